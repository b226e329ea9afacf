import StaticSwift
import Testing

@Suite struct TypesTests {
    @Test(arguments: [
        (
            "struct S { let a: Int; var b = 2; var c: Int? }; let x = S(a: 1)",
            "S.init(a: 1, b: 2, c: nil)"
        ),
        (
            """
            struct Look { var n = 0; static func plain() -> Look { Look(n: 1) } }
            struct Item { var look: Look? }
            func seen(_ item: Item) -> Int {
                var look = item.look ?? .plain()
                look.n += 1
                return look.n
            }
            let x = [seen(Item(look: nil)), seen(Item(look: Look(n: 5)))]
            """, "[2, 6]"
        ),
        (
            """
            protocol Part { static var shared: String { get } }
            extension Part {
                static var title: String { "\\(Self.self)" }
                static func all(_ end: String = title) -> [String] { [named("Kit"), end] }
                static func named(_ end: String) -> String { title + shared + end }
            }
            enum Home: Part { static let shared = "+" }
            enum Store: Part { static let shared = "-" }
            let x = Home.all() + Store.all("!")
            """, "[Home+Kit, Home, Store-Kit, !]"
        ),
        (
            """
            struct Place { var text: String; static var root: Place { Place(text: "/") } }
            struct One { var text: String }
            struct Many { var text: [String] }
            func + (left: Place, right: String) -> One { One(text: left.text + right) }
            func + (left: Place, right: String) -> Many { Many(text: [left.text, right]) }
            struct Item { var one: One; var many: Many?; var more: [One] }
            let x = Item(one: .root + "a", many: .root + "b", more: [Place(text: "") + "c"])
            """,
            "Item.init(one: One.init(text: /a), many: Many.init(text: [/, b])?, "
                + "more: [One.init(text: c)])"
        ),
        ("struct S { var a: Int; init(_ n: Int) { a = n * 2 } }; let x = S(4).a", "8"),
        (
            "struct S { var n = 0; mutating func up() { n += 1 } }; var s = S(); s.up(); s.up(); let x = s.n",
            "2"
        ),
        (
            "struct S { var n = 1 }; let a = S(); var b = a; b.n = 5; let x = [a.n, b.n]",
            "[1, 5]"
        ),
        ("final class C { var n = 1 }; let a = C(); let b = a; b.n = 5; let x = a.n", "5"),
        (
            "struct S { var n = 1; var m: Int { get { n * 2 } set { n = newValue } } }; var s = S(); s.m = 4; let x = s.m",
            "8"
        ),
        (
            "struct S { static let all = [one, 2]; static var one: Int { 1 } }; let x = S.all",
            "[1, 2]"
        ),
        (
            "enum E: String, CaseIterable { case a, b = \"B\" }; let x = E.allCases.map(\\.rawValue)",
            "[a, B]"
        ),
        ("enum E: Int { case a = 3, b }; let x = E.b.rawValue", "4"),
        (
            "enum E: String { case a }; let x = [E(rawValue: \"a\") == .a, E(rawValue: \"z\") == nil]",
            "[true, true]"
        ),
        (
            "enum E { case a, b; var other: E { switch self { case .a: .b; case .b: .a } } }; let x = E.a.other",
            "E.b()"
        ),
        (
            "extension String { var loud: String { uppercased() + \"!\" } }; let x = \"a\".loud",
            "A!"
        ),
        (
            "extension Array where Element == Int { func total() -> Int { reduce(0, +) }; mutating func grow() { append(9) } }; var a = [1]; a.grow(); let x = a.total()",
            "10"
        ),
        (
            "protocol P { var n: Int { get } }; extension P { var twice: Int { n * 2 } }; struct S: P { let n: Int }; let x = S(n: 3).twice",
            "6"
        ),
        (
            "struct A { struct B { let n: Int }; let b: B; static func make() -> A { A(b: B(n: 1)) } }; let x = A.make().b.n",
            "1"
        ),
        (
            "struct S: ExpressibleByStringLiteral { let n: String; init(stringLiteral value: String) { n = value } }; let s: S = \"q\"; let x = s.n",
            "q"
        ),
        ("struct S { subscript(n: Int) -> Int { n + 1 } }; let x = S()[4]", "5"),
        (
            "struct S { var list: [Int] = [] }; var all = [S(), S()]; all[1].list.append(3); let x = all.map(\\.list)",
            "[[], [3]]"
        ),
        ("typealias N = Int; struct S { let n: N }; let x = S(n: 1).n", "1"),
    ])
    func `structs and enums behave as they do in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }
}

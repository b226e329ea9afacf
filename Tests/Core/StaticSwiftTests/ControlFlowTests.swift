import StaticSwift
import Testing

@Suite struct ControlFlowTests {
    @Test(arguments: [
        ("var x = 0; for i in 1...4 where i % 2 == 0 { x += i }", "6"),
        ("var x = 0; while x < 5 { x += 2 }", "6"),
        ("var x = 0; repeat { x += 1 } while x < 3", "3"),
        (
            "var x = 0; for i in 0..<9 { if i == 2 { continue }; if i == 4 { break }; x += i }",
            "4"
        ),
        (
            "var x = 0\nouter: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; x += i } }",
            "3"
        ),
        ("let x: Int\nif 1 > 2 { x = 1 } else if true { x = 2 } else { x = 3 }", "2"),
        ("let x = if true { \"a\" } else { \"b\" }", "a"),
        ("let x = 1 > 0 ? \"y\" : \"n\"", "y"),
        (
            "let x = switch 3 { case ..<2: \"low\"; case 2...4: \"mid\"; default: \"high\" }",
            "mid"
        ),
        (
            "var x = \"\"; switch 1 { case 1: x += \"a\"; fallthrough; case 2: x += \"b\"; default: x += \"c\" }",
            "ab"
        ),
        ("let o: Int? = 1; let x = if let o { o + 1 } else { 0 }", "2"),
        ("let o: Int? = nil; let x = o ?? 7", "7"),
        ("let o: [Int]? = [1]; let x = o?.map { $0 + 1 }.first", "2?"),
        ("struct S { var a: S2? }; struct S2 { var n = 1 }; let x = S(a: nil).a?.n", "nil"),
        (
            "enum E { case a(Int, String), b }; let e = E.a(1, \"s\"); let x: String\nswitch e { case .a(let n, let s): x = \"\\(n)\\(s)\"; case .b: x = \"\" }",
            "1s"
        ),
        (
            "enum E { case a(n: Int), b }; let e = E.a(n: 4); var x = 0; if case .a(let n) = e { x = n }",
            "4"
        ),
        (
            """
            protocol Named { func called(_ end: String) -> String }
            extension Named where Self: RawRepresentable {
                func called(_ end: String) -> String { "\\(rawValue)\\(end)" }
            }
            enum Screen: String, Named { case home }
            enum Store: String, Named { case users }
            enum Part { case screen(Screen), store(Store) }
            func name(_ part: Part) -> String {
                switch part {
                case let .screen(one as any Named), let .store(one as any Named):
                    one.called("Kit")
                }
            }
            let x = [.screen(.home), .store(.users)].map { name($0) }
            """, "[homeKit, usersKit]"
        ),
        (
            "enum E { case a(Any), b }; var x = 0; if case .a(let n as Int) = E.a(\"s\") { x = n }",
            "0"
        ),
        ("let (a, b) = (1, 2); let x = a + b", "3"),
        ("var x = 0; do { defer { x = 2 }; x = 1 }", "2"),
        (
            "struct Bad: Error {}; func f() throws -> Int { throw Bad() }; let x = (try? f()) ?? 5",
            "5"
        ),
        ("struct Bad: Error {}; var x = 0; do { throw Bad() } catch { x = 3 }", "3"),
        (
            "let x = switch (1, \"a\") { case (1, \"b\"): 1; case (_, \"a\"): 2; default: 3 }",
            "2"
        ),
    ])
    func `branches and loops run as they do in Swift`(source: String, value: String) {
        #expect(x(source) == value)
    }

    @Test func `an early return ends the function, a guard binds for the rest of it`() {
        let source = """
            func f(_ n: Int?) -> String {
                guard let n, n > 1 else { return "none" }
                if n == 2 { return "two" }
                return "many"
            }
            let x = [f(nil), f(1), f(2), f(3)]
            """
        #expect(x(source) == "[none, none, two, many]")
    }
}

import StaticSwift
import Testing

@Suite struct FunctionsTests {
    @Test(arguments: [
        (
            "func f(_ a: Int, by b: Int = 2) -> Int { a * b }; let x = [f(3), f(3, by: 5)]",
            "[6, 15]"
        ),
        (
            "func f(_ a: String..., sep: String = \"-\") -> String { a.joined(separator: sep) }; let x = f(\"a\", \"b\", sep: \"+\")",
            "a+b"
        ),
        (
            "func add(_ n: Int, to list: inout [Int]) { list.append(n) }; var x = [1]; add(2, to: &x)",
            "[1, 2]"
        ),
        ("func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }; let x = twice { $0 + 3 }", "7"),
        (
            "func f(if flag: Bool, _ make: () -> Int) -> Int { flag ? make() : 0 }; let x = f(if: true) { 4 }",
            "4"
        ),
        ("func f(a: Int) -> Int { 1 }; func f(b: Int) -> Int { 2 }; let x = f(b: 0)", "2"),
        (
            "func f(_ a: Int) -> String { \"int\" }; func f(_ a: String) -> String { \"text\" }; let x = f(\"\")",
            "text"
        ),
        ("let f: (Int) -> Int = { n in let m = n + 1; return m * 2 }; let x = f(1)", "4"),
        ("let x = { 3 }()", "3"),
        ("func f() -> Int { func g() -> Int { 5 }; return g() }; let x = f()", "5"),
        ("var n = 1; func f() { n += 1 }; f(); f(); let x = n", "3"),
        (
            "func make() -> () -> Int { var n = 0; return { n += 1; return n } }; let f = make(); _ = f(); let x = f()",
            "2"
        ),
        (
            "infix operator +++; func +++ (a: Int, b: Int) -> Int { a + b + 1 }; let x = 1 +++ 2",
            "4"
        ),
        ("var isOn: Bool { later() }; func later() -> Bool { true }; let x = isOn", "true"),
    ])
    func `calls bind arguments as Swift does`(source: String, value: String) {
        #expect(x(source) == value)
    }
}

import StaticSwift
import Testing
import Tiers

@Suite(.long) struct LimitsTests {
    @Test(arguments: [
        "while true { }", "func f() -> Int { f() }; let x = f()",
        "for i in 0..<1_000_000_000 { }",
        "var s = \"a\"; while true { s += s }", "var a = [1]; while true { a += a }",
        "var a: [Any] = []; while true { a = [a, a] }",
        "let a = Array(repeating: 0, count: 1_000_000_000)",
        "let s = String(repeating: \"ab\", count: 4_611_686_018_427_387_905)",
        "struct S { var s: S { self.s } }; let x = S().s",
        "let f = { g() }; func g() { f() }; g()",
        "enum E { static let a = b; static let b = a }; let x = E.a",
        "let s = String(repeating: \"a\", count: 9_000); let a = (0..<400).map { s + \"\\($0)\" }",
        "let s = String(repeating: \"a\", count: 9_000); for _ in 0..<400 { _ = s.uppercased() }",
        "let c = Unknown(); var a = Array(0..<9_000); for i in 0..<99 { if c.d { a.append(i) } }",
    ])
    func `what would run for ever is stopped and reported`(source: String) {
        let evaluation = evaluate(source, limits: Limits(steps: 50_000, depth: 200, size: 10_000))
        #expect(evaluation.problems.count == 1)
    }

    @Test(
        .long,
        arguments: [
            "x = [x]", "x = (x, 1)", "x = [\"a\": x]", "x = S(n: x)",
            "a.append(x); x = a", "x = .some(x, x)", "x = [x].map { [$0] }", "f(&x)",
            "x = (0..<2).reduce(x) { y, _ in [y] }",
        ])
    func `values nested in each other many times over are stopped and reported`(wrapper: String) {
        let source = """
            struct S { var n: Any }
            func f(_ y: inout Any) { y = [y] }
            var a: [Any] = []
            var x: Any = 1
            for _ in 0..<20_000 { \(wrapper) }
            let y = x
            """
        let evaluation = evaluate(source, limits: Limits(steps: 150_000))
        #expect(evaluation.problems.count == 1)
    }

    @Test func `functions that call each other many times over are looked at once each`() {
        let functions = (0..<60).map { number in
            "func f\(number)() { f\((number + 1) % 60)(); f\((number + 7) % 60)() }"
        }
        let source = """
            \(functions.joined(separator: "\n"))
            var n = 1
            Machine.run { f0() }
            let x = n
            """
        #expect(x(source) == "1")
    }

    @Test func `brackets that the parser would take hours for are reported`() {
        let source = "let x = " + String(repeating: "[", count: 40) + "1"
        #expect(evaluate(source).problems.count == 1)
    }

    @Test(arguments: [(30_000, true), (45_000, false)])
    func `parsing a long file takes steps, and so do very many members`(
        statements: Int, isRead: Bool
    ) {
        let limits = Limits(steps: 20_000)
        let filler = "func f() {" + String(repeating: "1;", count: statements) + "}\n"
        let long = evaluate(filler + "let x = 1", limits: limits)
        #expect(long.problems.isEmpty == isRead)
        #expect((long.steps > limits.steps) == !isRead)
        let members = String(repeating: "var a: Int\n", count: isRead ? 5_500 : 16_000)
        let many = evaluate("struct S {\n\(members)}\nlet x = 1", limits: limits)
        #expect(many.problems.isEmpty == isRead)
        #expect((many.steps > limits.steps) == !isRead)
    }

    @Test func `a long comment and long texts are parsed for next to nothing`() {
        let words = "// " + String(repeating: "a", count: 200_000) + "\n"
        let evaluation = evaluate(words + "let x = 1", limits: Limits(steps: 100))
        #expect(evaluation.problems.isEmpty && evaluation.steps < 100)
    }

    @Test func `values that nest a little are kept`() {
        #expect(x("var y: [Any] = []; for _ in 0..<100 { y = [y] }; let x = y.count") == "1")
    }

    @Test func `values that share their parts are compared and shown within the limit`() {
        let source = """
            var a: [[Any]] = [[]]
            var b: [[Any]] = [[]]
            for _ in 0..<60 { a = [a, a]; b = [b, b] }
            let x = a == b
            """
        let evaluation = evaluate(source, limits: Limits(steps: 50_000, depth: 200, size: 10_000))
        #expect(evaluation.problems.count == 1)
    }

    @Test func `very deep and very long expressions are survived`() {
        let parentheses =
            String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
        _ = evaluate("let x = " + parentheses)
        _ = evaluate("let x = " + Array(repeating: "1", count: 5000).joined(separator: " + "))
        _ = evaluate("let x = a" + String(repeating: ".b()", count: 5000))
        _ = evaluate(
            String(repeating: "if true { ", count: 2000) + String(repeating: "}", count: 2000))
        #expect(x("let x = " + Array(repeating: "1", count: 100).joined(separator: " + ")) == "100")
    }

    @Test(arguments: [
        "", "let", "let x =", "func (", "#if", "#if os(", "struct S { var", "\"", "\"\\(", "x.",
        "[1,",
        "switch", "for in {", "let x = .foo(", "}}}}", "extension {", "enum E { case", "\u{0}",
        "let x = $0",
    ])
    func `source that does not parse is survived`(source: String) {
        _ = evaluate(source)
        _ = evaluate("let a = [1]\n" + source + "\nlet b = 2")
    }
}

import StaticSwift
import Testing

/// Where a plausible answer would be easy, and wrong.
@Suite struct NoGuessesTests {
    @Test(arguments: [
        "var n = 1 { didSet { n = 2 } }", "do { var n = 1 { didSet { n = 2 } }; n = 3 }",
        "struct S { var n = 1 { willSet { } } }",
        "@propertyWrapper struct W { var wrappedValue: Int }; @W var n = 1",
        "@resultBuilder struct B { static func buildBlock(_ n: Int) -> Int { n } }; struct S { "
            + "@B let f: () -> Int }",
    ])
    func `declarations that do more than they say are reported`(source: String) {
        #expect(evaluate(source).problems.count == 1)
    }

    @Test func `an instance of a branch that may not be taken is doubtful`() {
        let evaluation = evaluate(
            "if clock() { _ = Box(name: \"a\") } else { _ = Box(name: \"b\") }")
        #expect(evaluation.instances.map { $0.doubt?.expression } == ["clock", "clock"])
    }

    @Test func `an instance of the only branch that goes on is certain`() {
        let evaluation = evaluate(
            "if clock() { _ = Box(name: \"a\"); fatalError() } else { _ = Box(name: \"b\") }")
        #expect(evaluation.instances.map { $0.doubt?.expression } == [nil])
    }

    @Test func `an error that may be thrown leaves unknown what came after it`() {
        let source = """
            struct E: Error {}
            var n = 1
            func f() throws { if clock() { throw E() }; n = 2 }
            try? f()
            let x = n
            """
        #expect(x(source) == "<clock>")
    }

    @Test func `overloads that only the compiler can tell apart are not chosen between`() {
        let source = """
            extension Box { static func make() -> Part { "a" }; static func make() -> Box { Box(name: "b") } }
            let x = Box.make()
            """
        #expect(x(source) == "<Box.make()>")
    }

    @Test func `members of library values that are not described are unknown`() {
        #expect(x("let b = Box(name: \"a\"); let x = b.weight == nil") == "<b.weight>")
        #expect(x("let k = Kind.big; let x = k.rawValue") == "<k.rawValue>")
    }

    @Test func `a switch that no case of matches ends what is certain`() {
        #expect(evaluate("switch 3 { case 1: break }").problems.count == 1)
    }

    @Test func `a capture list copies when the closure is made`() {
        #expect(x("var n = 1; let f = { [n] in n }; n = 2; let x = f()") == "1")
        #expect(x("var n = 1; let f = { n }; n = 2; let x = f()") == "2")
    }
}

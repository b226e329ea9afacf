import StaticSwift
import Testing

@Suite struct UnknownsTests {
    @Test func `one unknown element makes that element unknown, not the array`() {
        #expect(x("let x = [1, clock(), 3]") == "[1, <clock>, 3]")
        #expect(x("let x = [1] + clock() + [3]") == "[1, <clock>, 3]")
        #expect(x("let x = [1, 2].map { $0 == 1 ? clock() : $0 }") == "[<clock>, 2]")
    }

    @Test func `an unknown value says which expression stands where, and why`() throws {
        let evaluation = evaluate("let a = 1\nlet x = a +   FileManager.default.count")
        guard case .unknown(let unknown)? = evaluation.globals.last?.value else {
            Issue.record("x is known")
            return
        }
        #expect(unknown.expression == "FileManager.default")
        #expect(unknown.position == SourcePosition(file: "main.swift", line: 2, column: 15))
        #expect(unknown.reason == "its value depends on the machine")
    }

    @Test func `what both branches of an unknown condition agree on stays certain`() {
        let source = """
            var a = 1, b = 1, list = ["p"]
            if FileManager.default.fileExists(atPath: "f") { a = 2; list.append("q") } else { a = 3 }
            let x = ["\\(b)", "\\(a == a)"] + list
            """
        #expect(x(source) == "[1, <FileManager.default>, p, <FileManager.default>]")
    }

    @Test func `a variable that one branch keeps is unknown if the other changes it`() {
        #expect(x("var x = 1; if Host.clock { x = 1 }") == "1")
        #expect(x("var x = 1; if Host.clock { x = 2 }") == "<Host.clock>")
    }

    @Test func `the branch that ends the program is not the one that was taken`() {
        #expect(x("var x = 1; if clock() { fatalError() } else { x = 2 }") == "2")
    }

    @Test func `an early return that may be taken makes the result unknown`() {
        #expect(
            x("func f() -> Int { if clock() { return 1 }; return 2 }; let x = f()") == "<clock>")
        #expect(x("func f() -> Int { if clock() { return 1 }; return 1 }; let x = f()") == "1")
        let source = """
            var n = 0
            func f() { guard clock() else { return }; n = 1 }
            f()
            let x = n
            """
        #expect(x(source) == "<clock>")
    }

    @Test func `a loop that may end early leaves unknown what it may have changed`() {
        #expect(x("var x = 0; for i in 1...3 { if clock() { break }; x = i }") == "<clock>")
        #expect(x("var x = 7; for i in clock() { x = 1 }") == "<clock>")
        #expect(x("var x = 7; while clock() { x += 1 }") == "<clock>")
    }

    @Test func `logic is certain where one side decides`() {
        #expect(
            x("let x = [clock() && false, true || clock(), false || clock()]")
                == "[false, true, <clock>]")
    }

    @Test func `a list of unknown length has no count, but keeps what is certain`() {
        let list = "let l = [1] + clock(); "
        #expect(x(list + "let x = l.count") == "<clock>")
        #expect(x(list + "let x = l.isEmpty") == "false")
        #expect(x(list + "let x = l.contains(1)") == "true")
        #expect(x(list + "let x = l.contains(2)") == "<clock>")
        #expect(x(list + "let x = l.first") == "1?")
    }

    @Test func `a method that is not known makes the variable it is called on unknown`() {
        #expect(x("var x = [1]; x.shuffleSomehow()") == "<x.shuffleSomehow()>")
        #expect(x("var x = [1]; mystery(&x)") == "<mystery>")
    }

    @Test func `an unknown call that gets an instance is reported as a problem`() {
        let evaluation = evaluate("let box = Box(name: \"a\")\nmystery(box)")
        #expect(evaluation.problems.map(\.expression) == ["mystery"])
    }

    @Test(arguments: [
        "fatalError(\"no\")", "precondition(1 > 2)", "let a = [1][4]",
        "let n: Int? = nil; let m = n!",
        "struct E: Error {}; throw E()",
    ])
    func `a failed precondition and a thrown error end with a problem`(source: String) {
        let evaluation = evaluate("let x = 1\n" + source + "\nlet y = 2")
        #expect(evaluation.problems.count == 1)
        #expect(!evaluation.globals.contains { $0.name == "y" })
    }

    @Test func `a global that is used before its statement has run is unknown`() {
        #expect(x("func f() -> Int { late }; let x = f(); let late = 1") == "<late>")
    }
}

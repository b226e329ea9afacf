import StaticSwift
import Testing

/// What an expression that is not understood could have reached is unknown.
@Suite struct ReachTests {
    @Test(arguments: [
        "mystery(); let x = n", "let y = mystery(); let x = n", "_ = [mystery()]; let x = n",
        "if mystery() {}; let x = n", "let y = n == 5 ? mystery() : 0; let x = n",
        "for _ in mystery() {}; let x = n", "let f = mystery; f(); let x = n",
        "mystery.list.append(3); let x = n", "[1].forEach(mystery); let x = n",
    ])
    func `a function that nobody declares may have changed every variable`(source: String) {
        #expect(x("var n = 5; " + source) == "<mystery>")
    }

    @Test func `a function that nobody declares leaves constants alone`() {
        #expect(x("let n = 5; let y = mystery(); let x = n") == "5")
    }

    @Test func `what a function does that is not of the program stays outside of it`() {
        #expect(x("var n = 5; Machine.start(n); let x = n") == "5")
        #expect(x("var n = 5; let y = \"a\".weigh(); let x = n") == "5")
    }

    @Test func `a closure may run any number of times in a call that is not followed`() {
        #expect(x("var n = 5; Machine.run { n += 1 }; let x = n") == "<Machine>")
        #expect(x("var n = 5; Machine.run { [n] in print(n) }; let x = n") == "5")
        #expect(
            x("var n = 5; func add() { n += 1 }; Machine.run(add); let x = n") == "<Machine>")
        #expect(
            x(
                "var n = 5; func add() { n += 1 }; func two() { add() }; Machine.run { two() }; let x = n"
            )
                == "<Machine>")
        #expect(x("var n = 5; [Host.clock].sort2 { n += $0 }; let x = n").hasPrefix("<"))
    }

    @Test func `what is lent to a call that is not followed comes back unknown`() {
        #expect(x("var x = [1]; Machine.fill(&x)") == "<Machine>")
        #expect(x("var x = [1]; withUnsafeMutableBytes(of: &x) { _ in }").hasPrefix("<"))
    }

    @Test func `an instance that may be another is changed with all instances`() {
        let source = """
            let a = Box(name: "a"), b = Box(name: "b")
            let c = Host.clock ? a : b
            c.name = "c"
            let x = a.name
            """
        #expect(x(source) == "<Host.clock>")
    }

    @Test func `an overload that cannot be picked may have done what any of them does`() {
        let source = """
            var n = 0
            func add(_ list: [Int]) -> Int { n += 1; return 1 }
            func add(_ list: [String]) -> String { n += 2; return "" }
            let y = add([])
            let x = n
            """
        #expect(x(source) == "<add([])>")
    }

    @Test func `the rest of a chain on something unknown may not run`() {
        let source = """
            var n = 0
            func add() -> Int { n += 1; return n }
            let y = Host.clock?.with(add())
            let x = n
            """
        #expect(x(source) == "<Host.clock>")
    }

    @Test func `the other side of ??, && and || runs perhaps`() {
        let add = "var n = 0; func add() -> Bool { n += 1; return true }; "
        #expect(x(add + "let y = Host.clock ?? add(); let x = n") == "<Host.clock>")
        #expect(x(add + "let y = Host.clock && add(); let x = n") == "<Host.clock>")
        #expect(x(add + "let y = Host.clock || add(); let x = n") == "<Host.clock>")
    }

    @Test func `a loop of unknown length may run more often than once`() {
        let source = """
            var first = true, x = 0
            for _ in Host.clock { if first { first = false } else { x = 1 } }
            """
        #expect(x(source) == "<Host.clock>")
    }

    @Test func `an error that may be thrown is caught perhaps`() {
        let source = """
            var x = "a"
            do { try Machine.start(); x = "b" } catch { x = "c" }
            """
        #expect(x(source) == "<Machine>")
        #expect(x("var x = 1; do { try Machine.start() } catch {}; ") == "1")
    }

    @Test func `what is deferred happens on a way out that may have been taken too`() {
        let source = """
            var x = 0
            func f() { defer { x = 1 }; if Host.clock { return }; print(2) }
            f()
            """
        #expect(x(source) == "1")
    }

    @Test func `an element that is removed at an unknown place may be any`() {
        #expect(x("var x = [1, 2]; x.remove(at: Host.clock)") == "[<x.remove(at: Host.clock)>]")
        #expect(x("var x = Set([1]); x.remove(Host.clock)") == "{<Host.clock>}")
        #expect(x("let x = Set([1]).subtracting([Host.clock])") == "{<Host.clock>}")
    }

    @Test func `pairs that are not known make a merged dictionary unknown`() {
        #expect(x("var x = [1: 2]; x.merge(Host.clock) { $1 }").hasPrefix("<x.merge"))
        #expect(x("let x = [1: 2].merging(Host.clock) { $1 }").hasPrefix("<"))
    }

    @Test func `a condition of the compiler that is not known is a problem`() {
        #expect(evaluate("#if moonPhase(full)\nlet x = 1\n#endif").problems.count == 1)
        #expect(evaluate("#if hasFeature(Moon)\nlet x = 1\n#endif").problems.isEmpty)
    }
}

import Previewing
import Testing

@testable import Processes

@Suite struct BuildOutputTests {
    private func events(_ lines: String...) -> [BuildEvent] {
        var output = BuildOutput()
        return lines.flatMap { output.events(of: $0) }
    }

    @Test func `a step with its numbers is progress`() {
        #expect(
            events("[12/40] Compiling Kit Chart.swift")
                == [.progress(step: "Compiling Kit Chart.swift", done: 12, total: 40)])
    }

    @Test func `what SwiftPM does before it compiles is progress without numbers`() {
        #expect(
            events("Fetching https://a.b/c")
                == [.progress(step: "Fetching https://a.b/c", done: 0, total: 0)])
    }

    @Test func `numbers in brackets that count nothing are a line as any other`() {
        #expect(events("[41/40] Odd", "[x/3] y") == [.output("[41/40] Odd"), .output("[x/3] y")])
    }

    @Test func `an error has its place, and a name with a colon stays whole`() {
        let line = "/p/A:B.swift:3:14: error: cannot find 'x' in scope"
        let problem = BuildProblem(
            place: .init(file: "/p/A:B.swift", line: 3, column: 14),
            message: "cannot find 'x' in scope")
        #expect(events(line) == [.output(line), .problem(problem)])
    }

    @Test func `what the compiler says twice is told once`() {
        let line = "/p/A.swift:3:14: warning: unused"
        let problems = events(line, line).filter { if case .problem = $0 { true } else { false } }
        #expect(problems.count == 1)
    }

    @Test func `an error of SwiftPM and one of a linker are errors without a place`() {
        let found = events(
            "error: no product named 'x'", "/usr/bin/ld.gold: error: cannot find -lz",
            "a.o:main: undefined reference to 'f'")
        let messages = found.compactMap { event in
            if case .problem(let problem) = event { problem.message } else { nil }
        }
        #expect(
            messages == ["no product named 'x'", "cannot find -lz", "undefined reference to 'f'"])
    }

    @Test func `codes for a terminal are taken out, empty lines too`() {
        #expect(events("\u{1B}[1mhello\u{1B}[0m", "  ") == [.output("hello")])
    }

    @Test func `a failure in other words is explained by the last line`() {
        var output = BuildOutput()
        _ = output.events(of: "the disk is full")
        #expect(output.unexplained?.message == "the disk is full")
        _ = output.events(of: "error: really")
        #expect(output.unexplained == nil)
    }
}

import Codebase
import Testing
import Tiers

@testable import CocoaPods

/// Podspecs that grow until the budget bites.
@Suite(.long) struct PodspecBombTests {
    private static let small = ReadingBudget(steps: 500, bytes: 1 << 20)

    /// Statements that take more and more steps, or make more and more text.
    private static let bombs: [@Sendable (Int) -> String] = [
        { String(repeating: "s.summary = 'a'\n", count: $0 * 50) },
        { size in
            (0..<size).map { "def f\($0)\nf\($0 + 1)\nf\($0 + 1)\nend\n" }.joined()
                + "def f\(size)\nend\nf0\n"
        },
        { size in
            (0..<size).map { "['a','b','c'].each do |x\($0)|\n" }.joined()
                + "s.dependency 'A'\n" + String(repeating: "end\n", count: size)
        },
        {
            "s.source_files = 'a'\n"
                + String(repeating: "s.source_files += s.source_files\n", count: $0)
        },
        { "x = ['a']\n" + String(repeating: "x = x + x\n", count: $0) },
        { "x = 'aaaaaaaa'\n" + String(repeating: "x = \"#{x}#{x}\"\n", count: $0) },
        { "x = ['a']\n" + String(repeating: "x = [x, x, x]\n", count: $0) },
        { "x = 'a'\n" + String(repeating: "x = x + x\n", count: $0) },
        { String(repeating: "if x\n", count: $0 * 5) + "s.dependency 'A'\n" },
        { "if x\n" + String(repeating: "elsif y\ns.dependency 'A'\n", count: $0 * 20) + "end\n" },
    ]

    private func pod(_ text: String) -> (pod: PodSpecification, budget: ReadingBudget) {
        let parsed = RubyParser.statements(of: podspec(text))
        let evaluator = PodspecEvaluator(parsed.statements, name: "P", budget: Self.small)
        evaluator.pod.overrun = evaluator.pod.overrun ?? parsed.overrun.map { ($0.line, $0.reason) }
        return (evaluator.pod, evaluator.budget)
    }

    @Test(arguments: bombs.indices)
    func `podspecs that grow end at the budget and say so`(bomb: Int) {
        #expect(pod(Self.bombs[bomb](1)).pod.overrun == nil)
        var wasCut = false
        for size in [4, 16, 64] {
            let (pod, budget) = pod(Self.bombs[bomb](size))
            #expect(budget.steps <= 500 && budget.bytes <= 1 << 20)
            #expect(!wasCut || pod.overrun != nil)
            wasCut = pod.overrun != nil
        }
        #expect(wasCut)
    }

    @Test func `a podspec that takes too many steps is incomplete`() async throws {
        let reading = try await read([
            "P.podspec": podspec(
                "s.source_files = '*.swift'\n"
                    + (0..<20).map { "def f\($0)\nf\($0 + 1)\nf\($0 + 1)\nend\n" }.joined()
                    + "f0"),
            "a.swift": "",
        ])
        #expect(reading.sources(of: "P") == ["a.swift"])
        #expect(
            reading.incomplete.map(\.reason) == [
                "The podspec of P takes more than 20,000 steps to read. Write sources and "
                    + "dependencies out to have them read."
            ])
    }

    @Test(.timeLimit(.minutes(5)))
    func `empty lines, however many, are passed once`() async throws {
        let lines = String(repeating: "\n", count: 300_000)
        let reading = try await read([
            "P.podspec": podspec("s.source_files = 'a.swift'\(lines)s.dependency 'A'"),
            "a.swift": "",
        ])
        #expect(reading.sources(of: "P") == ["a.swift"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test(arguments: [(2, false), (9, false), (10, true), (40, true)])
    func `braces that multiply are incomplete`(groups: Int, isCut: Bool) async throws {
        let reading = try await read([
            "P.podspec": podspec(
                "s.source_files = '\(String(repeating: "{a,b}", count: groups))*.swift', 'x.swift'"),
            "x.swift": "",
        ])
        #expect(reading.sources(of: "P") == ["x.swift"])
        #expect(reading.incomplete.isEmpty == !isCut)
        #expect(
            reading.incomplete.allSatisfy { $0.reason.contains("stands for more patterns than") })
    }

    @Test func `patterns over many files end at the budget`() {
        let tree = SourceTree(
            root: "/nowhere", files: (0..<100).map { RelativePath("a\($0).swift") })
        for (count, isCut) in [(1, false), (10, false), (100, true), (1000, true)] {
            let files = PodFiles(tree, in: .root, budget: ReadingBudget(steps: 5_000))
            let found = files.matching((0..<count).map { "a\($0)*" }, except: [])
            #expect(found.isEmpty == isCut)
            #expect(files.problems.isEmpty == !isCut)
            #expect(files.budget.steps <= 5_000)
        }
    }
}

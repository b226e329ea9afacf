import Codebase
import Testing
import Tiers

@testable import XcodeProjects

/// Specifications that grow until the budget bites.
@Suite(.long) struct SpecBombTests {
    /// How a specification of a size multiplies.
    private static let bombs: [@Sendable (Int) -> String] = [
        { size in
            let list = Array(repeating: "iOS", count: size).joined(separator: ", ")
            return """
                targetTemplates: {T: {platform: [\(list)], type: framework}}
                targets: {A: {platform: [\(list)], templates: [T], type: framework}}
                """
        },
        { size in
            let templates = (0..<size).map { "  T\($0): {templates: [T\($0 + 1)], sources: [A]}\n" }
            return "targetTemplates:\n\(templates.joined())targets:\n"
                + (0..<size).map { "  A\($0): {templates: [T0], type: framework}\n" }.joined()
        },
        { size in
            let text = String(repeating: "${a}", count: size * 100)
            return """
                targetTemplates: {T: {sources: ["\(text)"]}}
                targets:
                  A: {templates: [T], type: framework, platform: iOS,
                      templateAttributes: {a: "\(String(repeating: "x", count: size * 100))"}}
                """
        },
    ]

    @Test(arguments: bombs.indices)
    func `targets that multiply end at the budget and say so`(bomb: Int) throws {
        var wasCut = false
        for size in [1, 4, 16, 64, 256] {
            var notes: [IncompleteItem] = []
            let text = "name: P\n" + Self.bombs[bomb](size)
            let spec = try #require(
                try SpecYAML.node(text, file: "project.yml", notes: &notes))
            let expansion = TargetExpansion(
                spec: spec, budget: ReadingBudget(steps: 50_000, bytes: 1 << 20))
            #expect(expansion.budget.steps <= 50_000 && expansion.budget.bytes <= 1 << 20)
            #expect(!wasCut || expansion.overrun != nil)
            wasCut = expansion.overrun != nil
        }
        #expect(wasCut)
    }

    @Test(arguments: [2, 9, 17])
    func `aliases of lists as keys are refused before they are compared`(
        levels: Int
    ) async throws {
        let towers = (1...levels).map { level in
            let items = Array(repeating: "*a\(level - 1)", count: 10)
            return "x\(level): &a\(level) [\(items.joined(separator: ", "))]\n"
        }
        let reading = try await read([
            "project.yml": "name: P\nx0: &a0 [l]\n" + towers.joined() + "x: {*a\(levels) : 1}\n",
            "A/a.swift": "",
        ])
        #expect(
            reading.incomplete.map(\.reason) == [
                "A key is a list, a mapping or an alias of one. Write the key as a text."
            ])
        #expect(reading.incomplete.first?.line == levels + 3)
    }

    @Test func `a project whose targets multiply is incomplete`() async throws {
        let reading = try await read([
            "project.yml": "name: P\n" + Self.bombs[0](1_000), "A/a.swift": "",
        ])
        #expect(
            reading.incomplete.map(\.reason) == [
                "A takes more than 1,000,000 steps to read with its platforms and templates, so "
                    + "that it and the targets behind it are left out. Write fewer of them."
            ])
    }

    /// Aliases that put one tree into the next: the text stays flat.
    private static func tower(_ levels: Int) -> String {
        "a0: &a0 [x]\n" + (1...levels).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    }

    @Test(arguments: [(2, false), (19, false), (150, false), (1_000, true), (20_000, true)])
    func `aliases that nest too deeply are refused before they are parsed`(
        levels: Int, isRefused: Bool
    ) throws {
        var notes: [IncompleteItem] = []
        let text = "name: P\n" + Self.tower(levels)
        if isRefused {
            #expect(throws: SpecError.self) {
                try SpecYAML.node(text, file: "project.yml", notes: &notes)
            }
        } else {
            #expect(try SpecYAML.node(text, file: "project.yml", notes: &notes) != nil)
        }
    }

    @Test func `aliases that stand for too much are refused`() throws {
        var notes: [IncompleteItem] = []
        let text =
            "a0: &a0 [x, x]\n"
            + (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        #expect(throws: SpecError.self) {
            try SpecYAML.node(text, file: "project.yml", notes: &notes)
        }
    }

    @Test func `included files that are too much together are incomplete`() async throws {
        let names = (0..<80).map { "i\($0).yml" }.joined(separator: ", ")
        var files = [
            "project.yml": """
            name: P
            include: [\(names)]
            targets: {A: {type: framework, platform: iOS, sources: A}}

            """,
            "A/a.swift": "",
        ]
        let many = Array(repeating: "x", count: 1_000).joined(separator: ", ")
        for index in 0..<80 { files["i\(index).yml"] = "options: {list: [\(many)]}\n" }
        let reading = try await read(files)
        #expect(
            reading.incomplete.contains { $0.reason.contains("takes more than 2,000,000 steps") })
    }

    @Test(arguments: [(2, false), (40, true)])
    func `braces that multiply in the patterns of sources are incomplete`(
        groups: Int, isCut: Bool
    ) async throws {
        let pattern = String(repeating: "{a,b}", count: groups)
        let reading = try await read([
            "project.yml": """
            name: P
            targets:
              A: {type: framework, platform: iOS, sources: [{path: A, excludes: ["\(pattern)"]}]}
            """,
            "A/a.swift": "",
        ])
        #expect(reading.incomplete.isEmpty == !isCut)
    }

    @Test func `an open brace a million times is no variable`() {
        let text = String(repeating: "${", count: 1_000_000)
        #expect(text.expanding(["a": "b"]) == text)
        #expect("$${a}$a${${a".expanding(["a": "b"]) == "$b$a${${a")
    }
}

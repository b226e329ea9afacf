import DomainStubs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase
@testable import Previewing

@Suite struct PreviewWeightTests {
    /// Modules of one view each, `NAME` with so many lines.
    private func weight(
        of name: String, _ modules: [(name: String, lines: Int, uses: [String])],
        declares: [String: [String]]? = nil
    ) throws -> PreviewWeight {
        let all = modules.map { module in
            Module.stub(
                module.name, uses: declares.map { $0[module.name] ?? [] } ?? module.uses)
        }
        var facts: [RelativePath: SourceFacts] = [:]
        for (module, described) in zip(all, modules) {
            facts[module.sources[0]] = .stub(
                lines: described.lines,
                imports: (described.uses + ["SwiftUI"]).enumerated().map {
                    ImportStatement(module: $1, line: $0 + 1)
                }, inherits: [Inheritance("V: View", number: 0)])
        }
        let survey = surveyPreviews(.stub(.stub(all), facts: facts))
        return try #require(survey.modules.first { $0.name == name }).weight
    }

    @Test func `lines to compile are those of the survey, of modules with previews`() throws {
        let modules = [
            Module.stub("Home", uses: ["Kit"]), Module.stub("Kit"), Module.stub("Other"),
        ]
        var facts: [RelativePath: SourceFacts] = [:]
        for (module, lines) in zip(modules, [100, 20, 500]) {
            let preview = PreviewStatement(kind: .macro, name: nil, uses: ["V"], line: 3)
            facts[module.sources[0]] = .stub(
                lines: lines, previews: module.name == "Other" ? [] : [preview])
        }
        let analysis = Analysis.stub(.stub(modules), facts: facts)
        let lines = LinesToCompile(analysis)
        #expect(lines.previews == ["::Home": 120, "::Kit": 20])
        #expect(lines.devApps.isEmpty)
        for module in surveyPreviews(analysis).modules where !module.previews.isEmpty {
            #expect(lines.previews[module.id] == module.weight.closure.lines)
        }
    }

    @Test func `all that a module depends on must be compiled, and itself`() throws {
        let found = try weight(
            of: "Home",
            [("Home", 100, ["Kit"]), ("Kit", 20, ["Base"]), ("Base", 3, []), ("Other", 500, [])])
        #expect(found.closure.modules == ["::Base", "::Home", "::Kit"])
        #expect(found.closure.files == 3)
        #expect(found.closure.lines == 123)
    }

    @Test func `the best dependency to invert takes most lines with it`() throws {
        let found = try weight(
            of: "Home",
            [
                ("Home", 100, ["Kit", "Network"]), ("Kit", 20, []), ("Network", 30, ["Parser"]),
                ("Parser", 400, []),
            ])
        let best = try #require(found.cuts.first)
        #expect((best.from, best.to) == ("::Home", "::Network"))
        #expect(best.saves.lines == 430)
        #expect(best.saves.modules == ["::Network", "::Parser"])
        #expect(best.importedBy == ["Sources/Home/Home.swift"])
        #expect(found.cuts.map(\.saves.lines) == [430, 400, 20])
    }

    @Test func `what is reached another way is not saved`() throws {
        let found = try weight(
            of: "Home",
            [
                ("Home", 100, ["Kit", "Network"]), ("Kit", 20, ["Base"]),
                ("Network", 30, ["Base"]), ("Base", 400, []),
            ])
        #expect(found.cuts.map(\.to) == ["::Network", "::Kit"])
        #expect(found.cuts.first?.saves.lines == 30)
    }

    @Test func `what most modules that draw depend on is no advice`() throws {
        let found = try weight(
            of: "Home",
            [
                ("Home", 1, ["Style", "Network"]), ("Cart", 1, ["Style"]), ("Menu", 1, ["Style"]),
                ("Style", 900, []), ("Network", 30, []), ("Other", 1, []),
            ])
        #expect(found.cuts.map(\.to) == ["::Network"])
    }

    @Test func `an unimported declaration can go, however many others need the module`() throws {
        let found = try weight(
            of: "Home",
            [
                ("Home", 1, []), ("Cart", 1, ["Style"]), ("Menu", 1, ["Style"]),
                ("Style", 900, []),
            ],
            declares: ["Home": ["Style"], "Cart": ["Style"], "Menu": ["Style"]])
        #expect(found.cuts.map(\.to) == ["::Style"])
    }

    @Test func `a part of the whole app is never more than it`() throws {
        let found = try weight(of: "Home", [("Home", 100, ["Kit"]), ("Kit", 20, [])])
        #expect(found.shared.lines <= found.closure.lines)
    }

    @Test func `what is imported but declared by another module is still needed`() throws {
        let found = try weight(
            of: "Home", [("Home", 1, ["Kit", "Base"]), ("Kit", 20, ["Base"]), ("Base", 400, [])],
            declares: ["Home": ["Kit"], "Kit": ["Base"]])
        #expect(found.closure.lines == 421)
        #expect(found.cuts.map(\.saves.lines) == [20])
    }

    @Test func `modules that reach each other are cut off together`() throws {
        let found = try weight(
            of: "Home", [("Home", 1, ["A"]), ("A", 10, ["B"]), ("B", 20, ["A"])])
        #expect(found.cuts.map(\.saves.lines) == [30, 20])
    }

    @Test func `a dependency that no file imports can simply be taken out`() throws {
        let found = try weight(
            of: "Home", [("Home", 1, []), ("Kit", 20, [])], declares: ["Home": ["Kit"]])
        #expect(found.cuts.first?.isUnused == true)
        #expect(found.cuts.first?.saves.lines == 20)
    }

    @Test func `a dependency that breaks a rule says so`() throws {
        let modules: [Module] = [.stub("HomeFeature", uses: ["CartFeature"]), .stub("CartFeature")]
        var facts: [RelativePath: SourceFacts] = [:]
        for module in modules {
            facts[module.sources[0]] = .stub(
                imports: [
                    .init(module: "SwiftUI", line: 1), .init(module: "CartFeature", line: 2),
                ],
                inherits: [Inheritance("V: View", number: 0)])
        }
        let analysis = Analysis.stub(
            assignRoles(.stub(modules)), facts: facts,
            layers: [.stub("Top", ["CartFeature"]), .stub("Bottom", ["HomeFeature"])])
        #expect(analysis.violations.map(\.kind) == [.upward])
        let home = surveyPreviews(analysis).modules.first { $0.name == "HomeFeature" }
        #expect(home?.weight.cuts.map(\.breaks) == [.upward])
    }

    @Test func `a module alone has nothing to invert`() throws {
        #expect(try weight(of: "Home", [("Home", 7, [])]).cuts.isEmpty)
    }

    @Test(arguments: 0..<40)
    func `the best cut is the one that trying every edge finds`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = 12
        var modules: [(name: String, lines: Int, uses: [String])] = []
        for index in 0..<count {
            let uses = (0..<count).filter {
                $0 != index && Int.random(in: 0..<count, using: &random) < 2
            }
            modules.append(
                ("M\(index)", Int.random(in: 1...900, using: &random), uses.map { "M\($0)" }))
        }
        let lines = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.lines) })
        let edges = modules.flatMap { module in module.uses.map { (module.name, $0) } }
        let all = reach("M0", edges)
        // What most modules depend on is never advised.
        let best = edges.indices.filter { cut in
            edges.count { $0.1 == edges[cut].1 } * 2 <= count - 1
        }.map { cut in
            let left = reach("M0", edges.enumerated().filter { $0.offset != cut }.map(\.element))
            return all.subtracting(left).reduce(0) { $0 + (lines[$1] ?? 0) }
        }.max()

        let found = try weight(of: "M0", modules)

        #expect(found.closure.lines == all.reduce(0) { $0 + (lines[$1] ?? 0) })
        #expect((found.cuts.first?.saves.lines ?? 0) == best ?? 0)
    }

    /// What can be reached, by following edges until nothing new turns up.
    private func reach(_ start: String, _ edges: [(String, String)]) -> Set<String> {
        var seen: Set = [start]
        while true {
            let more = edges.filter { seen.contains($0.0) && !seen.contains($0.1) }.map(\.1)
            if more.isEmpty { return seen }
            seen.formUnion(more)
        }
    }
}

import Architecture
import Codebase
import Diagnosing
import Foundation
import Reports
import Testing

@Suite struct HealthReportTests {
    private let health = Health(
        findings: [
            HealthFinding(
                .target, "::Base", severity: .error,
                title: "Base: 16 modules reach past its interface",
                why: [
                    "Whoever imports the implementation is built again with every change of it.",
                    "14 of 16 use only API_Client: moving it to BaseInterface ends them.",
                ],
                win: HealthWin(edges: 16, errors: 16, violations: 32, imports: 1_031, pairs: 40),
                cost: HealthCost(files: 24, lines: 31), modules: ["::Base", "::Home"],
                edges: [EdgeID(from: "::Home", to: "::Base")], violations: ["bypass ::Home ::Base"],
                steps: [
                    HealthStep(
                        .move(types: ["API_Client"], from: "::Base", to: "::BaseInterface"),
                        "Move API_Client to BaseInterface", command: "strata why Home Base")
                ]),
            HealthFinding(
                .tightening, "layers", title: "4 layers are inferred, and nothing keeps them",
                why: ["In a file they can be corrected."],
                steps: [HealthStep(.writeLayers, "Write the layers", command: "strata init")]),
        ],
        checks: [
            HealthCheck(topics: [.cycle], subject: "cycles between modules", found: 0),
            HealthCheck(topics: [.target], subject: "8 dependencies against 4 layers", found: 1),
        ])

    private let plain = Paint(isOn: false)

    @Test func `the first lines say what to do first, and how`() {
        let lines = healthText(of: health, most: 10, paint: plain).split(separator: "\n")
        #expect(lines[0] == "Begin here. Base: 16 modules reach past its interface.")
        #expect(lines[1] == "  Move API_Client to BaseInterface.")
        #expect(lines[2] == "  strata why Home Base")
    }

    @Test func `each finding has win, cost, reason and next step`() {
        let text = healthText(of: health, most: 10, paint: plain)
        #expect(text.contains("   wins  16 dependencies, 32 violations, 1,031 imports, 40 pairs"))
        #expect(text.contains("   costs 24 files, 31 lines\n"))
        #expect(text.contains("   next  Move API_Client to BaseInterface\n"))
        #expect(text.contains("What could be stricter\n- 4 layers are inferred"))
        #expect(text.contains("nothing found: cycles between modules."))
    }

    @Test func `no line is wider than 80 columns`() {
        let text = healthText(of: health, most: 10, paint: plain)
        #expect(text.split(separator: "\n").map(\.count).max() ?? 0 <= 80)
    }

    @Test func `whoever owns the code is named in all formats`() throws {
        let owners = [health.findings[0].id: ["@base", "ann@shop.example"]]
        let text = healthText(of: health, most: 10, owners: owners, paint: plain)
        #expect(text.contains("   owner @base ann@shop.example\n"))
        let markdown = healthMarkdown(of: health, owners: owners)
        #expect(markdown.contains("  - Owner: `@base` `ann@shop.example`\n"))
        let report = HealthReport(health, in: .empty, owners: owners)
        let json = try JSONSerialization.jsonObject(with: Data(jsonText(of: report).utf8))
        let findings = (json as? [String: Any])?["findings"] as? [[String: Any]]
        #expect(
            findings?.map { $0["owners"] as? [String] } == [["@base", "ann@shop.example"], []])
        #expect(!healthText(of: health, most: 10, paint: plain).contains("owner"))
    }

    @Test func `what is left out is counted`() {
        let many = Health(
            findings: Array(repeating: health.findings[0], count: 12), checks: [])
        #expect(healthText(of: many, most: 10, paint: plain).contains("and 2 more: --all"))
        #expect(!healthText(of: many, most: 12, paint: plain).contains("--all"))
    }

    @Test func `where nothing hurts the next rule to write is named`() {
        let clean = Health(findings: [health.findings[1]], checks: health.checks)
        #expect(
            healthText(of: clean, most: 10, paint: plain)
                .hasPrefix("Nothing hurts. Next, write the layers.\n"))
        #expect(healthMarkdown(of: clean).hasPrefix("### Nothing hurts\n"))
    }

    @Test func `Markdown is a table with a list to tick off`() {
        let text = healthMarkdown(of: health)
        #expect(text.hasPrefix("### Begin here\n\n**Base: 16 modules reach past its interface**\n"))
        #expect(
            text.contains("| 1 | Base: 16 modules reach past its interface |  | 16 dependencies"))
        #expect(text.contains("  - Move API\\_Client to BaseInterface: `strata why Home Base`"))
    }

    @Test func `JSON has ranks, evidence and steps`() throws {
        let text = try jsonText(of: HealthReport(health, in: .empty))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(json?["schema"] as? Int == 1)
        let findings = json?["findings"] as? [[String: Any]]
        #expect(findings?.map { $0["rank"] as? Int } == [1, 0])
        #expect(findings?.map { $0["severity"] as? String } == ["error", nil])
        let win = findings?.first?["win"] as? [String: Int]
        #expect(win?["pairs"] == 40)
        let step = (findings?.first?["steps"] as? [[String: Any]])?.first
        #expect(step?["kind"] as? String == "move")
        #expect(step?["command"] as? String == "strata why Home Base")
        #expect((json?["looked"] as? [[String: Any]])?.count == 2)
    }
}

extension Analysis {
    fileprivate static var empty: Analysis {
        Analysis(
            codebase: Codebase(root: "/shop", modules: []),
            graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:],
            isComplete: true, incomplete: [], milliseconds: 0)
    }
}

import Architecture
import Codebase
import Diagnosing
import HostileTexts
import Testing

@testable import Reports

/// Reports about a codebase whose every text means harm: they say as much as about one with plain
/// names, a parser of each format is the judge, and nothing of it reaches a terminal raw.
@Suite struct HostileTextTests {
    private static let rounds = 60

    @Test func `a parser of each format finds what it finds with plain names`() async throws {
        let plain = try await Self.reports(of: .plain)
        var texts = HostileTexts(seed: 29)
        for round in 0..<Self.rounds {
            let hostile = try await Self.reports(of: Named { "\(texts.next()) \($0)" })
            for (name, report) in hostile {
                let found = report.shape.differences(from: plain[name]?.shape ?? Shape())
                #expect(found.isEmpty, "round \(round), \(name): \(found)\n\(report.text)")
            }
        }
    }

    @Test func `nothing reaches a terminal raw, nor the keeper of a log as a command`() async throws
    {
        var texts = HostileTexts(seed: 30)
        for round in 0..<Self.rounds {
            let reports = try await Self.reports(of: Named { "\(texts.next()) \($0)" })
            for (name, report) in reports {
                let raw = RawText.scalars(in: report.text)
                #expect(raw.isEmpty, "round \(round), \(name): \(raw)")
                guard name != "github" else { continue }
                let commands = RawText.commands(in: report.text.withoutWorkflowCommands)
                #expect(commands.isEmpty, "round \(round), \(name): \(commands)")
            }
        }
    }

    @Test(arguments: HostileTexts.pieces)
    func `a text keeps no piece that is read as something else`(piece: String) {
        let text = "a\(piece)b"
        #expect(RawText.scalars(in: text.visible).isEmpty)
        #expect(RawText.scalars(in: text.visibleLines).isEmpty)
        #expect(Shape.dot("\"\(text.dotText)\"").parts == ["string": 1])
        let node = Shape.mermaid("a[\"\(text.mermaidText)\"]")
        #expect(node.parts == ["node": 1] && node.mistakes.isEmpty, "\(text.mermaidText)")
        let fence = Shape.markdown((text + "\n").markdownFence("swift"))
        #expect(fence.parts == ["fence swift": 1] && fence.mistakes.isEmpty)
        #expect(Shape.markdown(text.markdownText).mistakes.isEmpty)
        #expect(Shape.markdown(piece.markdownText).parts["item"] == nil)
    }
}

extension HostileTextTests {
    /// What a report says, and what its judge finds in it.
    private struct Judged {
        let text: String
        let shape: Shape
    }

    /// Gives texts one after the other, each with its number.
    private final class Named {
        private let text: (Int) -> String
        private var number = 0

        init(_ text: @escaping (Int) -> String) { self.text = text }

        static var plain: Named { Named { "T\($0)" } }

        func next() -> String {
            number += 1
            return text(number)
        }
    }

    private static func reports(of names: Named) async throws -> [String: Judged] {
        let before = Analysis.named(by: names.next)
        let analysis = Analysis.named(by: names.next)
        let state = result(of: analysis, names)
        let difference = result(of: analysis, names, since: before)
        let health = health(of: analysis, names)
        let picture = drawGraph(analysis)
        let folded = drawGraph(analysis, GraphCut(collapsesLayers: true))
        let page = reportPage(of: analysis, health: health, at: names.next())
        let excerpts = Excerpts()
        let texts: [(String, String, (String) -> Shape)] = [
            ("json", try jsonText(of: CheckReport(state)), Shape.json),
            ("difference json", try jsonText(of: CheckReport(difference)), Shape.json),
            ("sarif", try jsonText(of: SarifReport(state, version: "1")), Shape.json),
            ("codeclimate", try jsonText(of: CodeClimateReport(state)), Shape.json),
            ("graph json", try jsonText(of: GraphReport(analysis)), Shape.json),
            ("modules json", try jsonText(of: ModulesReport(analysis)), Shape.json),
            ("health json", try jsonText(of: HealthReport(health, in: analysis)), Shape.json),
            ("github", gitHubAnnotations(of: state), Shape.workflow),
            ("junit", junitText(of: state), Shape.xml),
            ("page", page, Shape.xml),
            ("markdown", checkMarkdown(of: state), Shape.markdown),
            ("difference markdown", checkMarkdown(of: difference), Shape.markdown),
            ("health markdown", healthMarkdown(of: health), Shape.markdown),
            ("mermaid", GraphText.mermaid(picture), Shape.mermaid),
            ("folded mermaid", GraphText.mermaid(folded), Shape.mermaid),
            ("dot", GraphText.dot(picture), Shape.dot),
            ("folded dot", GraphText.dot(folded), Shape.dot),
            ("text", text(of: state, excerpts), { _ in Shape() }),
            ("difference text", text(of: difference, excerpts), { _ in Shape() }),
            ("health text", healthText(of: health, most: 9, paint: noPaint), { _ in Shape() }),
            (
                "modules text",
                ModulesText(analysis, metrics: measureModules(analysis), paint: noPaint).text,
                { _ in Shape() }
            ),
        ]
        return Dictionary(uniqueKeysWithValues: texts.map { ($0, Judged(text: $1, shape: $2($1))) })
    }

    private static let noPaint = Paint(isOn: false)

    private static func text(of result: CheckResult, _ excerpts: Excerpts) -> String {
        CheckText(result, showsAll: true, showsNotes: true, paint: noPaint).text(excerpts: excerpts)
    }

    private static func result(
        of analysis: Analysis, _ names: Named, since before: Analysis? = nil
    ) -> CheckResult {
        let entry = BaselineEntry(
            .upward, [ModuleID(container: .root, target: names.next()), "::Home"],
            names: [names.next()], line: 6)
        return CheckResult(
            analysis, violations: analysis.violations.filter { $0.state == .new },
            excluded: analysis.violations.filter { $0.state == .excluded },
            stale: [StaleEntry(entry: entry, rest: nil)],
            evidence: Dictionary(
                uniqueKeysWithValues: analysis.violations.map {
                    ($0.id, evidenceByName(for: $0, in: analysis))
                }), warnings: [names.next()],
            difference: before.map { (names.next(), AnalysisDifference(from: $0, to: analysis)) })
    }

    private static func health(of analysis: Analysis, _ names: Named) -> Health {
        let id = analysis.codebase.modules[0].id
        return Health(
            findings: [
                HealthFinding(
                    .target, "\(id)", severity: .error, title: names.next(),
                    why: [names.next(), names.next()], modules: [id],
                    steps: [
                        HealthStep(.writeLayers, names.next(), command: names.next().shellWord)
                    ]),
                HealthFinding(
                    .tightening, "layers", title: names.next(), why: [names.next()],
                    steps: [HealthStep(.writeLayers, names.next())]),
            ],
            checks: [HealthCheck(topics: [.cycle], subject: names.next(), found: 0)])
    }
}

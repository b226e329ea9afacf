import Architecture
import Codebase
import Diagnosing

/// The JSON of `strata health`.
package struct HealthReport: Encodable, Sendable {
    let schema = 1
    let findings: [FindingRecord]
    let looked: [CheckRecord]
    let totals: TotalsRecord
    let incomplete: [IncompleteRecord]

    struct FindingRecord: Encodable, Sendable {
        /// From 1; 0 for what could be tightened.
        let rank: Int
        let id: String
        let topic: String
        @ExplicitNull var severity: String?
        let title: String
        let why: [String]
        let win: WinRecord
        let cost: CostRecord
        let score: Int
        let modules: [String]
        let edges: [EdgeRecord]
        let violations: [String]
        /// Who owns the code behind it, who own most of it first; empty for nobody.
        let owners: [String]
        let steps: [StepRecord]
        /// Whether the first step can be done; null where nobody tried.
        @ExplicitNull var verdict: VerdictRecord?
    }

    struct VerdictRecord: Encodable, Sendable {
        let kind: String
        @ExplicitNull var lines: Int?
        @ExplicitNull var reason: String?
    }

    struct WinRecord: Encodable, Sendable {
        let edges: Int
        let errors: Int
        let declarations: Int
        let violations: Int
        let imports: Int
        let pairs: Int
        let lines: Int
        let commits: Int
    }

    struct CostRecord: Encodable, Sendable {
        let files: Int
        let lines: Int
    }

    struct EdgeRecord: Encodable, Sendable {
        let from: String
        let to: String
    }

    struct StepRecord: Encodable, Sendable {
        let kind: String
        let sentence: String
        @ExplicitNull var command: String?
    }

    struct CheckRecord: Encodable, Sendable {
        let topics: [String]
        let subject: String
        let found: Int
    }

    /// - Parameter owners: Who owns the code behind which finding.
    package init(
        _ health: Health, in analysis: Analysis, owners: [HealthFinding.ID: [String]] = [:]
    ) {
        findings =
            health.troubles.enumerated().map {
                FindingRecord($1, rank: $0 + 1, owners: owners[$1.id] ?? [])
            }
            + health.tightenings.map {
                FindingRecord($0, rank: 0, owners: owners[$0.id] ?? [])
            }
        looked = health.checks.map {
            CheckRecord(topics: $0.topics.map(\.rawValue), subject: $0.subject, found: $0.found)
        }
        totals = TotalsRecord(analysis.totals)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, findings, looked, totals, incomplete
    }
}

extension HealthReport.FindingRecord {
    fileprivate init(_ finding: HealthFinding, rank: Int, owners: [String]) {
        self.rank = rank
        self.owners = owners
        id = finding.id
        topic = finding.topic.rawValue
        severity = finding.severity?.rawValue
        title = finding.title
        why = finding.why
        let (win, cost) = (finding.win, finding.cost)
        self.win = HealthReport.WinRecord(
            edges: win.edges, errors: win.errors, declarations: win.declarations,
            violations: win.violations, imports: win.imports, pairs: win.pairs, lines: win.lines,
            commits: win.commits)
        self.cost = HealthReport.CostRecord(files: cost.files, lines: cost.lines)
        score = finding.score
        modules = finding.modules.map(\.rawValue)
        edges = finding.edges.map {
            HealthReport.EdgeRecord(from: $0.from.rawValue, to: $0.to.rawValue)
        }
        violations = finding.violations
        steps = finding.steps.map { step in
            HealthReport.StepRecord(
                kind: step.action.word, sentence: step.sentence,
                command: step.command)
        }
        verdict = finding.verdict.map(HealthReport.VerdictRecord.init)
    }
}

extension HealthReport.VerdictRecord {
    fileprivate init(_ verdict: StepVerdict) {
        switch verdict {
        case .doable: self.init(kind: "doable", lines: nil, reason: nil)
        case .partly: self.init(kind: "partly", lines: nil, reason: verdict.words)
        case .byHand(let lines): self.init(kind: "byHand", lines: lines, reason: nil)
        case .notYet(let reason): self.init(kind: "notYet", lines: nil, reason: reason)
        }
    }
}

extension HealthStep.Action {
    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .invert, .invertAll: "invert"
        case .cut: "cut"
        case .move: "move"
        case .extract, .take: "extract"
        case .layer: "layer"
        case .exclude: "exclude"
        case .openRule, .openViolations: "rule"
        case .fixManifests: "manifests"
        case .openComposition: "composition"
        case .openPreviews: "previews"
        case .openCoupling: "coupling"
        case .openGraph: "graph"
        case .openGaps: "gaps"
        case .writeLayers, .nameLayers: "layers"
        case .record: "record"
        case .prune: "prune"
        case .configure: "configure"
        }
    }
}

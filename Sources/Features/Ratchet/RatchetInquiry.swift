import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What a person wants to know of the record.
nonisolated struct RatchetInquiry: Inquiry {
    /// What is worked out once for each analysis.
    struct Table: Sendable {
        fileprivate(set) var context: RatchetContext?
        /// What was worked out of the history, and of which reading.
        fileprivate var chronicle: (reading: Int, Chronicle)?
    }

    /// How the record became what it is; nil while that is being read.
    private(set) var history: BaselineHistory?
    /// How often it was read.
    private(set) var reading = 0
    /// The time, in seconds since 1970.
    var now: Int
    var grouping = CourseGrouping.kind
    /// The course that is selected; nil for all.
    var course: String?
    var page = RatchetPage.oldest
    var filter = ""
    /// Who owns which module; nil where that is not known.
    private(set) var owners: CodebaseOwners?

    init(now: Int) { self.now = now }

    /// Takes a history over.
    mutating func take(_ history: BaselineHistory, at time: Int) {
        self.history = history
        now = time
        reading += 1
    }

    /// Takes over who owns what; what was counted by owner is counted again.
    mutating func take(_ owners: CodebaseOwners) {
        self.owners = owners
        reading += 1
    }

    static var nothing: Table { Table() }

    func table(of analysis: Analysis, after before: Table) -> Table {
        // What is recorded is told apart when all is read.
        analysis.isComplete ? Table(context: RatchetContext(analysis)) : before
    }

    func answer(from table: inout Table) -> RatchetBoard? {
        guard let context = table.context else { return nil }
        var chronicle: Chronicle
        if let known = table.chronicle, known.reading == reading {
            chronicle = known.1
        } else {
            chronicle = Chronicle(
                (history ?? BaselineHistory()).continued(to: context.analysis.baseline, at: now))
        }
        let board = RatchetBoard(of: context, over: &chronicle, for: self)
        table.chronicle = (reading, chronicle)
        return board
    }
}

/// What an analysis says about the entries of a record.
nonisolated struct RatchetContext: Sendable {
    let analysis: Analysis
    private let names: [ModuleID: String]
    /// The violation that each entry of the record can be shown by.
    private let violations: [BaselineEntry.ID: Violation.ID]

    init(_ analysis: Analysis) {
        self.analysis = analysis
        names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        var violations = Dictionary(
            analysis.stale.map { ($0.entry.id, $0.entry.id) },
            uniquingKeysWith: { first, _ in first })
        for violation in analysis.violations {
            violations[violation.id] = violation.id
            if !violation.cycle.isEmpty, let entry = analysis.baseline?.entry(about: violation) {
                violations[entry.id] = violation.id
            }
        }
        self.violations = violations
    }

    func violation(for entry: BaselineEntry) -> Violation.ID? { violations[entry.id] }

    /// The modules of an entry by the names that screens show.
    func edge(of entry: BaselineEntry) -> String {
        entry.modules.map { names[$0] ?? $0.targetName }
            .joined(separator: entry.kind == .cycle ? " ⇄ " : " → ")
    }

    /// The layer that the first module of an entry is in now.
    func layer(of entry: BaselineEntry) -> String {
        guard let module = entry.modules.first, names[module] != nil else { return "not here now" }
        return analysis.layerName(of: module) ?? "no layer"
    }
}

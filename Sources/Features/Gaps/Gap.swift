import Architecture
import Codebase

/// Something that keeps the screens from showing the whole codebase.
nonisolated struct Gap: Hashable, Sendable {
    /// What sort of thing it is, in the order in which they are shown.
    enum Kind: String, CaseIterable, Sendable {
        case unread = "Could not be read"
        case suspect = "Leaves many files undescribed"
        case layers = "Problems with the layers"
        case unclaimed = "Belongs to no module"
        case accepted = "Accepted in .strata.yml"
        case notes = "Remarks"
        case choices = "Described twice"
    }

    /// One of several places of a file of which the same kind of thing is said.
    struct Place: Hashable, Sendable {
        let line: Int?
        /// What happened there.
        let finding: String
    }

    let kind: Kind
    /// The file or folder; nil if it is about no file.
    let file: RelativePath?
    var line: Int?
    /// What happened and what to do next.
    let reason: String
    /// The Swift files that it is about, if they stand below ``file``.
    var files: [RelativePath] = []
    /// The places in the file that it is about, if they are several.
    var places: [Place] = []
    /// Why a person accepts it, and where that is written; nil if nobody does.
    var acceptance: String?
    /// Whether trusting the codebase would help.
    var isCuredByTrust = false
    /// Whether edges or violations may be missing because of it.
    var isCounted = false

    /// Where it is, in words.
    var place: String {
        guard let file else { return "layers" }
        let path = file.isRoot ? "." : file.string
        return line.map { "\(path):\($0)" } ?? path
    }

    /// What stands behind the place: how many files or places it is about.
    var countWords: String {
        if !files.isEmpty { return "  " + files.count.counted("file") }
        return places.isEmpty ? "" : "  " + places.count.counted("place")
    }

    /// What happened, without what to do next: the first sentence of the reason.
    var finding: String { acceptance ?? Self.parts(of: reason).finding }

    /// A reason as what happened and what to do next.
    static func parts(of reason: String) -> (finding: String, advice: String) {
        guard let end = reason.firstRange(of: ". ") else { return (reason, "") }
        return (String(reason[..<end.lowerBound]) + ".", String(reason[end.upperBound...]))
    }
}

nonisolated extension Gap {
    /// All that is missing in an analysis, kind by kind.
    static func all(in analysis: Analysis) -> [Gap] {
        let configuration: RelativePath? =
            if case .file(let path) = analysis.configuration.source { path } else { nil }
        let suspicions = Set(analysis.codebase.suspicions)
        let unread = analysis.incomplete.filter { !suspicions.contains($0) }
        return joined(unread.map { Gap(.unread, $0) })
            + analysis.incomplete.filter(suspicions.contains).map { Gap(.suspect, $0) }
            + analysis.assignment.problems.map { Gap($0, in: configuration) }
            + listUnclaimed(in: analysis.codebase).map(Gap.init)
            + analysis.accepted.map(Gap.init)
            + joined(analysis.notes.map { Gap(.notes, $0) })
            + analysis.codebase.choices.map(Gap.init)
    }

    /// The same gaps, where those of one file that ask for the same are one with several places.
    private static func joined(_ gaps: [Gap]) -> [Gap] {
        var joined: [Gap] = []
        for gap in gaps {
            let (finding, advice) = parts(of: gap.reason)
            guard let last = joined.last, last.file == gap.file, !advice.isEmpty,
                last.isCuredByTrust == gap.isCuredByTrust, parts(of: last.reason).advice == advice
            else {
                joined.append(gap)
                continue
            }
            let first = Place(line: last.line, finding: last.finding)
            joined[joined.count - 1].places =
                (last.places.isEmpty ? [first] : last.places)
                + [Place(line: gap.line, finding: finding)]
        }
        return joined
    }

    private init(_ kind: Kind, _ item: IncompleteItem) {
        self.init(
            kind: kind, file: item.path, line: item.line, reason: item.reason,
            isCuredByTrust: item.remedy == .trust, isCounted: kind != .notes)
    }

    private init(_ accepted: AcceptedItem) {
        let item = accepted.item
        self.init(
            kind: .accepted, file: item.path, line: item.line, reason: item.reason,
            acceptance: accepted.acceptance.reason)
    }

    private init(_ group: UnclaimedGroup) {
        self.init(
            kind: .unclaimed, file: group.path, reason: group.sentence,
            files: group.files == [group.path] ? [] : group.files)
    }

    private init(_ choice: DescriptionChoice) {
        self.init(kind: .choices, file: choice.leftOut, reason: choice.sentence)
    }

    private init(_ problem: LayerProblem, in configuration: RelativePath?) {
        let (line, reason) = problem.lineAndReason
        self.init(
            kind: .layers, file: configuration ?? problem.file, line: line, reason: reason,
            isCounted: problem.isError)
    }
}

nonisolated extension LayerProblem {
    /// The file that it is about where the layers themselves are inferred.
    fileprivate var file: RelativePath? {
        switch self {
        case .unusedAcceptance, .emptyBudget: ".strata.yml"
        default: nil
        }
    }

    fileprivate var lineAndReason: (line: Int?, reason: String) {
        switch self {
        case .matchesNothing(let layer, let pattern):
            (
                pattern.line,
                "The pattern \(pattern.text) of layer \(layer) matches no module. Correct or "
                    + "remove the pattern."
            )
        case .ambiguous(let module, let layers):
            (
                nil,
                "\(module) matches several layers: \(layers.joined(separator: ", ")). "
                    + "Narrow the patterns so that only one layer matches."
            )
        case .unusedExclusion(let exclusion):
            (
                exclusion.line,
                "The exclusion “\(exclusion.reason)” no longer matches any violation. Remove it."
            )
        case .idleRule(let rule):
            (
                rule.line,
                "The pattern \(rule.from.text) of a rule matches no module. Correct or remove the "
                    + "pattern."
            )
        case .emptyBudget(let pattern):
            (
                pattern.line,
                "The pattern \(pattern.text) of a budget matches no module. Correct or remove the "
                    + "pattern."
            )
        case .unusedAcceptance(let acceptance):
            (
                acceptance.line,
                "The acceptance “\(acceptance.reason)” no longer matches any incomplete item at "
                    + "\(acceptance.path). Remove it."
            )
        }
    }
}

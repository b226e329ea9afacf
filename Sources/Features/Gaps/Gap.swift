import Architecture

/// Something that keeps the screens from showing the whole codebase.
nonisolated struct Gap: Equatable, Sendable {
    /// What sort of thing it is, in the order in which they are shown.
    enum Kind: String, CaseIterable {
        case unread = "Could not be read"
        case layers = "Wrong with the layers"
        case unclaimed = "Belongs to no module"
        case notes = "Good to know"
        case choices = "Described twice"
    }

    let kind: Kind
    /// The file or folder; nil if it is about no file.
    let file: RelativePath?
    var line: Int?
    /// What happened and what to do next.
    let reason: String
    /// The Swift files that it is about, if they stand below ``file``.
    var files: [RelativePath] = []
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

    /// What stands behind the place: how many files it is about.
    var countWords: String { files.isEmpty ? "" : "  " + files.count.counted("file") }

    /// What happened, without what to do next: the first sentence of the reason.
    var finding: String {
        reason.firstRange(of: ". ").map { String(reason[..<$0.lowerBound]) + "." } ?? reason
    }
}

nonisolated extension Gap {
    /// All that is missing in an analysis, kind by kind.
    static func all(in analysis: Analysis) -> [Gap] {
        let configuration: RelativePath? =
            if case .file(let path) = analysis.configuration.source { path } else { nil }
        return analysis.incomplete.map { Gap(.unread, $0) }
            + analysis.assignment.problems.map { Gap($0, in: configuration) }
            + ListUnclaimed()(in: analysis.codebase).map(Gap.init)
            + analysis.notes.map { Gap(.notes, $0) }
            + analysis.codebase.choices.map(Gap.init)
    }

    private init(_ kind: Kind, _ item: IncompleteItem) {
        self.init(
            kind: kind, file: item.path, line: item.line, reason: item.reason,
            isCuredByTrust: item.remedy == .trust, isCounted: kind == .unread)
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
            kind: .layers, file: configuration, line: line, reason: reason,
            isCounted: problem.isError)
    }
}

nonisolated extension LayerProblem {
    fileprivate var lineAndReason: (line: Int?, reason: String) {
        switch self {
        case .matchesNothing(let layer, let pattern):
            (
                pattern.line,
                "The pattern \(pattern.text) of the layer \(layer) matches no module. "
                    + "Correct it, or take it out."
            )
        case .ambiguous(let module, let layers):
            (
                nil,
                "\(module) stands in several layers: \(layers.joined(separator: ", ")). "
                    + "Narrow the patterns until one of them is left."
            )
        case .unusedExclusion(let exclusion):
            (
                exclusion.line,
                "The exclusion “\(exclusion.reason)” covers no violation any more. Take it out."
            )
        }
    }
}

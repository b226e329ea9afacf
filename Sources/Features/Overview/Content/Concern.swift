import Architecture

/// Something that keeps the overview from being the whole truth.
nonisolated struct Concern: Equatable, Sendable {
    /// The file or folder; nil if it is about no file.
    let file: RelativePath?
    let line: Int?
    /// What happened and what to do next.
    let reason: String
    /// Whether trusting the codebase would help.
    let isCuredByTrust: Bool
    /// Whether something may be missing because of it.
    let isCounted: Bool

    /// Where it is, in words.
    var place: String {
        guard let file else { return "layers" }
        let path = file.isRoot ? "." : file.string
        return line.map { "\(path):\($0)" } ?? path
    }
}

nonisolated extension Concern {
    /// What could not be read, what is wrong with the layers, and what is good to know.
    static func all(in analysis: Analysis) -> [Concern] {
        let configuration: RelativePath? =
            if case .file(let path) = analysis.configuration.source { path } else { nil }
        return analysis.incomplete.map { Concern($0, isCounted: true) }
            + analysis.assignment.problems.map { Concern($0, in: configuration) }
            + analysis.notes.map { Concern($0, isCounted: false) }
            + analysis.codebase.choices.map(Concern.init)
            + unclaimed(in: analysis.codebase)
    }

    /// The sources that no module claims, a line each under the sentence that counts them.
    private static func unclaimed(in codebase: Codebase) -> [Concern] {
        guard let notice = codebase.unclaimedNotice else { return [] }
        let files = codebase.unclaimed.map { file in
            Concern(
                file: file, line: nil, reason: "It belongs to no module.", isCuredByTrust: false,
                isCounted: false)
        }
        let heading = Concern(
            file: .root, line: nil, reason: notice, isCuredByTrust: false, isCounted: false)
        return [heading] + files
    }

    private init(_ choice: DescriptionChoice) {
        self.init(
            file: choice.leftOut, line: nil, reason: choice.sentence, isCuredByTrust: false,
            isCounted: false)
    }

    private init(_ item: IncompleteItem, isCounted: Bool) {
        self.init(
            file: item.path, line: item.line, reason: item.reason,
            isCuredByTrust: item.remedy == .trust, isCounted: isCounted)
    }

    private init(_ problem: LayerProblem, in configuration: RelativePath?) {
        let (line, reason) = problem.lineAndReason
        self.init(
            file: configuration, line: line, reason: reason, isCuredByTrust: false,
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

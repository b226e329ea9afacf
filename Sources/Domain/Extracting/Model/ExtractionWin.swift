import Codebase

/// What a step of a plan wins, as far as files and lines tell.
package struct ExtractionWin: Equatable, Sendable {
    /// The lines of the module that leave it, in percent; 0 to 100.
    package let percent: Int
    /// The lines that are left in it after this step and those before.
    package let linesLeft: Int
    /// The previews in the files that move.
    package let previews: Int
    /// The lines of the module that such a preview compiles afterwards: the group, and the steps
    /// that it needs.
    package let linesOfPreview: Int
}

extension PlanExtraction {
    /// What each candidate of a plan wins, in its order.
    package func wins(of plan: ExtractionPlan) -> [ExtractionWin] {
        let previews = Dictionary(
            zip(graph.files, graph.facts.map(\.previews.count)),
            uniquingKeysWith: { first, _ in first })
        var left = plan.lines
        var below: [String: Set<Int>] = [:]
        return plan.candidates.enumerated().map { number, candidate in
            left -= candidate.lines
            var needed: Set<Int> = [number]
            for name in candidate.needs { needed.formUnion(below[name] ?? []) }
            below[candidate.name] = needed
            return ExtractionWin(
                percent: plan.lines == 0 ? 0 : candidate.lines * 100 / plan.lines,
                linesLeft: left,
                previews: candidate.files.reduce(0) { $0 + (previews[$1] ?? 0) },
                linesOfPreview: needed.reduce(0) { $0 + plan.candidates[$1].lines })
        }
    }
}

import Codebase
import Extracting

/// What `strata plan` prints for people.
///
/// What stands in the codebase never reaches the terminal raw.
///
/// - Parameters:
///   - wins: What each step wins, in the order of the plan; none to leave that out.
///   - notes: What has to be known before anything else, a sentence each.
package func planText(
    of plan: ExtractionPlan, wins: [ExtractionWin] = [], notes: [String] = [], paint: Paint
) -> String {
    PlanText(plan: plan, wins: wins, notes: notes, paint: paint).text
}

private struct PlanText {
    /// The most edges of one step that are listed.
    private static let mostEdges = 8

    let plan: ExtractionPlan
    let wins: [ExtractionWin]
    let notes: [String]
    let paint: Paint

    var text: String {
        let steps = plan.candidates.enumerated().map { step($0, $1) }
        return ([summary] + steps + [footer]).joined(separator: "\n\n") + "\n"
    }

    private var summary: String {
        let size = "\(plan.files.counted("file")), \(plan.lines.counted("line"))"
        let title = paint.bold(plan.moduleName.visible) + ": \(size)"
        return ([title] + notes.map(\.visible)).joined(separator: "\n")
    }

    private var footer: String { paint.dim(plan.footnotes.joined(separator: "\n")) }

    private func step(_ number: Int, _ candidate: ExtractionCandidate) -> String {
        let size =
            "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line"))"
        let title =
            "\(number + 1). " + paint.bold(candidate.name.visible)
            + "  \(candidate.kind.rawValue), "
            + size
        let words = candidate.words(wins.isEmpty ? nil : wins[number], of: plan)
        return ([title] + words.map { "   " + $0.visible } + edges(candidate))
            .joined(separator: "\n")
    }

    private func edges(_ candidate: ExtractionCandidate) -> [String] {
        let shown = candidate.cut.prefix(Self.mostEdges).map { edge in
            "   ✂ \(edge.from.name.visible) → \(edge.to.name.visible)  "
                + paint.dim(
                    "\(edge.coupling.rawValue), \(edge.sites.counted("line")): "
                        + edge.names.prefix(3).joined(separator: ", ").visible)
        }
        let rest = candidate.cut.count - shown.count
        return rest > 0 ? shown + ["   and \(rest) more: --format json"] : shown
    }
}

extension ExtractionPlan {
    /// What is to be known about all numbers of a plan, a sentence a line.
    var footnotes: [String] {
        let none =
            candidates.isEmpty
            ? [
                "No group comes free at a fair price. Name where to begin with: "
                    + "strata plan --seed FOLDER"
            ] : []
        let hasTrials = candidates.contains { $0.trial != nil }
        let how =
            edges.words
            + (hasTrials ? "; steps that need none before them are read in detail; " : "; ")
        let unclear =
            unclear > 0
            ? [
                "\(unclear.counted("name")) may mean several things, so that no edge came of them: "
                    + "prices found by name say at least."
            ] : []
        return none + [how + "numbers with ~ are estimates.", history] + unclear
    }

    /// Whether it is known what changed together.
    private var history: String {
        guard let commits else {
            return "No commits of git were found: what changed together is not known."
        }
        return "What changed together is that of the latest \(commits.counted("commit"))."
    }
}

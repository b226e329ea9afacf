import Codebase
import Extracting

/// What `strata plan` prints as Markdown: a checklist for an issue.
///
/// - Parameters:
///   - wins: What each step wins, in the order of the plan; none to leave that out.
///   - notes: What has to be known before anything else, a sentence each.
package func planMarkdown(
    of plan: ExtractionPlan, wins: [ExtractionWin] = [], notes: [String] = []
) -> String {
    let title =
        "### Extract from `\(plan.moduleName.markdownCode)`: \(plan.files.counted("file")), "
        + plan.lines.counted("line")
    let steps = plan.candidates.enumerated().map { number, candidate in
        step(candidate, candidate.words(wins.isEmpty ? nil : wins[number], of: plan))
    }.joined(separator: "\n")
    let first = notes.map(\.markdownText).joined(separator: " ")
    let last = plan.footnotes.map(\.estimatesInWords.markdownText).joined(separator: " ")
    return [title, first, steps, last].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

private func step(_ candidate: ExtractionCandidate, _ sentences: [String]) -> String {
    let title =
        "- [ ] **\(candidate.name.markdownText)** (\(candidate.kind.rawValue), "
        + "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line")))"
    let words = sentences.map { "  - \($0.estimatesInWords.markdownText)" }
    let edges = candidate.cut.map { edge in
        "  - [ ] `\(edge.from.string.markdownCode)` → `\(edge.to.string.markdownCode)`: "
            + "\(edge.coupling.rawValue), \(edge.sites.counted("line"))"
    }
    return ([title] + words + edges).joined(separator: "\n")
}

extension String {
    /// With words for tildes, which would strike text through.
    fileprivate var estimatesInWords: String {
        replacing("numbers with ~", with: "numbers with “about”").replacing("~", with: "about ")
    }
}

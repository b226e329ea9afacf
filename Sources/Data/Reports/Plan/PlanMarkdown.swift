import Codebase
import Extracting

/// What `strata plan` prints as Markdown: a checklist for an issue.
package func planMarkdown(of plan: ExtractionPlan) -> String {
    let title =
        "### Extract from `\(plan.moduleName.markdownCode)`: \(plan.files.counted("file")), "
        + plan.lines.counted("line")
    let steps = plan.candidates.map(step).joined(separator: "\n")
    let notes = plan.footnotes.map(\.markdownText).joined(separator: " ")
    return [title, steps, notes].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

private func step(_ candidate: ExtractionCandidate) -> String {
    let title =
        "- [ ] **\(candidate.name.markdownText)** (\(candidate.kind.rawValue), "
        + "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line")))"
    let words = (candidate.why + candidate.priceWords).map { "  - \($0.markdownText)" }
    let edges = candidate.cut.map { edge in
        "  - [ ] `\(edge.from.string.markdownCode)` → `\(edge.to.string.markdownCode)`: "
            + "\(edge.coupling.rawValue), \(edge.sites.counted("line"))"
    }
    return ([title] + words + edges).joined(separator: "\n")
}

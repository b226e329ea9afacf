import Architecture
import Codebase
import Diagnosing

/// What `strata health` prints as Markdown, for an issue: what to do first, then all findings.
///
/// - Parameter owners: Who owns the code behind which finding.
package func healthMarkdown(
    of health: Health, owners: [HealthFinding.ID: [String]] = [:]
) -> String {
    let troubles = health.troubles
    let head =
        troubles.first.map { "### Begin here\n\n**\($0.title.markdownText)**" }
        ?? "### Nothing hurts"
    var parts = [head]
    if !troubles.isEmpty {
        let rows = troubles.enumerated().map { number, finding in
            "| \(number + 1) | \(finding.title.markdownText) | "
                + "\(finding.verdict?.shortWords ?? "") | \(finding.winWords) | "
                + "\(finding.cost.words) |"
        }
        parts.append(
            (["| | what | step | wins | costs |", "|---|---|---|---|---|"] + rows).joined(
                separator: "\n"))
        parts.append(
            troubles.map { item($0, owners: owners[$0.id] ?? []) }.joined(separator: "\n"))
    }
    if !health.tightenings.isEmpty {
        parts.append(
            "**What could be stricter**\n\n"
                + health.tightenings.map { item($0, owners: owners[$0.id] ?? []) }
                .joined(separator: "\n"))
    }
    let quiet = health.checks.filter { $0.found == 0 }.map(\.subject.markdownText)
    if !quiet.isEmpty {
        parts.append("Looked at, and nothing found: \(quiet.joined(separator: "; ")).")
    }
    return parts.joined(separator: "\n\n") + "\n"
}

private func item(_ finding: HealthFinding, owners: [String]) -> String {
    let steps = finding.steps.prefix(1).map { step in
        "  - \(step.sentence.markdownText)"
            + (step.command.map { ": `\($0.markdownCode)`" } ?? "")
    }
    return
        (["- [ ] **\(finding.title.markdownText)**"]
        + (owners.isEmpty ? [] : ["  - Owner: \(owners.joined(separator: " ").markdownText)"])
        + finding.why.map { "  - \($0.markdownText)" } + steps).joined(separator: "\n")
}

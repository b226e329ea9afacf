import Architecture
import Codebase
import Diagnosing

/// What `strata health` says: what to begin with, all findings, and what could be stricter.
func healthSection(of health: Health) -> Markup {
    let troubles = health.troubles
    let most = 10
    let begin =
        troubles.first.map { finding in
            Markup.tag(
                "p", ["class": "begin"],
                [.tag("strong", "Begin here. \(finding.title).")]
                    + (finding.steps.first.map { [Markup(" ")] + Markup.prose($0.sentence + ".") }
                        ?? []))
        } ?? .tag("p", ["class": "begin"], [.tag("strong", "Nothing hurts.")])
    let first = Markup.tag("ol", [:], troubles.prefix(most).map(item))
    let rest = troubles.dropFirst(most)
    let more: [Markup] =
        rest.isEmpty
        ? []
        : [
            .tag(
                "details", [:],
                [
                    .tag("summary", "\(rest.count.counted("more finding", "more findings"))"),
                    .tag("ol", ["start": String(most + 1)], rest.map(item)),
                ])
        ]
    let stricter: [Markup] =
        health.tightenings.isEmpty
        ? []
        : [
            .tag("h3", "What could be stricter"),
            .tag("ul", [:], health.tightenings.map(item)),
        ]
    let quiet = health.checks.filter { $0.found == 0 }.map(\.subject)
    let looked: [Markup] =
        quiet.isEmpty
        ? []
        : [
            .tag(
                "p", ["class": "muted"],
                "Looked at, and nothing found: \(quiet.joined(separator: "; ")).")
        ]
    return .tag(
        "section", ["id": "health"],
        [.tag("h2", "Health"), begin] + (troubles.isEmpty ? [] : [first]) + more + stricter
            + looked)
}

private func item(_ finding: HealthFinding) -> Markup {
    let figures = [("wins", finding.winWords), ("costs", finding.cost.words)]
        .filter { !$0.1.isEmpty }.map { "\($0) \($1)" }
    let step = finding.steps.first
    let next: [Markup] =
        step.map { step in
            [
                .tag(
                    "p", [:],
                    [.tag("strong", "Next: ")] + Markup.prose(step.sentence + ".")
                        + (step.command.map { [Markup(" "), .tag("code", $0)] } ?? []))
            ]
        } ?? []
    return .tag(
        "li", ["class": finding.severity?.rawValue ?? "plain"],
        [.tag("h3", finding.title)]
            + (figures.isEmpty
                ? [] : [.tag("p", ["class": "muted"], figures.joined(separator: " · "))])
            + (finding.why.isEmpty
                ? [] : [.tag("p", [:], Markup.prose(finding.why.joined(separator: " ")))]) + next)
}

import Architecture
import Codebase

/// The violations that are no notes, by rule, with the first line behind each.
func violationsSection(of analysis: Analysis) -> Markup {
    let counted = analysis.violations.filter { $0.severity.weight > Severity.info.weight }
    let notes = analysis.violations.count - counted.count
    let kinds = ViolationKind.allCases.compactMap { kind -> Markup? in
        let found = counted.filter { $0.kind == kind }
        return found.isEmpty ? nil : table(of: found, kind)
    }
    let none: [Markup] =
        counted.isEmpty ? [.tag("p", "No errors and no warnings.")] : []
    let rest: [Markup] =
        notes > 0
        ? [
            .tag(
                "p", ["class": "muted"],
                [
                    Markup("\(notes.counted("note")) besides: "),
                    .tag("code", "strata check --severity note"),
                ])
        ] : []
    return .tag(
        "section", ["id": "violations"], [.tag("h2", "Violations")] + none + kinds + rest)
}

/// The most rows of one rule: who needs more asks for the rule alone.
private let most = 200

private func table(of violations: [Violation], _ kind: ViolationKind) -> Markup {
    let rows = violations.prefix(most).map { violation in
        Markup.tag(
            "tr",
            ["class": violation.state == .recorded ? "recorded" : violation.severity.rawValue],
            [
                .tag(
                    "td", violation.state == .recorded ? "recorded" : violation.severity.rawValue),
                .tag("td", violation.message),
                .tag("td", [:], violation.place.map { [.tag("code", $0)] } ?? []),
            ])
    }
    let rest = violations.count - most
    let more: [Markup] =
        rest > 0
        ? [
            .tag(
                "p", ["class": "muted"],
                [
                    Markup("and \(rest.grouped) more: "),
                    .tag("code", "strata check --kind \(kind.rawValue)"),
                ])
        ] : []
    return .tag(
        "details", violations.count > 20 ? [:] : ["open": "open"],
        [
            .tag(
                "summary", [:],
                [
                    .tag("strong", kind.rawValue),
                    Markup(" \(violations.count.grouped)"),
                ]),
            .tag("table", [:], [.tag("tbody", [:], Array(rows))]),
        ] + more)
}

extension Violation {
    /// The first line behind it: `Sources/Home/Home.swift:12`.
    fileprivate var place: String? {
        if let site = sites.first { return "\(site.file.string):\(site.line)" }
        return declaration.map { "\($0.file.string):\($0.line)" }
    }
}

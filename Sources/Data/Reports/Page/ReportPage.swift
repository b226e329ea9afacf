import Architecture
import Codebase
import Diagnosing

/// Whether a file begins as ``reportPage(of:health:at:)`` writes it.
package func isReportPage(_ start: String) -> Bool { start.contains(generator.html) }

/// What tells a page from those that others wrote.
private let generator = Markup.tag("meta", ["name": "generator", "content": "strata report"])

/// The page of `strata report`: health, map, violations, graph and matrix in one file.
///
/// The file needs nothing else: no network, no script, no font. What could not be read is said
/// before all else. The same codebase always makes the same page.
///
/// - Parameter revision: The revision that was read; nil for a folder.
package func reportPage(
    of analysis: Analysis, health: Health, at revision: String? = nil
) -> String {
    let name = analysis.codebase.folderName
    let cut = GraphCut.legible(of: analysis)
    let picture = drawGraph(analysis, cut)
    let graph = PageGraph(picture, of: analysis, by: cut)
    let head: [Markup] = [
        .tag("meta", ["charset": "utf-8"]), generator,
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag(
            "meta",
            [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'",
            ]),
        .tag("title", "\(name): modules and layers"),
        .style(PageStyle.rules + graph.rules),
    ]
    let body: [Markup] = [
        .tag("header", [:], header(of: analysis, name: name, at: revision)),
        .tag(
            "main", [:],
            [
                healthSection(of: health), mapSection(of: analysis, linking: picture),
                violationsSection(of: analysis), graph.section,
                matrixSection(of: analysis, picture),
            ].compactMap(\.self)),
        .tag("footer", "Written by strata report. What a rule means: strata explain RULE"),
    ]
    return Markup.page(head, body)
}

private func header(
    of analysis: Analysis, name: String, at revision: String?
) -> [Markup] {
    let totals = analysis.totals
    let size = [
        totals.modulesText(), totals.files.text, totals.lines.counted("line"),
        totals.dependencies.counted("dependency", "dependencies"),
    ]
    let counts: [(String, String)] = [
        ("error", totals.errors.counted("error")), ("warning", totals.warnings.counted("warning")),
        ("recorded", totals.recorded > 0 ? "\(totals.recorded.grouped) recorded" : ""),
    ]
    let title = Markup.tag("h1", name + (revision.map { " at \($0)" } ?? ""))
    return [
        title, .tag("p", ["class": "muted"], size.joined(separator: " · ")),
        .tag(
            "p", ["class": "counts"],
            counts.filter { !$0.1.isEmpty }.map { kind, words in
                .tag("span", ["class": words.hasPrefix("0 ") ? "none" : kind], words)
            }),
    ] + (incomplete(analysis).map { [$0] } ?? []) + [contents]
}

private var contents: Markup {
    let parts = [
        ("health", "Health"), ("map", "Map"), ("violations", "Violations"), ("graph", "Graph"),
        ("matrix", "Matrix"),
    ]
    return .tag("nav", [:], parts.map { .tag("a", ["href": "#\($0)"], $1) })
}

/// What could not be read, so that what follows may be less than there is.
private func incomplete(_ analysis: Analysis) -> Markup? {
    let items = analysis.incomplete
    let unsure = analysis.totals.incomplete
    if items.isEmpty, unsure == 0 { return nil }
    let most = 50
    let count = max(items.count, unsure)
    let rest = items.count - most
    let rows = items.prefix(most).map { item in
        Markup.tag(
            "li", [:], [.tag("code", item.path.string), Markup(" ")] + Markup.prose(item.reason))
    }
    let more = rest > 0 ? [Markup.tag("li", "and \(rest.grouped) more: strata check")] : []
    let problems = analysis.assignment.problems.filter(\.isError).map {
        Markup.tag("li", $0.description)
    }
    return .tag(
        "aside", ["class": "incomplete"],
        [
            .tag("strong", "Incomplete: "),
            Markup("\(count.counted("item")) could not be read, so something may be missing."),
            .tag("ul", [:], problems + rows + more),
        ])
}

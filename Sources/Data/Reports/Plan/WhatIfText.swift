import Architecture
import Codebase
import Extracting

/// What `strata plan --what-if` prints for people.
package func whatIfText(
    of whatIf: WhatIf, _ comparison: WhatIfComparison, prices: [PriceChange], paint: Paint
) -> String {
    let moves = whatIf.moves.enumerated().map { "\($0 + 1). \($1.description.visible)" }
    let title = paint.bold("What if: \(whatIf.name.visible)")
    let parts = [
        ([title] + moves).joined(separator: "\n"), figures(comparison, paint),
        list("Ended", comparison.difference.disappeared, mark: "✓"),
        list("New", comparison.difference.appeared, mark: "✗"), changes(of: prices),
        paint.dim(
            "Worked out from names; manifests are thought to follow the files. Nothing is written."),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

private func figures(_ comparison: WhatIfComparison, _ paint: Paint) -> String {
    let width = comparison.figures.map(\.name.count).max() ?? 0
    return comparison.figures.map { figure in
        let name = figure.name.visible
        let room = String(repeating: " ", count: max(0, width - figure.name.count))
        if figure.before == figure.after {
            return paint.dim("\(name)\(room)  \(figure.before.grouped)")
        }
        return "\(name)\(room)  \(figure.before.grouped) → \(figure.after.grouped)"
    }.joined(separator: "\n")
}

private func list(_ title: String, _ violations: [Violation], mark: String) -> String {
    if violations.isEmpty { return "" }
    let lines = violations.prefix(20).map { "  \(mark) \($0.kind.rawValue): \($0.message.visible)" }
    let rest = violations.count - lines.count
    return
        (["\(title) (\(violations.count.grouped))"] + lines
        + (rest > 0 ? ["  and \(rest.grouped) more: --format json"] : [])).joined(separator: "\n")
}

private func changes(of prices: [PriceChange]) -> String {
    let changed = prices.filter { $0.before != $0.after }
    if changed.isEmpty { return "" }
    let lines = changed.map {
        "  \($0.candidate.visible): \($0.before.grouped) → \($0.after.grouped)"
    }
    return (["Edges to turn around, were it next"] + lines).joined(separator: "\n")
}

import Architecture
import Codebase

/// The text of `strata modules`: a table, layer by layer.
package struct ModulesText: Sendable {
    private let analysis: Analysis
    private let metrics: [ModuleMetrics]
    private let paint: Paint

    /// A table of an analysis' modules.
    package init(_ analysis: Analysis, metrics: [ModuleMetrics], paint: Paint) {
        self.analysis = analysis
        self.metrics = metrics
        self.paint = paint
    }

    /// The table, then the unclaimed files and the incomplete items.
    package var text: String {
        var text = table.text(paint: paint) + size + reasons
        for choice in analysis.codebase.choices { text += "\n" + choice.line(paint: paint) + "\n" }
        if let notice = analysis.codebase.unclaimedNotice {
            text += "\n" + paint.yellow(notice.visible)
            text += paint.dim(" List with: strata modules --unclaimed") + "\n"
        }
        for item in analysis.incomplete {
            text += "\n" + paint.yellow("incomplete: ") + item.place.visible + ": "
            text += item.reason.visible + "\n"
        }
        if !analysis.accepted.isEmpty {
            text +=
                "\n"
                + paint.dim(
                    "\(analysis.totals.accepted.grouped) incomplete accepted in .strata.yml.")
            text += "\n"
        }
        return text
    }

    /// The size of the whole, in which each file counts once.
    private var size: String {
        let totals = analysis.totals
        return "\n\(totals.modulesText(analysis.unitNoun)) · \(totals.files.sentence) · "
            + "\(totals.lines.counted("line"))\n"
    }

    /// The unclaimed files, a line each.
    package var unclaimed: String {
        analysis.codebase.unclaimed.map { $0.string.visible + "\n" }.joined()
    }

    /// Why each layer was inferred, a line each; nothing if a person wrote them.
    private var reasons: String {
        let lines = analysis.configuration.layers.compactMap { layer in
            layer.reason.map { paint.dim("\(layer.name.visible): \($0.visible)") + "\n" }
        }
        return lines.isEmpty ? "" : "\nLayers are inferred:\n" + lines.joined()
    }

    private var table: TextTable {
        var table = TextTable(
            [.left, .left, .left, .right, .right, .right, .right, .right, .right],
            header: [
                "LAYER", analysis.unitNoun.uppercased(), "ROLE", "FILES", "LINES", "IN", "OUT",
                "ERRORS", "WARNINGS",
            ])
        for row in rows {
            table.append([
                row.layer ?? "–", row.name, row.role.rawValue, "\(row.files)", "\(row.lines)",
                "\(row.fanIn)", "\(row.fanOut)", row.errors == 0 ? "–" : "\(row.errors)",
                row.warnings == 0 ? "–" : "\(row.warnings)",
            ])
        }
        return table
    }

    private var rows: [ModuleMetrics] {
        let order = Dictionary(
            analysis.configuration.layers.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first })
        return metrics.sorted {
            let left = $0.layer.flatMap { order[$0] } ?? order.count
            let right = $1.layer.flatMap { order[$0] } ?? order.count
            return (left, $0.name, $0.id) < (right, $1.name, $1.id)
        }
    }
}

extension IncompleteItem {
    /// Where it is, `Sources/A.swift:3`.
    var place: String {
        (path.isRoot ? "." : path.string) + (line.map { ":\($0)" } ?? "")
    }
}

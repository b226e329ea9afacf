import Architecture
import Codebase
import Editing
import FeatureKit
import TerminalUI

/// The layers of a draft, each over its modules.
nonisolated struct LayersListing: Listing {
    /// The draft; nil for the one that the codebase begins with.
    var draft: LayerDraft?
    /// The layers whose modules are not listed.
    var folded: Set<LayerRow.ID> = []

    static var nothing: LayersTable { .nothing }

    func table(of analysis: Analysis) -> LayersTable {
        analysis.isComplete ? LayersTable(analysis) : .nothing
    }

    /// While a codebase is read again, what is known stays.
    func table(of analysis: Analysis, after before: LayersTable) -> LayersTable {
        !analysis.isComplete && before.analysis != nil ? before : table(of: analysis)
    }

    func rows(of table: LayersTable, matching matcher: FilterMatcher) -> [LayerRow] {
        guard let draft = draft ?? table.draft else { return [] }
        var rows = draft.bands.flatMap { band in
            block(
                .layer(band.id), named: band.name, of: band.modules, detail: band.reason ?? "",
                in: table, matching: matcher)
        }
        if !draft.unplaced.isEmpty {
            rows += block(
                .outside, named: "In no layer", of: draft.unplaced,
                detail: "No layer rule applies to these.", in: table, matching: matcher)
        }
        return rows
    }

    /// A layer over those of its modules that the filter lets through.
    private func block(
        _ id: LayerRow.ID, named name: String, of modules: Set<ModuleID>, detail: String,
        in table: LayersTable, matching matcher: FilterMatcher
    ) -> [LayerRow] {
        let isWhole = matcher.isEmpty || matcher.match(name) != nil
        let shown =
            modules.filter { isWhole || matcher.match(table.name(of: $0)) != nil }
            .sorted {
                (table.name(of: $0).lowercased(), $0) < (table.name(of: $1).lowercased(), $1)
            }
        if shown.isEmpty, !isWhole { return [] }
        let isFolded = matcher.isEmpty && folded.contains(id)
        let heading = LayerRow(
            id: id, name: name, modules: modules, detail: detail, isFolded: isFolded)
        if isFolded { return [heading] }
        return [heading]
            + shown.map { module in
                LayerRow(
                    id: .module(module), name: table.name(of: module), modules: [module],
                    detail: table.details[module] ?? "")
            }
    }

    func name(of row: LayerRow) -> String? { row.name }

    func replacement(for id: LayerRow.ID, at position: Int, in rows: [LayerRow]) -> Int {
        min(position, max(0, rows.count - 1))
    }
}

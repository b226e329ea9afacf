import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// One module: what its previews cost and show, and what they leave out.
struct DetailPane: CompositeView {
    let viewModel: PreviewsViewModel
    let detail: DetailModel
    let isFocused: Bool

    var body: some View {
        Panel(
            StyledText(detail.module?.name ?? ""), note: note, isFocused: isFocused,
            scroll: ScrollPosition(detail.list)
        ) {
            if let row = viewModel.selected {
                WeightView(row: row, name: { [viewModel] in viewModel.name(of: $0) })
                    .padding(horizontal: 1)
                Divider()
            }
            FilterField(
                detail.filter, found: detail.rows.count { !$0.isHeading },
                of: detail.module.map { DetailRow.rows(of: $0).count { !$0.isHeading } } ?? 0
            ).padding(horizontal: 1)
            List(
                detail.list, isFocused: isFocused && !detail.filter.isEditing,
                actions: viewModel.detailActions,
                placeholder: NoMatchView()
            ) { index in
                DetailRowView(
                    row: detail.rows[index], lines: viewModel.selected?.lines ?? 0,
                    name: { [viewModel] in viewModel.name(of: $0) })
            }
        }
    }

    private var note: StyledText {
        guard let module = detail.module else { return "" }
        return StyledText(module.role.words, .muted)
    }
}

/// What must be compiled to see a preview of a module, and what would lighten that most.
struct WeightView: CompositeView {
    let row: CoverageRow
    let name: (ModuleID) -> String

    var body: some View {
        VStack {
            Text(
                seen + StyledText("Previewing one compiles ", .muted)
                    + StyledText(row.module.weight.closure.sentence)
                    + StyledText(row.share > 0 ? "  \(row.share.percent) of the app" : "", .muted)
            ).wrapped()
            Text(advice).wrapped()
        }
    }

    /// How many of the components previews show.
    private var seen: StyledText {
        guard row.counts.all > 0 else { return "" }
        let seen = row.counts.previewed + row.counts.inside
        return StyledText("Seen: ", .muted)
            + StyledText("\(seen.grouped) of \(row.counts.all.counted("component"))")
            + StyledText(". ", .muted)
    }

    private var advice: StyledText {
        guard let best = row.best else {
            return StyledText("No dependency is worth inverting.", .muted)
        }
        let saving = best.saves.sentence + (row.saving > 0 ? ", \(row.saving.percent)" : "")
        let dependency =
            StyledText(name(best.from), .accent) + StyledText(" → ", .muted)
            + StyledText(name(best.to), .accent)
        guard !best.isUnused else {
            return StyledText("Removing ", .muted) + dependency
                + StyledText(", which no file imports, saves \(saving).", .muted)
        }
        return StyledText("Inverting ", .muted) + dependency
            + StyledText(
                " saves \(saving): \(best.importedBy.count.counted("file")) "
                    + (best.importedBy.count == 1 ? "imports it." : "import it.")
                    + (best.breaks.map { " It also violates `\($0.rawValue)`." } ?? ""),
                .muted)
    }
}

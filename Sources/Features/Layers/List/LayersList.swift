import Codebase
import Editing
import FeatureKit
import TerminalUI

/// The layers, top first, each over its modules.
struct LayersList: CompositeView {
    let viewModel: LayersViewModel

    var body: some View {
        let isFocused = viewModel.focus == .layers
        Panel(
            "Layers, top first", note: viewModel.marks.words, isFocused: isFocused,
            scroll: ScrollPosition(viewModel.content.list)
        ) {
            VStack {
                FilterField(
                    viewModel.filter, found: viewModel.shownModules, of: viewModel.allModules)
                Tree(
                    viewModel.content.list, isFocused: isFocused,
                    actions: RowActions(
                        select: { [weak viewModel] in viewModel?.selectRow($0) },
                        open: { [weak viewModel] row in
                            viewModel?.selectRow(row)
                            viewModel?.open()
                        },
                        scroll: { [weak viewModel] in viewModel?.content.list.scroll(by: $0) }),
                    placeholder: NoMatchView("The filter matches layers and modules.")
                ) { row(viewModel.rows[$0]) }
            }
        }
    }

    private func row(_ row: LayerRow) -> TreeRow {
        let trailing = viewModel.marks(of: row.modules)
        guard let module = row.module else {
            let count = row.modules.isEmpty ? "empty" : row.modules.count.counted("module")
            return TreeRow(
                StyledText(row.name, row.layer == nil ? .muted : .header, .bold)
                    + StyledText("  \(count)", .muted),
                marker: row.isFolded ? .collapsed : .expanded, trailing: trailing)
        }
        let isMarked = viewModel.marks.contains(module)
        return TreeRow(
            (isMarked ? Marks<ModuleID>.sign + " " : "") + StyledText(row.name)
                + StyledText("  \(row.detail)", .muted),
            depth: 1, trailing: trailing)
    }
}

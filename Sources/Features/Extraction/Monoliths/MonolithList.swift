import Codebase
import FeatureKit
import TerminalUI

/// The modules that can be taken apart, to choose another one.
struct MonolithList: CompositeView {
    let viewModel: ExtractionViewModel

    var body: some View {
        let matcher = FilterMatcher(viewModel.moduleFilter.text, mode: .substring)
        Panel(
            "Take another module apart", note: "longest first", isFocused: true,
            scroll: ScrollPosition(viewModel.moduleList)
        ) {
            FilterField(
                viewModel.moduleFilter, found: viewModel.modules.count,
                of: viewModel.table.modules.count)
            Table(
                viewModel.modules, columns: columns(matcher), state: viewModel.moduleList,
                isFocused: !viewModel.moduleFilter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectModule($0) },
                    open: { [weak viewModel] row in
                        viewModel?.selectModule(row)
                        viewModel?.chooseModule()
                    },
                    scroll: { [weak viewModel] in viewModel?.moduleList.scroll(by: $0) }),
                placeholder: NoMatchView("The filter matches names of modules."))
        }
    }

    private func columns(_ matcher: FilterMatcher) -> [TableColumn<MonolithRow>] {
        [
            TableColumn("Module", width: .flexible(minimum: 20), truncation: .middle, priority: 4) {
                StyledText(
                    $0.name, .plain, matching: matcher.isEmpty ? nil : matcher.match($0.name))
            },
            TableColumn("Role", width: .fixed(14), priority: 1) {
                StyledText($0.role.words, .muted)
            },
            TableColumn("Files", width: .fixed(7), alignment: .trailing, priority: 2) {
                StyledText($0.files.grouped)
            },
            TableColumn("Lines", width: .fixed(9), alignment: .trailing, priority: 3) {
                StyledText($0.lines.grouped)
            },
        ]
    }
}

import Codebase
import Extracting
import TerminalUI

/// The moves in thought, and what would be different after them.
struct WhatIfView: CompositeView {
    let viewModel: ExtractionViewModel

    var body: some View {
        let isFocused = viewModel.focus == .moves
        let name = viewModel.whatIf.current.name
        Panel(
            StyledText(name.isEmpty ? "What if" : "What if: \(name)"),
            note: "in thought alone", isFocused: isFocused,
            scroll: ScrollPosition(viewModel.whatIfList)
        ) {
            List(
                viewModel.whatIfList, isFocused: isFocused,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectMove($0) },
                    scroll: { [weak viewModel] in viewModel?.whatIfList.scroll(by: $0) })
            ) { WhatIfRowView(row: viewModel.whatIfRows[$0]) }
        }
    }
}

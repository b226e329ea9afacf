import Editing
import FeatureKit
import TerminalUI

/// What the draft would lead to.
struct EffectView: CompositeView {
    let viewModel: LayersViewModel

    var body: some View {
        let isFocused = viewModel.focus == .effect
        Panel(
            "What breaks them",
            note: viewModel.isWorking ? "working it out…" : "nothing is saved yet",
            isFocused: isFocused, scroll: ScrollPosition(viewModel.effectList)
        ) {
            List(
                viewModel.effectList, isFocused: isFocused,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectEffect($0) },
                    scroll: { [weak viewModel] in viewModel?.effectList.scroll(by: $0) }),
                placeholder: Text(StyledText("Working out what would be…", .muted))
            ) { row in
                EffectRowView(
                    row: viewModel.effectRows[row],
                    name: { [table = viewModel.table] in table.name(of: $0) },
                    layer: { [draft = viewModel.draft] id in
                        draft.flatMap { draft in
                            draft.position(of: id).map { draft.bands[$0].name }
                        }
                    })
            }
        }
    }
}

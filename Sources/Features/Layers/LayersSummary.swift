import Codebase
import Editing
import FeatureKit
import TerminalUI

/// Where the layers come from, and how much was changed.
struct LayersSummary: CompositeView {
    let viewModel: LayersViewModel

    var body: some View {
        FittingLine(left: [size + origin, size + shortOrigin, size], right: [[changes], []])
    }

    private var size: StyledText {
        let layers = viewModel.draft?.bands.count ?? 0
        return StyledText(layers.counted("layer"), .header, .bold)
            + StyledText(" · \(viewModel.allModules.counted("module"))", .muted)
    }

    private var origin: StyledText {
        if viewModel.table.areWritten { return StyledText("   from .strata.yml", .muted) }
        if viewModel.table.areDepths {
            return StyledText("   names tell no layers: ", .warning)
                + StyledText("these are packages and folders to begin with", .muted)
        }
        return StyledText("   inferred from names: correct what is wrong", .muted)
    }

    private var shortOrigin: StyledText {
        if viewModel.table.areWritten { return StyledText("   from .strata.yml", .muted) }
        return StyledText(
            viewModel.table.areDepths ? "   by packages and folders" : "   inferred", .muted)
    }

    private var changes: FittingLine.Part {
        let count = viewModel.history?.count ?? 0
        return FittingLine.Part(
            text: count == 0
                ? StyledText("nothing changed yet", .muted)
                : StyledText("\(count.counted("change")), not saved", .info))
    }
}

import ScreenPreviews
import TerminalUI

/// The running preview in a panel that says how it is shown.
@MainActor struct GalleryPane: @MainActor CompositeView {
    let model: PaneModel
    let hasKeyboard: Bool

    var body: some View {
        Panel(
            StyledText(model.session?.preview.id ?? ""), note: StyledText(model.look),
            footer: StyledText(footer), isFocused: hasKeyboard
        ) {
            if let session = model.session {
                ZStack {
                    PaneContent(
                        buffer: model.colors.apply(to: session.buffer), colors: model.colors,
                        pan: model.placement.pan, isWhole: model.isWhole,
                        showsCursor: hasKeyboard, measured: model.measured)
                    if model.showsFigures, let figures = model.figures {
                        FiguresOverlay(figures: figures)
                    }
                }
            } else {
                EmptyState("No state to show", explanation: "Esc clears the filter.")
            }
        }
    }

    private var footer: String {
        if model.session?.hasEnded == true { return "the screen has quit; r restarts it" }
        if model.placement.isReduced { return "scaled to fit" }
        return model.placement.visiblePart ?? ""
    }
}

extension PaneModel {
    /// In a few words how previews are shown: `80x24 · dark · true`.
    var look: String { "\(sizeText) · \(colorsAndNames)" }

    /// The same for thumbnails.
    var tileLook: String { "\(size.fixed ?? Self.usualSize) · \(colorsAndNames)" }

    private var colorsAndNames: String {
        let names = names == .plain ? "" : " · \(names.rawValue) names"
        return "\(colors.appearance.name) · \(colors.depth.title)" + names
    }

    /// The size that was chosen, and what it comes to.
    private var sizeText: String {
        guard size == .full, let session else { return "\(size)" }
        let isScreen = session.preview.partSize == nil
        return (isScreen ? "full " : "") + "\(session.buffer.size)"
    }
}

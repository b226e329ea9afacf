import TerminalUI

/// The running preview in a panel that says how it is shown.
@MainActor struct GalleryPane: @MainActor CompositeView {
    let model: PaneModel
    let hasKeyboard: Bool

    var body: some View {
        Panel(
            StyledText(model.session?.preview.id ?? ""), note: StyledText(note),
            footer: StyledText(footer), isFocused: hasKeyboard
        ) {
            if let session = model.session {
                PaneContent(
                    buffer: model.colors.apply(to: session.buffer), colors: model.colors,
                    pan: model.placement.pan, showsCursor: hasKeyboard,
                    measured: model.measured)
            } else {
                EmptyState("No state to show", explanation: "Esc shows all states again.")
            }
        }
    }

    private var note: String {
        let colors = model.colors.depth == .none ? "no colours" : model.colors.depth.name
        return "\(size) · \(model.colors.appearance.name) · \(colors)"
    }

    /// The size that was chosen, and what it comes to.
    private var size: String {
        guard model.size == .full, let size = model.session?.buffer.size else {
            return "\(model.size)"
        }
        return "full \(size)"
    }

    private var footer: String {
        if model.session?.hasEnded == true { return "it has quit, r starts it again" }
        return model.placement.visiblePart ?? ""
    }
}

import TerminalUI

/// All states of some features, one of them running.
final class GalleryScreen: ListScreen {
    let title: String
    let viewModel: GalleryViewModel

    init(title: String, viewModel: GalleryViewModel) {
        self.title = title
        self.viewModel = viewModel
    }

    var body: any View { GalleryView(model: viewModel) }

    var commands: [Command] {
        let model = viewModel
        switch model.keyboard {
        case .preview: return previewCommands
        case .knobs: return knobCommands
        case .list:
            if model.variants.preview != nil { return variantCommands }
            if let typing = model.typingCommands { return typing }
            return model.isGrid ? gridCommands : listCommands
        }
    }

    /// In the preview every key belongs to it, but for those that must never be lost.
    var isEditingText: Bool {
        switch viewModel.keyboard {
        case .preview: true
        case .knobs: viewModel.knobs.input != nil
        case .list: viewModel.filter.isEditing
        }
    }

    var mode: ScreenMode? {
        switch viewModel.keyboard {
        case .preview: ScreenMode("In the preview")
        case .knobs: ScreenMode(viewModel.knobs.input == nil ? "Knobs" : "Value of a knob")
        case .list:
            if viewModel.variants.preview != nil {
                ScreenMode("Variants")
            } else if viewModel.filter.isEditing {
                .filter
            } else {
                viewModel.isGrid ? ScreenMode("Thumbnails") : nil
            }
        }
    }

    func receive(_ event: Event) -> Bool {
        if case .mouse(let event) = event { return receive(event) }
        switch viewModel.keyboard {
        case .knobs: return viewModel.knobs.receive(event)
        case .list: return viewModel.filter.receive(event)
        case .preview:
            if case .key(let key) = event, Self.kept.contains(key) { return false }
            viewModel.pane.session?.send(event)
            return true
        }
    }

    /// A click in the preview gives it the keyboard.
    private func receive(_ event: MouseEvent) -> Bool {
        guard !viewModel.isGrid, viewModel.variants.preview == nil else { return false }
        let isClick = if case .press = event.kind { true } else { false }
        guard viewModel.pane.send(event) else { return false }
        if isClick { viewModel.enter() }
        return true
    }

    /// The keys that the gallery keeps while the preview has the keyboard.
    private static let kept: [Key] = [
        .control("g"), .function(12), .function(11), .control("c"), .control("z"),
    ]
}

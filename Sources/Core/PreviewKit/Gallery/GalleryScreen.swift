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
        guard model.keyboard == .list else { return [leave] }
        return [
            Command(
                "enter", "Give the keyboard to the preview", keys: [.tab, .enter], hint: "into it"
            ) {
                model.enter()
            },
            Command("size", "Next size: 80x24, 120x40, 200x60, full", keys: ["s"], hint: "size") {
                model.changeSize(by: 1)
            },
            Command("size.back", "Previous size", keys: ["S"]) { model.changeSize(by: -1) },
            Command("theme", "Dark or light", keys: ["t"], hint: "theme") {
                model.switchAppearance()
            },
            Command("colors", "Next number of colours", keys: ["c"], hint: "colours") {
                model.switchDepth()
            },
            Command("zoom", "All the room for the preview, or not", keys: ["z"], hint: "zoom") {
                model.zoom()
            },
            Command("restart", "Start the preview again", keys: ["r"], hint: "restart") {
                model.restart()
            },
        ] + panning + model.listCommands
    }

    /// In the preview every key belongs to it, but for those that must never be lost.
    var isEditingText: Bool {
        viewModel.keyboard == .preview || viewModel.filter.isEditing
    }

    func receive(_ event: Event) -> Bool {
        if case .mouse(let event) = event { return viewModel.send(event) }
        guard viewModel.keyboard == .preview else { return viewModel.filter.receive(event) }
        if case .key(let key) = event, Self.kept.contains(key) { return false }
        viewModel.send(event)
        return true
    }

    func didDisappear() {}

    /// The keys that the gallery keeps while the preview has the keyboard.
    private static let kept: [Key] = [
        .control("g"), .function(12), .control("c"), .control("z"),
    ]

    private var leave: Command {
        Command(
            "leave", "Give the keyboard back to the list", keys: [.control("g"), .function(12)],
            hint: "back to the list"
        ) { [viewModel] in viewModel.leave() }
    }

    private var panning: [Command] {
        [
            pan("left", [Key(.left, .shift), "H"], columns: -8, rows: 0),
            pan("right", [Key(.right, .shift), "L"], columns: 8, rows: 0),
            pan("up", [Key(.up, .shift), "K"], columns: 0, rows: -4),
            pan("down", [Key(.down, .shift), "J"], columns: 0, rows: 4),
        ]
    }

    private func pan(_ direction: String, _ keys: [Key], columns: Int, rows: Int) -> Command {
        let fits = viewModel.placement.visiblePart == nil
        return Command(
            "pan.\(direction)", "Show more of the preview: \(direction)", keys: keys,
            disabled: fits ? "All of the preview is visible." : nil
        ) { [viewModel] in viewModel.pan(columns: columns, rows: rows) }
    }
}

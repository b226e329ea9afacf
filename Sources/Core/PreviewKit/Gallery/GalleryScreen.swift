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
        guard model.keyboard == .list else { return [leave, zoom] }
        if let typingCommands = model.typingCommands { return typingCommands }
        return [
            Command(
                "enter", "Give the keyboard to the preview", keys: [.tab, .enter], hint: "into it"
            ) {
                model.enter()
            },
            Command("size", "Next size: 80x24, 120x40, 200x60, full", keys: ["s"], hint: "size") {
                model.pane.changeSize(by: 1)
            },
            Command("size.back", "Previous size", keys: ["S"]) { model.pane.changeSize(by: -1) },
            Command("theme", "Dark or light", keys: ["t"], hint: "theme") {
                model.pane.switchAppearance()
            },
            Command("colors", "Next number of colours", keys: ["c"], hint: "colours") {
                model.pane.switchDepth()
            },
            zoom,
            Command("restart", "Start the preview again", keys: ["r"], hint: "restart") {
                model.pane.restart()
            },
        ] + panning + model.listCommands
    }

    /// In the preview every key belongs to it, but for those that must never be lost.
    var isEditingText: Bool {
        viewModel.keyboard == .preview || viewModel.filter.isEditing
    }

    func receive(_ event: Event) -> Bool {
        if case .mouse(let event) = event { return receive(event) }
        guard viewModel.keyboard == .preview else { return viewModel.filter.receive(event) }
        if case .key(let key) = event, Self.kept.contains(key) { return false }
        viewModel.pane.session?.send(event)
        return true
    }

    /// A click in the preview gives it the keyboard.
    private func receive(_ event: MouseEvent) -> Bool {
        let isClick = if case .press = event.kind { true } else { false }
        guard viewModel.pane.send(event) else { return false }
        if isClick { viewModel.enter() }
        return true
    }

    /// The keys that the gallery keeps while the preview has the keyboard.
    private static let kept: [Key] = [
        .control("g"), .function(12), .function(11), .control("c"), .control("z"),
    ]

    private var leave: Command {
        Command(
            "leave", "Give the keyboard back to the list", keys: [.control("g"), .function(12)],
            hint: "back to the list"
        ) { [viewModel] in viewModel.leave() }
    }

    private var zoom: Command {
        Command(
            "zoom", "All the room for the preview, or not",
            keys: viewModel.keyboard == .list ? ["z", .function(11)] : [.function(11)], hint: "zoom"
        ) { [viewModel] in viewModel.pane.zoom() }
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
        let fits = viewModel.pane.placement.visiblePart == nil
        return Command(
            "pan.\(direction)", "Show more of the preview: \(direction)", keys: keys,
            disabled: fits ? "All of the preview is visible." : nil
        ) { [viewModel] in viewModel.pane.pan(columns: columns, rows: rows) }
    }
}

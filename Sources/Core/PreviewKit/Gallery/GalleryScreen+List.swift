import ScreenPreviews
import TerminalUI

extension GalleryScreen {
    /// What can be done while the list has the keyboard.
    var listCommands: [Command] {
        let model = viewModel
        let back = Command(
            "grid.back", "Back to the thumbnails", keys: .back, hint: "thumbnails"
        ) { model.switchBrowser() }
        return [
            Command(
                "enter", "Move the keyboard to the preview", keys: [.tab, .enter], hint: "into it"
            ) { model.enter() }
        ] + (model.cameFromGrid && !model.filter.isActive ? [back] : []) + [browser, variants]
            + [knobs] + looks + [zoom, whole, figures] + restarting + calls + panning
            + stories + model.listCommands
    }

    /// What can be done while the preview has the keyboard.
    var previewCommands: [Command] { [leave, zoom] }

    /// What can be done while the parameters have the keyboard.
    var knobCommands: [Command] {
        let model = viewModel.knobs
        guard model.input == nil else {
            return [
                Command("knob.keep", "Apply the value", keys: [.enter], hint: "keep") {
                    model.finishTyping()
                },
                Command("knob.cancel", "Discard the text", keys: [.escape], hint: "forget") {
                    model.cancelTyping()
                },
            ]
        }
        return [
            Command("knob.change", "Change the value", keys: [.enter, " "], hint: "change") {
                model.type()
            },
            Command("knob.next", "Next value", keys: [.right, "l", "+"]) { model.change(by: 1) },
            Command("knob.previous", "Previous value", keys: [.left, "h", "-"]) {
                model.change(by: -1)
            },
            Command("knob.down", "Next knob", keys: [.down, "j"]) { model.list.move(by: 1) },
            Command("knob.up", "Previous knob", keys: [.up, "k"]) { model.list.move(by: -1) },
            Command(
                "knob.reset", "Reset the knob", keys: [.backspace, .delete],
                hint: "reset"
            ) {
                model.resetSelected()
            },
            Command("knobs.reset", "Reset all knobs", keys: ["0"]) {
                [viewModel] in viewModel.pane.resetKnobs()
            },
            Command(
                "leave", "Move the keyboard back to the list",
                keys: .back.or(.tab, "p", .control("g"), .function(12)), hint: "back to the list"
            ) { [viewModel] in viewModel.leave() },
        ]
    }

    /// From one story to the next, as in a text from paragraph to paragraph.
    var stories: [Command] {
        let model = viewModel
        return [
            Command("story.next", "First state of the next story", keys: ["}"]) {
                model.list.moveSection(down: true)
            },
            Command(
                "story.previous", "First state of this or the previous story", keys: ["{"]
            ) { model.list.moveSection(down: false) },
        ]
    }

    private var knobs: Command {
        let isEmpty = viewModel.knobs.knobs.isEmpty
        return Command(
            "knobs", "Change the knobs of the preview", keys: ["p"],
            hint: isEmpty ? nil : "knobs",
            disabled: isEmpty ? "This preview has no knobs." : nil
        ) { [viewModel] in viewModel.enterKnobs() }
    }

    private var leave: Command {
        Command(
            "leave", "Move the keyboard back to the list", keys: [.control("g"), .function(12)],
            hint: "back to the list"
        ) { [viewModel] in viewModel.leave() }
    }

    private var zoom: Command {
        Command(
            "zoom", "Toggle full screen",
            keys: viewModel.keyboard == .list ? ["z", .function(11)] : [.function(11)], hint: "zoom"
        ) { [viewModel] in viewModel.pane.zoom() }
    }

    private var whole: Command {
        Command(
            "whole", "Toggle scale to fit", keys: ["m"]
        ) { [viewModel] in viewModel.pane.switchWhole() }
    }

    private var figures: Command {
        Command("figures", "Toggle frame statistics", keys: ["b"]) {
            [viewModel] in viewModel.pane.switchFigures()
        }
    }

    private var restarting: [Command] {
        [
            Command("restart", "Start the preview again", keys: .readAgain, hint: "restart") {
                [viewModel] in viewModel.pane.restart()
            },
            Command("knobs.reset", "Reset all knobs", keys: ["0"]) {
                [viewModel] in viewModel.pane.resetKnobs()
            },
        ]
    }

    private var calls: [Command] {
        let isEmpty = viewModel.pane.session?.log.calls.isEmpty ?? true
        let reason = isEmpty ? "The router has not been called." : nil
        return [
            Command("calls.older", "Older router calls", keys: ["["], disabled: reason) {
                [viewModel] in viewModel.scrollCalls(by: 1)
            },
            Command("calls.newer", "Newer router calls", keys: ["]"], disabled: reason) {
                [viewModel] in viewModel.scrollCalls(by: -1)
            },
            Command("calls.clear", "Clear the router calls", keys: ["d"], disabled: reason) {
                [viewModel] in viewModel.clearCalls()
            },
        ]
    }

    private var panning: [Command] {
        [
            pan("left", [Key(.left, .shift), "H"], columns: -8, rows: 0),
            pan("right", [Key(.right, .shift), "L"], columns: 8, rows: 0),
            pan("up", [Key(.up, .shift), "K"], columns: 0, rows: -4),
            pan("down", [Key(.down, .shift), "J"], columns: 0, rows: 4),
        ]
    }

    private func pan(_ direction: String, _ keys: KeyBinding, columns: Int, rows: Int) -> Command {
        let fits = viewModel.pane.placement.visiblePart == nil
        return Command(
            "pan.\(direction)", "Show more of the preview: \(direction)", keys: keys,
            disabled: fits ? "All of the preview is visible." : nil
        ) { [viewModel] in viewModel.pane.pan(columns: columns, rows: rows) }
    }
}

import Observation
import TerminalUI

/// A screen whose program is built again while it is shown.
@Observable final class WatchedScreen: Screen {
    private let content: any Screen
    private let watch: BuildWatch
    /// Shows a place in the person's editor.
    private let edit: @MainActor (Diagnostic.Place) -> Void
    private var chosen = 0

    init(
        _ content: any Screen, watch: BuildWatch,
        edit: @escaping @MainActor (Diagnostic.Place) -> Void
    ) {
        self.content = content
        self.watch = watch
        self.edit = edit
    }

    var title: String { content.title }
    var status: String? { content.status }
    var isEditingText: Bool { content.isEditingText }
    var mode: ScreenMode? { content.mode }

    var body: any View {
        WatchedView(content: content.body, watch: watch, selected: selected)
    }

    /// While the code is broken, its keys come first.
    var commands: [Command] {
        isEditingText ? content.commands : errorCommands + content.commands
    }

    func receive(_ event: Event) -> Bool { content.receive(event) }
    func didAppear() { content.didAppear() }
    func didDisappear() { content.didDisappear() }

    private var errors: [Diagnostic] {
        if case .failed(let errors) = watch.state { errors } else { [] }
    }

    private var selected: Int { min(chosen, max(0, errors.count - 1)) }

    private var errorCommands: [Command] {
        let errors = errors
        guard !errors.isEmpty else { return [] }
        let place = errors[selected].place
        let open = Command(
            "error.edit", "Open the error in your editor", keys: .edit, group: "Build",
            hint: "edit error",
            disabled: place == nil ? "This error has no file." : nil
        ) { [edit] in place.map(edit) }
        guard errors.count > 1 else { return [open] }
        return [
            open, step("next", titled: "Next error", key: "n", by: 1),
            step("previous", titled: "Previous error", key: "N", by: -1),
        ]
    }

    private func step(_ id: String, titled title: String, key: Key, by offset: Int) -> Command {
        Command(
            "error.\(id)", title, keys: [key], group: "Build", hint: offset > 0 ? "next error" : nil
        ) { [weak self] in
            guard let self else { return }
            chosen = (selected + offset + errors.count) % errors.count
        }
    }
}

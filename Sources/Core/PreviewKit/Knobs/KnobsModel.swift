import Observation
import ScreenPreviews
import TerminalUI

/// The parameters of the running preview, being changed.
@MainActor @Observable final class KnobsModel {
    private var row = 0
    /// The text that is being typed, if one is.
    private(set) var input: TextInput?
    private let pane: PaneModel

    init(pane: PaneModel) {
        self.pane = pane
    }

    /// All parameters.
    var knobs: [Knob] { pane.session?.knobs.all ?? [] }

    /// The rows of the panel.
    var list: ListState {
        get { ListState(count: knobs.count, selection: row) }
        set { row = newValue.selection ?? 0 }
    }

    /// The selected parameter.
    var selected: Knob? { list.selection.map { knobs[$0] } }

    /// Gives the selected parameter its next value, or one before if `step` is -1.
    func change(by step: Int) {
        guard let knob = selected else { return }
        guard knob.kind != .text else { return type() }
        pane.setKnob(knob.name, to: knob.value(after: step))
    }

    /// Types the value of the selected parameter.
    func type() {
        guard let knob = selected else { return }
        switch knob.kind {
        case .text, .number: input = TextInput(knob.value)
        case .toggle, .choice: change(by: 1)
        }
    }

    /// Gives the selected parameter its standard value.
    func resetSelected() {
        guard let knob = selected else { return }
        pane.setKnob(knob.name, to: knob.standard)
    }

    /// Takes over what was typed, if the parameter can have that value.
    func finishTyping() {
        guard let text = input?.text, let knob = selected else { return }
        if knob.accepts(text) { pane.setKnob(knob.name, to: text) }
        input = nil
    }

    /// Forgets what was typed.
    func cancelTyping() {
        input = nil
    }

    /// Takes a key or pasted text while something is typed.
    func receive(_ event: Event) -> Bool {
        guard var input else { return false }
        switch event {
        case .key(.enter): finishTyping()
        case .key(.escape): cancelTyping()
        default:
            let isUsed = input.receive(event)
            self.input = input
            return isUsed
        }
        return true
    }

    /// What the mouse does: a click selects, a double-click changes; both take the keyboard.
    func actions(take: @escaping @MainActor () -> Void) -> RowActions {
        RowActions(
            select: { [weak self] row in
                take()
                self?.list.select(row)
            },
            open: { [weak self] row in
                self?.list.select(row)
                self?.type()
            },
            scroll: { [weak self] in self?.list.scroll(by: $0) })
    }
}

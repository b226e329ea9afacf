import ScreenPreviews
import TerminalUI

/// The parameters of the running preview with their values.
@MainActor struct KnobsPanel: @MainActor CompositeView {
    let model: KnobsModel
    let hasKeyboard: Bool
    let actions: RowActions

    var body: some View {
        let knobs = model.knobs
        let isChanged = knobs.contains(where: \.isChanged)
        return Panel(
            "Knobs", footer: isChanged ? "R resets all" : "", isFocused: hasKeyboard,
            scroll: ScrollPosition(model.list)
        ) {
            List(model.list, isFocused: hasKeyboard, actions: actions) { index in
                KnobRow(
                    knob: knobs[index],
                    input: index == model.list.selection && hasKeyboard ? model.input : nil)
            }
        }
    }
}

/// The name of a parameter on the left, its value on the right.
private struct KnobRow: CompositeView {
    let knob: Knob
    /// What is being typed for it.
    let input: TextInput?

    var body: some View {
        HStack(spacing: 1) {
            Text(
                StyledText(knob.name, knob.isChanged ? .accent : .text, knob.isChanged ? .bold : [])
            )
            if let input {
                TextField(input)
            } else {
                Spacer()
                Text(value).priority(-1)
            }
        }
    }

    private var value: StyledText {
        switch knob.kind {
        case .toggle:
            knob.value == "true" ? StyledText("● yes", .success) : StyledText("○ no", .muted)
        case .choice: StyledText("‹ ", .faint) + StyledText(knob.value) + StyledText(" ›", .faint)
        case .number: StyledText("− ", .faint) + StyledText(knob.value) + StyledText(" +", .faint)
        case .text: StyledText("“\(knob.value)”", .string)
        }
    }
}

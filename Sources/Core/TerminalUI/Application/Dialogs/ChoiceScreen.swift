import Observation

/// Asks what to choose of a few things, over the screen that it is about.
package final class ChoiceScreen: Screen, Overlay {
    package let title: String
    private let remarks: [StyledText]
    private let choices: [Choice]
    private let place: ChoicePlace
    private let answer: @MainActor (Int?) -> Void

    private static let widest = 84

    /// Some choices.
    ///
    /// - Parameters:
    ///   - title: What is asked.
    ///   - remarks: What a person has to know besides, each on lines of its own.
    ///   - choices: What can be chosen, at least one.
    ///   - selected: The number of the choice that is selected at first.
    ///   - answer: Told once which was chosen; nil if the person went back. It closes the screen.
    package init(
        _ title: String, remarks: [StyledText] = [], choices: [Choice], selected: Int = 0,
        answer: @escaping @MainActor (Int?) -> Void
    ) {
        self.title = title
        self.remarks = remarks
        self.choices = choices
        self.answer = answer
        place = ChoicePlace(ListState(count: choices.count, selection: selected))
    }

    package var mode: ScreenMode? { .dialog("Choice") }

    package var commands: [Command] {
        let (place, answer) = (place, answer)
        let selected = place.list.selection ?? 0
        let choose = Command(
            "choice.choose", "Choose", keys: [.enter], hint: "choose",
            disabled: choices.indices.contains(selected) ? choices[selected].disabledReason : nil,
            effect: choices.indices.contains(selected) ? choices[selected].effect : .looks
        ) { answer(selected) }
        let direct = choices.indices.filter { choices[$0].key != nil }.map { number in
            let choice = choices[number]
            return Command(
                "choice.\(number)", choice.title, keys: KeyBinding([choice.key].compactMap(\.self)),
                group: "Choices", disabled: choice.disabledReason, effect: choice.effect
            ) { answer(number) }
        }
        return [
            choose, Command("choice.close", "Cancel", keys: .back, hint: "cancel") { answer(nil) },
        ]
            + direct + place.commands
    }

    package var body: any View {
        let (place, choices, remarks, answer) = (place, choices, remarks, answer)
        let actions = RowActions(
            select: { place.list.select($0) },
            open: { if choices[$0].disabledReason == nil { answer($0) } },
            scroll: { place.list.scroll(by: $0) })
        return VStack {
            for remark in remarks { Text(remark).wrapped() }
            if !remarks.isEmpty { Text("") }
            List(place.list, actions: actions) { ChoiceRow(choice: choices[$0]) }
            if let reason = place.list.selection.flatMap({ choices[$0].disabledReason }) {
                Text(reason, .info).wrapped()
            }
        }
    }

    package func modalSize(in space: Size) -> Size {
        let width = min(space.width - 4, Self.widest)
        func height(_ texts: [StyledText]) -> Int {
            texts.reduce(0) { $0 + $1.wrapped(to: max(1, width - 4)).count }
        }
        let said = height(remarks)
        let reasons = choices.compactMap(\.disabledReason).map { height([StyledText($0)]) }
        let rows = said + (said > 0 ? 1 : 0) + choices.count + (reasons.max() ?? 0)
        return Size(width: width, height: min(space.height - 2, rows + 2))
    }
}

/// Which choice is selected.
@MainActor @Observable private final class ChoicePlace {
    var list: ListState

    init(_ list: ListState) {
        self.list = list
    }

    var commands: [Command] {
        let steps: [(String, String, KeyBinding, @MainActor (inout ListState) -> Void)] = [
            ("down", "Next row", [.down, "j", .tab], { $0.move(by: 1) }),
            ("up", "Previous row", [.up, "k", .backTab], { $0.move(by: -1) }),
            ("first", "First row", ["g", .home], { $0.moveToStart() }),
            ("last", "Last row", ["G", .end], { $0.moveToEnd() }),
        ]
        return steps.map { id, title, keys, change in
            Command("choice.\(id)", title, keys: keys, group: "Movement") { [weak self] in
                guard let self else { return }
                change(&list)
            }
        }
    }
}

/// A choice with its key before it.
private struct ChoiceRow: CompositeView {
    let choice: Choice

    var body: some View {
        let isEnabled = choice.disabledReason == nil
        HStack(spacing: 1) {
            Text(choice.key?.description ?? "", isEnabled ? .key : .muted).frame(width: 2)
            Text(choice.title, isEnabled ? .standard : .muted)
            Spacer()
            Text(choice.detail, .muted).truncated(.end).priority(-1)
        }
    }
}

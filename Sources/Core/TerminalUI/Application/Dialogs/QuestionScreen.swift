import Observation

/// Asks before something is changed, with the change in sight. Only `y` says yes.
package final class QuestionScreen: Screen, Overlay {
    private let question: Question
    private let place = ScrollPlace()
    private let answer: @MainActor (Bool) -> Void

    /// A question.
    ///
    /// - Parameter answer: Told once whether the person said yes. It closes the screen.
    package init(_ question: Question, answer: @escaping @MainActor (Bool) -> Void) {
        self.question = question
        self.answer = answer
    }

    package var title: String { question.title }
    package var mode: ScreenMode? { .dialog("Question") }

    package var commands: [Command] {
        let answer = answer
        return [
            Command(
                "question.yes", "Yes, do it", keys: .yes, hint: question.yes,
                effect: question.effect
            ) { answer(true) },
            Command("question.no", "No, change nothing", keys: .no, hint: "no") { answer(false) },
        ] + place.commands(rows: question.lines.count)
    }

    package var body: any View {
        let question = question
        let offset = place.offset
        return VStack {
            for remark in question.remarks { Text(remark).wrapped() }
            if !question.lines.isEmpty {
                if !question.remarks.isEmpty { Text("") }
                Diff(question.lines, offset: offset)
            }
        }
    }

    package func modalSize(in space: Size) -> Size {
        Size(width: min(space.width - 4, 110), height: min(space.height - 2, 46))
    }
}

import Codebase

/// One description that was left out in favour of another, in JSON.
package struct ChoiceRecord: Encodable, Sendable {
    let path: String
    let origin: String
    let taken: String
    let takenOrigin: String
    let reason: String
    let modules: Int
    let text: String

    init(_ choice: DescriptionChoice) {
        path = choice.leftOut.string
        origin = choice.origin.rawValue
        taken = choice.taken.string
        takenOrigin = choice.takenOrigin.rawValue
        reason = choice.reason.rawValue
        modules = choice.modules
        text = choice.sentence
    }
}

extension DescriptionChoice {
    /// A line that says what was chosen.
    package func line(paint: Paint) -> String {
        let path = leftOut.isRoot ? "." : leftOut.string.visible
        return paint.bold("\(path): ") + paint.cyan("note: ") + sentence.visible
    }
}

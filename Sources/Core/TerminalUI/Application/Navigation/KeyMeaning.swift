/// What a key means on every screen that has it: the key contract.
///
/// A screen binds a key by its meaning, ``KeyBinding/edit`` say, and gets the keys with it. A test over
/// every screen and mode of the program finds a key that means something else somewhere.
package enum KeyMeaning: String, CaseIterable, Sendable {
    case back, help, filter, readAgain, edit, copy, explain, gaps, folders
    case accept, reject, acceptAll, rejectAll, write, undo
    case yes, no

    /// The keys that have this meaning, the one that is shown first.
    package var keys: [Key] {
        switch self {
        case .back: [.escape, "q"]
        case .help: ["?"]
        case .filter: ["/"]
        case .readAgain: ["r", "R"]
        case .edit: ["e"]
        case .copy, .yes: ["y"]
        case .explain: ["E"]
        case .gaps: ["i"]
        case .folders: ["f"]
        case .accept: ["a"]
        case .reject: ["x"]
        case .acceptAll: ["A"]
        case .rejectAll: ["X"]
        case .write: ["W"]
        case .undo: ["u"]
        case .no: ["n", .escape, "q"]
        }
    }

    /// What the keys do, wherever they do something.
    package var words: String {
        switch self {
        case .back: "Close what is open, or go back; at the first screen, q quits"
        case .help: "List the keys of this screen"
        case .filter: "Filter what is listed"
        case .readAgain: "Read again what is shown"
        case .edit: "Open the selection in the editor"
        case .copy: "Copy the selection"
        case .explain: "Explain the rules that the selection breaks"
        case .gaps: "Show unread and unclaimed files"
        case .folders: "Switch between modules and the folders inside them"
        case .accept: "Accept the selection"
        case .reject: "Reject the selection"
        case .acceptAll: "Accept all that is listed"
        case .rejectAll: "Reject all that is listed"
        case .write: "Save what Strata inferred"
        case .undo: "Undo the last change that Strata made"
        case .yes: "In a question: yes"
        case .no: "In a question: no, change nothing"
        }
    }

    /// What its commands do, unless they say otherwise.
    var effect: CommandEffect {
        switch self {
        case .edit: .edits
        case .accept, .reject, .acceptAll, .rejectAll, .write, .undo, .yes: .writes
        default: .looks
        }
    }

    /// Whether it has its keys only while a question is asked.
    package var isAnswer: Bool { self == .yes || self == .no }
}

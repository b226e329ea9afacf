/// What a command can do to the world outside the screen.
package enum CommandEffect: String, CaseIterable, Sendable {
    /// It changes what is shown and where the person is, and nothing else.
    case looks
    /// It opens the person's editor.
    case edits
    /// It changes files, or what Strata remembers. A question that shows the change comes first.
    case writes
    /// It starts a program of the codebase. A question that names it comes first.
    case runs

    /// Whether a question comes first.
    package var asks: Bool { self == .writes || self == .runs }

    /// What the help and the key reference add to a title; nil for what only looks.
    package var remark: String? {
        switch self {
        case .looks, .edits: nil
        case .writes: "writes, asks first"
        case .runs: "starts a program, asks first"
        }
    }
}

/// What the bytes from the terminal turned out to be.
package enum InputToken: Hashable, Sendable {
    case key(Key)
    /// A press has `clicks: 1`; ``ClickCounter`` finds the double ones.
    case mouse(MouseEvent)
    case paste(String)
    case focused(Bool)
    case reply(TerminalReply)
}

/// The terminal's answer to a question about itself.
package enum TerminalReply: Hashable, Sendable {
    /// Primary device attributes (DA1), the last answer of every round of questions.
    case deviceAttributes
    /// The background is this bright: 0 is black, 1 is white (OSC 11).
    case backgroundLuminance(Double)
    /// State of a private mode (DECRPM): 0 unknown, 1 set, 2 reset, 3 and 4 permanently so.
    case mode(Int, state: Int)
}

/// Something that happened in the terminal.
package enum Event: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// Text that was pasted as a whole; it may hold line breaks.
    case paste(String)
    /// The terminal has this size now.
    case resized(Size)
    /// The terminal's window got (`true`) or lost the keyboard.
    case focused(Bool)
    /// The terminal said whether its background is light or dark, after the start.
    case appearance(Theme.Appearance)
    /// What is on the screen is unknown, for example after `fg`: draw all of it.
    case redraw
}

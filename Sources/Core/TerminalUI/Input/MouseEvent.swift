/// Something the mouse did, at a cell of the screen.
package struct MouseEvent: Hashable, Sendable {
    /// What it did.
    package enum Kind: Hashable, Sendable {
        /// A button went down, for the `clicks`th time at this place (1, 2, 3 …).
        case press(clicks: Int)
        case release
        /// It moved with a button down.
        case drag
        /// It moved with no button down.
        case move
        /// The wheel turned; positive is right and down.
        case wheel(columns: Int, rows: Int)
    }

    /// A button; side buttons are not reported.
    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    package var kind: Kind
    /// `nil` for moves and the wheel.
    package var button: Button?
    /// 0 is the leftmost column.
    package var column: Int
    /// 0 is the topmost row.
    package var row: Int
    package var modifiers: Key.Modifiers

    package init(
        _ kind: Kind, button: Button? = nil, column: Int, row: Int, modifiers: Key.Modifiers = []
    ) {
        self.kind = kind
        self.button = button
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}

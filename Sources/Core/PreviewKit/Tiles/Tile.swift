import TerminalUI

/// What a tile of a grid shows.
struct Tile {
    /// In the upper border.
    let title: StyledText
    /// At the right end of the upper border.
    let note: String
    /// The drawn cells; `nil` as long as they have not been drawn.
    let buffer: ScreenBuffer?
    /// Lies under the cells.
    let paper: Style
}

@testable import TerminalUI

/// What a view shows in a space of some size, without styles.
func drawn(_ view: any View, _ width: Int, _ height: Int) -> String {
    ScreenBuffer(drawing: view, size: Size(width: width, height: height)).text
}

/// The cells of a view in a space of some size.
func buffer(_ view: any View, _ width: Int, _ height: Int) -> ScreenBuffer {
    ScreenBuffer(drawing: view, size: Size(width: width, height: height))
}

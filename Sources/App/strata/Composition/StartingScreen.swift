import TerminalUI

/// What stands on the terminal until a codebase is open: nothing yet.
@MainActor final class StartingScreen: Screen {
    let title = "Strata"
    var body: any View { EmptyView() }
}

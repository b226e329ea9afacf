import TerminalUI

extension Section.ID {
    static let starting = Self("starting")
}

/// What stands on the terminal until a codebase is open: nothing yet.
@MainActor final class StartingScreen: Screen {
    let title = "Strata"
    var body: any View { EmptyView() }
}

import Architecture
import Codebase
import TerminalUI

/// The only way to build this screen.
package struct RatchetFactory {
    private let source: any AnalysisSource
    private let readHistory: ReadBaselineHistory
    private let owners: (any OwnersReader)?
    private let now: () -> Int

    /// - Parameters:
    ///   - source: The analysis that says what is recorded now.
    ///   - readHistory: Reads how it came to be so.
    ///   - owners: Says who owns which files; nil where nobody asks.
    ///   - now: The time, in seconds since 1970.
    package init(
        source: any AnalysisSource, readHistory: ReadBaselineHistory,
        owners: (any OwnersReader)? = nil, now: @escaping () -> Int
    ) {
        self.owners = owners
        self.source = source
        self.readHistory = readHistory
        self.now = now
    }

    package func makeScreen(router: any RatchetRouter) -> any Screen {
        RatchetScreen(
            viewModel: RatchetViewModel(
                source: source,
                readHistory: { [readHistory, root = source.root] known in
                    await readHistory.history(in: root, after: known)
                }, owners: owners, now: now, router: router))
    }
}

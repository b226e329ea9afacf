import Architecture
import TerminalUI

/// The only way to build this screen.
package struct RatchetFactory {
    private let source: any AnalysisSource
    private let readHistory: ReadBaselineHistory
    private let now: () -> Int

    /// - Parameters:
    ///   - source: The analysis that says what is recorded now.
    ///   - readHistory: Reads how it came to be so.
    ///   - now: The time, in seconds since 1970.
    package init(
        source: any AnalysisSource, readHistory: ReadBaselineHistory, now: @escaping () -> Int
    ) {
        self.source = source
        self.readHistory = readHistory
        self.now = now
    }

    package func makeScreen(router: any RatchetRouter) -> any Screen {
        RatchetScreen(
            viewModel: RatchetViewModel(
                source: source,
                readHistory: { [readHistory, root = source.root] known in
                    await readHistory(in: root, after: known)
                }, now: now, router: router))
    }
}

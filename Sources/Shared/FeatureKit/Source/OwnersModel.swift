import Architecture
import Codebase
import TerminalUI

/// Reads who owns what of the codebase that is shown, beside the main actor, and tells a screen.
package final class OwnersModel {
    private let reader: (any OwnersReader)?
    private var reading: Task<Void, Never>?
    /// Told once it is known; never where nobody wrote it down.
    package var onOwners: ((CodebaseOwners) -> Void)?

    /// - Parameter reader: Reads who owns which files; nil where nobody asks.
    package init(reader: (any OwnersReader)?) { self.reader = reader }

    /// Reads it of an analysis that begins to be shown.
    package func read(_ analysis: Analysis?) {
        guard let reader, let analysis, analysis.isComplete else { return }
        reading?.cancel()
        reading = Task { [weak self] in
            let owners = await CodebaseOwners(of: analysis, by: reader)
            if let owners, !Task.isCancelled { self?.onOwners?(owners) }
        }
    }

    /// Waits until it is known.
    package func settle() async { await reading?.value }
}

extension [String] {
    /// `owner  @a` for one, `owners  @a  @b` for several; nothing for none.
    package nonisolated var ownersLine: StyledText {
        if isEmpty { return "" }
        return StyledText(count == 1 ? "owner  " : "owners  ", .muted)
            + StyledText(joined(separator: "  "))
    }
}

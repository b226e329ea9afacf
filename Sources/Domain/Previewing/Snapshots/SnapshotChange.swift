import Codebase

/// A recorded snapshot that is not as the last test run drew it, or that nobody draws any more.
package struct SnapshotChange: Hashable, Sendable, Identifiable {
    /// What happened to it.
    package enum Kind: String, CaseIterable, Sendable {
        /// It is drawn differently now.
        case changed
        /// It is drawn, but was never recorded.
        case new
        /// It is recorded, but no test asks for it.
        case orphan
    }

    /// What wrote it, and so how it is to be read.
    package enum Maker: String, CaseIterable, Sendable {
        /// Cells of a terminal with their styles.
        case snapshotKit
        /// Any text, by Point-Free's library.
        case snapshotTesting
    }

    /// What happened to it.
    package let kind: Kind
    /// What wrote it.
    package let maker: Maker
    /// The recorded file, whether or not it is there yet.
    package let recorded: RelativePath
    /// The absolute path of what the test run drew; nil for an orphan.
    package let drawn: String?
    /// What it is a snapshot of: a screen, or the file of the test.
    package let story: String
    /// Which state of it, at which size: `many@80x24`.
    package let name: String
    /// Why it counts as an orphan, in a sentence; nil for all others.
    package let reason: String?

    /// The path of the recorded file.
    package var id: RelativePath { recorded }

    /// A change as it was found.
    package init(
        kind: Kind, maker: Maker, recorded: RelativePath, drawn: String?, story: String,
        name: String, reason: String? = nil
    ) {
        self.kind = kind
        self.maker = maker
        self.recorded = recorded
        self.drawn = drawn
        self.story = story
        self.name = name
        self.reason = reason
    }
}

import Codebase

/// All that a person has to decide about the snapshots of a codebase.
package struct SnapshotReview: Equatable, Sendable {
    /// What differs, by story and name.
    package let changes: [SnapshotChange]
    /// How many recorded snapshots there are.
    package let recorded: Int
    /// Recorded images that are drawn differently and that no text can show, in path order.
    package let images: [RelativePath]
    /// What could not be read or told apart, in path order.
    package let incomplete: [IncompleteItem]

    /// A review; changes are put in order.
    package init(
        changes: [SnapshotChange] = [], recorded: Int = 0, images: [RelativePath] = [],
        incomplete: [IncompleteItem] = []
    ) {
        self.changes = changes.sorted {
            ($0.story, $0.name, $0.recorded) < ($1.story, $1.name, $1.recorded)
        }
        self.recorded = recorded
        self.images = images.sorted()
        self.incomplete = incomplete.sorted()
    }

    /// How many changes there are of a kind.
    package func count(of kind: SnapshotChange.Kind) -> Int {
        changes.count { $0.kind == kind }
    }
}

/// What a snapshot says, before and now.
package struct SnapshotTexts: Equatable, Sendable {
    /// The recorded text; nil if nothing is recorded.
    package let recorded: String?
    /// What the test run drew; nil for an orphan.
    package let drawn: String?

    /// Two texts, at least one of them known.
    package init(recorded: String?, drawn: String?) {
        self.recorded = recorded
        self.drawn = drawn
    }
}

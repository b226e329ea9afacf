import Codebase
import Previewing
import OperatingSystem

/// What the search has found so far.
struct FoundSnapshots {
    var changes: [SnapshotChange] = []
    var recorded = 0
    var images: [RelativePath] = []
    var incomplete: [IncompleteItem] = []
    /// How many more drawn files are compared with recorded ones.
    private var budget: Int

    /// Nothing yet.
    ///
    /// - Parameter budget: How many drawn files are compared at most.
    init(budget: Int) {
        self.budget = budget
    }

    /// Whether one more drawn file is compared; the first that is not is told.
    mutating func compares(_ drawn: RelativePath) -> Bool {
        budget -= 1
        if budget == -1 {
            incomplete.append(
                IncompleteItem(
                    path: drawn,
                    reason: "It and all after it were not compared: tests drew too many. Accept or "
                        + "reject those before, and look again."))
        }
        return budget >= 0
    }

    /// Says of links in the place of recorded snapshots that they are neither read nor replaced.
    mutating func noteLinks(among entries: [DirectoryEntry], in folder: RelativePath) {
        incomplete += entries.filter { $0.kind == .link }.map { entry in
            IncompleteItem(
                path: folder.appending(RelativePath(entry.text)),
                reason: "It is a link and no file, so it is neither read nor replaced. "
                    + "Put the file itself in its place.")
        }
    }

    var review: SnapshotReview {
        SnapshotReview(
            changes: changes, recorded: recorded, images: images, incomplete: incomplete)
    }
}

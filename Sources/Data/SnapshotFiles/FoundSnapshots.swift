import Codebase
import Previewing

/// What the search has found so far.
struct FoundSnapshots {
    var changes: [SnapshotChange] = []
    var recorded = 0
    var images: [RelativePath] = []
    var incomplete: [IncompleteItem] = []

    var review: SnapshotReview {
        SnapshotReview(
            changes: changes, recorded: recorded, images: images, incomplete: incomplete)
    }
}

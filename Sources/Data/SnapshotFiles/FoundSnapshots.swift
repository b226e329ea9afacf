import Codebase
import Previewing

/// What the search has found so far.
struct FoundSnapshots {
    var changes: [SnapshotChange] = []
    var recorded = 0
    var images: [RelativePath] = []
    var incomplete: [IncompleteItem] = []

    /// Says of links in the place of recorded snapshots that they are neither read nor replaced.
    mutating func noteLinks(among entries: [FolderEntry], in folder: RelativePath) {
        incomplete += entries.filter { $0.kind == .other }.map { entry in
            IncompleteItem(
                path: folder.appending(RelativePath(entry.name)),
                reason: "It is a link and no file, so it is neither read nor replaced. "
                    + "Put the file itself in its place.")
        }
    }

    var review: SnapshotReview {
        SnapshotReview(
            changes: changes, recorded: recorded, images: images, incomplete: incomplete)
    }
}

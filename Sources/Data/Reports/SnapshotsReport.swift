import Codebase
import Previewing

/// The JSON of `strata snapshots`.
package struct SnapshotsReport: Encodable, Sendable {
    let schema = 1
    let changes: [ChangeRecord]
    let images: [String]
    let incomplete: [IncompleteRecord]
    let summary: Summary

    struct ChangeRecord: Encodable, Sendable {
        let file: String
        let kind: String
        let maker: String
        let story: String
        let name: String
        @ExplicitNull var drawn: String?
        @ExplicitNull var reason: String?
    }

    struct Summary: Encodable, Sendable {
        let recorded: Int
        let changed: Int
        let new: Int
        let orphans: Int
    }

    /// A review, for scripts.
    package init(_ review: SnapshotReview) {
        changes = review.changes.map { change in
            ChangeRecord(
                file: change.recorded.string, kind: change.kind.rawValue,
                maker: change.maker.rawValue, story: change.story, name: change.name,
                drawn: change.drawn, reason: change.reason)
        }
        images = review.images.map(\.string)
        incomplete = review.incomplete.map(IncompleteRecord.init)
        summary = Summary(
            recorded: review.recorded, changed: review.count(of: .changed),
            new: review.count(of: .new), orphans: review.count(of: .orphan))
    }

    private enum CodingKeys: CodingKey {
        case schema, changes, images, incomplete, summary
    }
}

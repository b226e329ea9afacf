import Architecture
import ArgumentParser
import Reports

/// `strata snapshots`: what the last test run drew differently, and what to do about it.
struct SnapshotsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Review the snapshots that the last test run drew differently.",
        discussion: """
            Reads what SnapshotKit left in .build/snapshots, and text snapshots of \
            swift-snapshot-testing in __Snapshots__ folders. Exit status: 0 all as recorded, \
            1 something to decide, 2 could not be reviewed.
            """
    )

    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path = "."

    @Option(help: "Where the test run left what it drew, as in SNAPSHOT_ARTIFACTS.")
    var artifacts: String?

    @Flag(help: "Show how each snapshot differs.")
    var diff = false

    @Option(help: "Record this snapshot as drawn now, or remove this orphan; may repeat.")
    var accept: [String] = []

    @Option(help: "Keep what is recorded of this snapshot; may repeat.")
    var reject: [String] = []

    @Flag(help: "Accept all that differ, and remove all orphans.")
    var acceptAll = false

    @Flag(help: "Reject all that differ; orphans stay.")
    var rejectAll = false

    @Option(help: "How to print.")
    var format = OutputFormat.text

    func validate() throws {
        if acceptAll, rejectAll {
            throw ValidationError("Use --accept-all or --reject-all, not both.")
        }
    }

    func run() async throws {
        let root = try AbsolutePath.resolve(path)
        let store = Services.live().snapshots(in: try artifacts.map(AbsolutePath.resolve))
        let before = try await store.review(of: root)
        let named = try (chosen(accept, from: before), chosen(reject, from: before))
        let accepted = acceptAll ? before.changes : named.0
        let rejected = rejectAll ? before.changes : named.1
        for change in accepted { try await store.accept(change, in: root) }
        for change in rejected { try await store.reject(change, in: root) }
        let review = try await store.review(of: root)
        try await print(review, root: root, store: store)
        guard review.incomplete.isEmpty else { throw ExitStatus.couldNotCheck }
        let isDecided = review.changes.isEmpty && review.images.isEmpty
        throw isDecided ? ExitStatus.clean : ExitStatus.violations
    }

    /// The changes whose recorded files a person named.
    private func chosen(
        _ paths: [String], from review: SnapshotReview
    ) throws -> [SnapshotChange] {
        try paths.map { path in
            let wanted = RelativePath(path)
            if let change = review.changes.first(where: { $0.recorded == wanted }) { return change }
            throw ValidationError(
                "\(path.visible) is not among what differs. List it with: strata snapshots")
        }
    }

    private func print(
        _ review: SnapshotReview, root: String, store: any SnapshotStore
    ) async throws {
        if format == .json {
            return Swift.print(try jsonText(of: SnapshotsReport(review)), terminator: "")
        }
        var differences: [SnapshotChange.ID: SnapshotTexts] = [:]
        for change in review.changes where diff {
            differences[change.id] = try await store.texts(of: change, in: root)
        }
        let text = SnapshotsText(review, paint: .forStandardOutput)
        Swift.print(text.text(differences: differences), terminator: "")
    }
}

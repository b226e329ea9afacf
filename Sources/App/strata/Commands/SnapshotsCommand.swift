import ArgumentParser
import Codebase
import Previewing
import Reports

/// `strata snapshots`: reviews the snapshots that differ from the last test run.
struct SnapshotsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Review the snapshots that differ from the last test run.",
        discussion: """
            Reads the output of SnapshotKit in .build/snapshots, and the text snapshots of \
            swift-snapshot-testing in __Snapshots__ folders. Exit status: 0 all snapshots match; \
            1 some differ; 2 something could not be read.
            """
    )

    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path = "."

    @Option(help: "The folder with the output of the test run, as in SNAPSHOT_ARTIFACTS.")
    var artifacts: String?

    @Flag(help: "Show how each snapshot differs.")
    var diff = false

    @Option(
        help: "Record the new drawing of this snapshot, or remove this orphan; can be repeated.")
    var accept: [String] = []

    @Option(help: "Keep the recorded version of this snapshot; can be repeated.")
    var reject: [String] = []

    @Flag(help: "Accept all differences, and remove all orphans.")
    var acceptAll = false

    @Flag(help: "Reject all differences; orphans stay.")
    var rejectAll = false

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func validate() throws {
        if acceptAll, rejectAll {
            throw ValidationError("Use --accept-all or --reject-all, not both.")
        }
    }

    func run() async throws {
        let root = try AbsolutePath.resolve(path)
        let services = Services.live()
        await services.recoverChanges(in: root)
        let store = services.snapshots(in: try artifacts.map(AbsolutePath.resolve))
        let before = try await store.review(of: root)
        let named = try (chosen(accept, from: before), chosen(reject, from: before))
        let accepted = acceptAll ? before.changes : named.0
        let rejected = rejectAll ? before.changes : named.1
        let decideSnapshots = DecideSnapshots(
            store: store, changes: services.applyChanges, root: root)
        try await decideSnapshots.decide(accepted: accepted, rejected: rejected)
        let isDecided = !accepted.isEmpty || !rejected.isEmpty
        let review = isDecided ? try await store.review(of: root) : before
        try await print(review, root: root, store: store)
        guard review.incomplete.isEmpty else { throw ExitStatus.couldNotCheck }
        let isClean = review.changes.isEmpty && review.images.isEmpty
        throw isClean ? ExitStatus.clean : ExitStatus.violations
    }

    /// The changes whose recorded files a person named.
    private func chosen(
        _ paths: [String], from review: SnapshotReview
    ) throws -> [SnapshotChange] {
        try paths.map { path in
            let wanted = RelativePath(path)
            if let change = review.changes.first(where: { $0.recorded == wanted }) { return change }
            throw ValidationError(
                "\(path.visible) is not a snapshot that differs. List those with: strata snapshots")
        }
    }

    private func print(
        _ review: SnapshotReview, root: String, store: any SnapshotStore
    ) async throws {
        if format == .json {
            return StandardOutput.write(try jsonText(of: SnapshotsReport(review)))
        }
        var differences: [SnapshotChange.ID: SnapshotTexts] = [:]
        for change in review.changes where diff {
            differences[change.id] = try await store.texts(of: change, in: root)
        }
        let text = SnapshotsText(review, paint: .forStandardOutput)
        StandardOutput.write(text.text(differences: differences))
    }
}

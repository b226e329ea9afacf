import Codebase
import OperatingSystem
import Foundation
import Previewing

/// Reviews the snapshots of SnapshotKit, and text snapshots of swift-snapshot-testing.
package struct SnapshotFileStore: SnapshotStore {
    /// No snapshot is larger.
    private static let mostBytes = 64 << 20

    private let artifacts: String?
    private let temporary: String
    private let mostCompared: Int
    private let contents: @Sendable (String) -> any SourceContents

    /// A store for the process's environment.
    ///
    /// - Parameters:
    ///   - artifacts: The folder where test runs leave what they drew; nil for where each library
    ///     leaves it by custom.
    ///   - environment: `SNAPSHOT_ARTIFACTS` is the folder if none is given.
    ///   - mostCompared: How many drawn files are compared; a disk takes 13 s for 100,000 of them.
    ///   - contents: What stands in the files of a folder.
    package init(
        artifacts: String? = nil, environment: [String: String] = [:],
        temporary: String = NSTemporaryDirectory(), mostCompared: Int = 50_000,
        contents: @escaping @Sendable (String) -> any SourceContents
    ) {
        self.artifacts =
            artifacts
            ?? environment["SNAPSHOT_ARTIFACTS"].flatMap {
                $0.isEmpty ? nil : $0
            }
        // Paths below it are compared with it.
        self.temporary = temporary.replacing("//", with: "/")
        self.mostCompared = mostCompared
        self.contents = contents
    }

    package func review(of root: String) async throws(SnapshotError) -> SnapshotReview {
        let root = Self.resolved(root)
        guard let files = SnapshotFolders(root: root) else {
            throw SnapshotError("\(root) cannot be listed. Choose a folder that you may read.")
        }
        let artifacts = self.artifacts.map(Self.resolved)
        var found = FoundSnapshots(budget: mostCompared)
        for package in files.packages {
            KitSnapshots(root: root, package: package, artifacts: artifacts, contents: contents)
                .collect(in: &found)
        }
        TestingSnapshots(root: root, artifacts: artifacts ?? temporary, contents: contents(root))
            .collect(files.foreign, in: &found)
        return found.review
    }

    package func texts(
        of change: SnapshotChange, in root: String
    ) async throws(SnapshotError) -> SnapshotTexts {
        let recorded = root + "/" + change.recorded.string
        return SnapshotTexts(
            recorded: change.kind == .new ? nil : try text(at: recorded, in: root),
            drawn: try change.drawn.map { path throws(SnapshotError) in
                try text(at: path, in: root)
            })
    }

    package func reject(_ change: SnapshotChange, in root: String) async throws(SnapshotError) {
        guard let drawn = change.drawn else { return }
        try Self.remove(drawn)
    }

    package func drawings(in root: String) -> AsyncStream<Void> {
        let folder = artifacts ?? root + "/.build/snapshots"
        guard FileManager.default.fileExists(atPath: folder) else { return AsyncStream { _ in } }
        let bursts = FolderWatcher(quiet: .milliseconds(200), longest: .seconds(2))
            .bursts(below: folder) { _ in true }
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                for await _ in bursts { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The path without links in it; a person may have named a link to the folder.
    private static func resolved(_ folder: String) -> String {
        SystemPath.resolved(folder) ?? folder
    }

    /// What stands in a file of the codebase, or of the folder with what tests drew.
    private func text(at path: String, in root: String) throws(SnapshotError) -> String {
        let bytes = try bytes(at: path, in: root)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SnapshotError("\(path) is not a text file. Open it with another program.")
        }
        return text
    }

    private func bytes(at path: String, in root: String) throws(SnapshotError) -> [UInt8] {
        // Most lie below the first; to follow the links of a path takes longer than to read a file.
        let folders = [
            { root }, { Self.resolved(root) }, { artifacts.map(Self.resolved) ?? temporary },
        ]
        let folder = folders.lazy.map { $0() }.first { path.hasPrefix($0 + "/") } ?? root
        let file = RelativePath(String(path.dropFirst(folder.count)))
        do throws(ContentError) {
            return try contents(folder).bytes(of: file, upTo: Self.mostBytes).bytes
        } catch {
            throw SnapshotError("\(path) cannot be read: \(error.reason). Run the tests again.")
        }
    }

    private static func remove(_ path: String) throws(SnapshotError) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            throw SnapshotError(
                "\(path) cannot be removed: \(error.localizedDescription) "
                    + "Change its permissions and try again.")
        }
    }
}

import Codebase
import FileWatching
import Foundation
import Previewing

/// Reviews the snapshots of SnapshotKit, and text snapshots of swift-snapshot-testing.
package struct SnapshotFileStore: SnapshotStore {
    private let artifacts: String?
    private let temporary: String

    /// A store for the process's environment.
    ///
    /// - Parameters:
    ///   - artifacts: The folder where test runs leave what they drew; nil for where each library
    ///     leaves it by custom.
    ///   - environment: `SNAPSHOT_ARTIFACTS` is the folder if none is given.
    package init(
        artifacts: String? = nil, environment: [String: String] = [:],
        temporary: String = NSTemporaryDirectory()
    ) {
        self.artifacts =
            artifacts
            ?? environment["SNAPSHOT_ARTIFACTS"].flatMap {
                $0.isEmpty ? nil : $0
            }
        self.temporary = temporary
    }

    package func review(of root: String) async throws(SnapshotError) -> SnapshotReview {
        guard let files = SnapshotFolders(root: root) else {
            throw SnapshotError("\(root) cannot be listed. Choose a folder that you may read.")
        }
        var found = FoundSnapshots()
        for package in files.packages {
            KitSnapshots(root: root, package: package, artifacts: artifacts).collect(in: &found)
        }
        TestingSnapshots(root: root, artifacts: artifacts ?? temporary)
            .collect(files.foreign, in: &found)
        return found.review
    }

    package func texts(
        of change: SnapshotChange, in root: String
    ) async throws(SnapshotError) -> SnapshotTexts {
        let path = root + "/" + change.recorded.string
        return SnapshotTexts(
            recorded: change.kind == .new ? nil : try Self.text(at: path),
            drawn: try change.drawn.map { path throws(SnapshotError) in try Self.text(at: path) })
    }

    package func accept(_ change: SnapshotChange, in root: String) async throws(SnapshotError) {
        let path = root + "/" + change.recorded.string
        guard let drawn = change.drawn else { return try Self.remove(path) }
        try Self.replace(path, by: drawn)
        try Self.remove(drawn)
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

    private static func text(at path: String) throws(SnapshotError) -> String {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            guard let text = String(validating: data, as: UTF8.self) else {
                throw SnapshotError("\(path) is not a text file. Open it with another program.")
            }
            return text
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw SnapshotError(
                "\(path) cannot be read: \(error.localizedDescription) Run the tests again.")
        }
    }

    /// Puts a copy in the place of a file, in one step, and makes the folders above it.
    private static func replace(_ path: String, by source: String) throws(SnapshotError) {
        let target = URL(fileURLWithPath: path)
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: source))
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target, options: .atomic)
        } catch {
            throw SnapshotError(
                "\(path) was not recorded: \(error.localizedDescription) Nothing is lost; run "
                    + "the tests again if the new drawing is gone.")
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

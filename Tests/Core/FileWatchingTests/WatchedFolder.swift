import FileWatching
import Foundation
import Testing

/// A folder that is watched in a test and gone when the test is.
final class WatchedFolder: Sendable {
    let path: String

    init() throws {
        let parent = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = parent.appending(path: "strata-watch-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: path + "/" + name, toPath: path + "/" + other)
    }

    func bursts(entering enters: @escaping @Sendable (String) -> Bool) -> AsyncStream<Void> {
        FolderWatcher().bursts(below: path, entering: enters)
    }

    /// Waits until a watcher that was just started sees everything.
    func settle() async {
        try? await Task.sleep(for: .milliseconds(150))
    }

    func expectBurst(after change: @escaping () throws -> Void) async throws {
        try await expectBursts([change])
    }

    /// Expects a burst after each change; the suite's time limit ends a wait in vain.
    func expectBursts(_ changes: [() throws -> Void]) async throws {
        var bursts = bursts { _ in true }.makeAsyncIterator()
        await settle()
        for change in changes {
            try change()
            #expect(await bursts.next() != nil)
            await settle()
        }
    }

    /// How many inotify instances this process holds; 0 where there is no such thing.
    func openInotifyCount() throws -> Int {
        let folder = "/proc/self/fd"
        guard FileManager.default.fileExists(atPath: folder) else { return 0 }
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)
            }
            .filter { $0.contains("inotify") }.count
    }
}

import Foundation
import Synchronization
import Testing

@testable import OperatingSystem

/// A folder that is watched in a test and gone when the test is.
final class WatchedFolder: Sendable {
    let path: String

    static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

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

    func bursts(entering enters: @escaping @Sendable (String) -> Bool) -> AsyncStream<FolderChange>
    {
        FolderWatcher().bursts(below: path, entering: enters)
    }

    /// Waits until a watcher that was just started sees everything.
    func settle() async {
        try? await Task.sleep(for: .milliseconds(150))
    }

    /// Expects that each change is reported, and for itself: never by what an earlier one left.
    func expectReports(of changes: (() throws -> Void)...) async throws {
        let log = WatchLog()
        let session = WatchSession(
            folder: path, watcher: FolderWatcher(), enters: log.enter, report: log.report)
        session.start()
        defer { session.stop() }
        for (number, change) in changes.enumerated() {
            try await silence(log)
            let earlier = log.reports
            try change()
            let isReported = try await log.waits(.seconds(20)) { $0.reports > earlier }
            #expect(isReported, "change \(number)")
        }
    }

    /// Returns when nothing that happened until now can be reported any more.
    ///
    /// A watcher takes what happens in its order. So when it enters a folder that is made now, it
    /// has taken all earlier changes, and its next report is the last of them.
    private func silence(_ log: WatchLog) async throws {
        for number in 0..<100 {
            let name = "silence-\(log.reports)-\(number)"
            try makeFolder(name)
            // Without a report it was entered by the first look around, which reports nothing.
            if try await log.waits(
                .milliseconds(250), until: { $0.hasReported(since: path + "/" + name) })
            {
                return
            }
        }
        Issue.record("The watcher never reported a new folder.")
    }

    /// Makes a folder that a watcher enters, by one change where it can be.
    private func makeFolder(_ name: String) throws {
        #if os(Linux)
            let outside = path + "." + name
            try FileManager.default.createDirectory(
                atPath: outside, withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: outside, toPath: path + "/" + name)
        #else
            try write("", to: name + "/file")
        #endif
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

/// What a watcher did, in its order.
private final class WatchLog: Sendable {
    private enum Entry: Equatable { case entered(String), reported }

    private let entries = Mutex<[Entry]>([])

    @Sendable func enter(_ folder: String) -> Bool {
        entries.withLock { $0.append(.entered(folder)) }
        return true
    }

    @Sendable func report(_ change: FolderChange) { entries.withLock { $0.append(.reported) } }

    var reports: Int { entries.withLock { $0.count { $0 == .reported } } }

    func hasReported(since folder: String) -> Bool {
        entries.withLock { entries in
            entries.firstIndex(of: .entered(folder)).map { entries[$0...].contains(.reported) }
                ?? false
        }
    }

    /// - Returns: Whether the condition held before the time was over.
    func waits(_ time: Duration, until condition: (WatchLog) -> Bool) async throws -> Bool {
        let end = ContinuousClock.now.advanced(by: time)
        while ContinuousClock.now < end {
            if condition(self) { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        return condition(self)
    }
}

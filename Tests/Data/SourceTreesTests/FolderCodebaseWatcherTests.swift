import Codebase
import Foundation
import SourceTrees
import Testing
import Tiers

@Suite(.real, .timeLimit(.minutes(20))) struct FolderCodebaseWatcherTests {
    @Test func `changed sources are noticed, but not in ignored or built folders`() async throws {
        let place = try TemporaryTree()
        try place.write("Ignored/\n", to: ".gitignore")
        try place.write(to: "Sources/a.swift", "Ignored/a.swift", ".build/a.o")
        let watcher = FolderCodebaseWatcher(environment: [:])
        let changes = watcher.changes(below: place.path)
        try await Task.sleep(for: .milliseconds(200))
        try place.write("x", to: "Ignored/a.swift", ".build/a.o", "Ignored/new/b.swift")
        let early = Task {
            for await _ in changes { return true }
            return false
        }
        try await Task.sleep(for: .milliseconds(300))
        early.cancel()
        #expect(await early.value == false)
    }

    @Test func `changed and removed files are named`() async throws {
        let place = try TemporaryTree()
        try place.write(to: "Sources/a.swift", "Sources/b.swift")
        var changes = FolderCodebaseWatcher(environment: [:]).changes(below: place.path)
            .makeAsyncIterator()
        try await Task.sleep(for: .milliseconds(200))
        try place.write("x", to: "Sources/a.swift")
        try FileManager.default.removeItem(atPath: place.path + "/Sources/b.swift")
        var change = CodebaseChange.files([:])
        while change != .files(["Sources/a.swift": true, "Sources/b.swift": false]) {
            guard let next = await changes.next() else { break }
            change = change.followed(by: next)
        }
        #expect(change == .files(["Sources/a.swift": true, "Sources/b.swift": false]))
    }

    @Test func `a source in a folder that appears later is noticed`() async throws {
        let place = try TemporaryTree()
        let watcher = FolderCodebaseWatcher(environment: [:])
        var changes = watcher.changes(below: place.path).makeAsyncIterator()
        try await Task.sleep(for: .milliseconds(200))
        try place.write(to: "Sources/New/a.swift")
        #expect(await changes.next() != nil)
    }
}

import Codebase
import Foundation
import Testing
import Tiers

@testable import SourceTrees

@Suite(.real, .timeLimit(.minutes(20))) struct FolderCodebaseWatcherTests {
    @Test func `changed sources are noticed, but not in ignored or built folders`() async throws {
        let place = try TemporaryTree()
        try place.write("Ignored/\n", to: ".gitignore")
        try place.write(to: "Sources/a.swift", "Ignored/a.swift", ".build/a.o")
        try await Task.sleep(for: .milliseconds(100))
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
        var change = CodebaseChange.anywhere
        while change != .files(["Sources/a.swift": true, "Sources/b.swift": false]) {
            // What changed before the folder was watched is told without names: it changes again.
            if change == .anywhere {
                try place.write("x", to: "Sources/a.swift", "Sources/b.swift")
                try FileManager.default.removeItem(atPath: place.path + "/Sources/b.swift")
                change = .files([:])
            }
            guard let next = await changes.next() else { break }
            change = next == .anywhere ? .anywhere : change.followed(by: next)
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

    @Test(arguments: ["folder", "link", "missing", "again"])
    func `what takes the place of the folder is noticed, and watched`(kind: String) async throws {
        let place = try TemporaryTree()
        try place.write(to: "Code/a.swift", "Other/a.swift")
        let root = place.path + "/Code"
        var changes = FolderCodebaseWatcher(environment: [:]).changes(below: root)
            .makeAsyncIterator()
        try await Task.sleep(for: .milliseconds(200))
        let manager = FileManager.default
        switch kind {
        case "folder":
            try manager.moveItem(atPath: root, toPath: root + ".old")
            try manager.moveItem(atPath: place.path + "/Other", toPath: root)
        case "link":
            try manager.removeItem(atPath: root)
            try manager.createSymbolicLink(atPath: root, withDestinationPath: "Other")
        case "again":
            // File systems may give it the same number.
            try manager.removeItem(atPath: root)
            try place.write(to: "Code/b.swift")
        default:
            try manager.removeItem(atPath: root)
            #expect(await changes.next() == .anywhere)
            try manager.moveItem(atPath: place.path + "/Other", toPath: root)
        }
        #expect(await changes.next() == .anywhere)
        let change = try await place.firstNamed(by: &changes, writing: "Code/a.swift")
        #expect(change == .files(["a.swift": true]))
    }

    @Test(arguments: ["branch", "index", "exclude", "gone"])
    func `what git says of the folder is followed`(what: String) async throws {
        let place = try TemporaryTree()
        try place.write(to: "Code/a.swift")
        try place.git("init", "-q")
        try place.git("add", ".")
        await settleClock()
        let root = place.path + "/Code"
        var changes = FolderCodebaseWatcher(environment: [:]).changes(below: root)
            .makeAsyncIterator()
        switch what {
        case "branch": try place.git("symbolic-ref", "HEAD", "refs/heads/other")
        case "index": try place.git("rm", "-q", "--cached", "Code/a.swift")
        case "exclude": try place.write("*.gen\n", to: ".git/info/exclude")
        default:
            try FileManager.default.moveItem(
                atPath: place.path + "/.git", toPath: place.path + "/.was")
        }
        #expect(await changes.next() == .anywhere)
    }

    @Test func `an index that says the same of the files is not followed`() async throws {
        let place = try TemporaryTree()
        try place.write("a", to: "a.swift")
        try place.git("init", "-q")
        try place.git("add", ".")
        try place.git("commit", "-qm", "a")
        let before = WatchedPlace(place.path)
        let index = place.path + "/.git/index"
        let old = try Data(contentsOf: URL(filePath: index))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: place.path + "/a.swift")
        try place.git("update-index", "--refresh")
        try #require(try Data(contentsOf: URL(filePath: index)) != old)
        let refreshed = WatchedPlace(place.path, after: before)
        #expect(refreshed == before)
        try place.write("b", to: "a.swift")
        try place.git("add", ".")
        let added = WatchedPlace(place.path, after: refreshed)
        #expect(added != before)
        try place.git("commit", "-qm", "b")
        let committed = WatchedPlace(place.path, after: added)
        #expect(committed != added)
        try place.git("pack-refs", "--all")
        #expect(WatchedPlace(place.path, after: committed) == committed)
    }

    /// Lets what was just written be older than what is watched from now on.
    private func settleClock() async {
        try? await Task.sleep(for: .milliseconds(100))
    }

    @Test func `what an ignore file no longer leaves out is watched`() async throws {
        let place = try TemporaryTree()
        try place.write("Ignored/\n", to: ".gitignore")
        try place.write(to: "Ignored/a.swift")
        var changes = FolderCodebaseWatcher(environment: [:]).changes(below: place.path)
            .makeAsyncIterator()
        try await Task.sleep(for: .milliseconds(200))
        try place.write("Other/\n", to: ".gitignore")
        #expect(await changes.next() == .anywhere)
        let change = try await place.firstNamed(by: &changes, writing: "Ignored/a.swift")
        #expect(change == .files(["Ignored/a.swift": true]))
    }
}

extension TemporaryTree {
    /// The first change that names files, while a file is written again for each that names none.
    fileprivate func firstNamed(
        by changes: inout AsyncStream<CodebaseChange>.Iterator, writing file: String
    ) async throws -> CodebaseChange? {
        var change: CodebaseChange?
        repeat {
            try write("x", to: file)
            change = await changes.next()
        } while change == .anywhere
        return change
    }
}

import OperatingSystem
import Foundation
import Testing
import Tiers

@Suite(.real, .serialized, .timeLimit(.minutes(20))) struct FolderWatcherTests {
    private let place: WatchedFolder

    init() throws { place = try WatchedFolder() }

    @Test(arguments: [
        "write", "create", "rename", "remove", "replace",
    ])
    func `a file that is written, made, renamed or removed is noticed`(kind: String) async throws {
        try place.write("old", to: "deep/er/a.swift")
        try await place.expectReports(of: {
            let manager = FileManager.default
            let path = place.path + "/deep/er/"
            switch kind {
            case "write": try place.write("new", to: "deep/er/a.swift")
            case "create": try place.write("new", to: "deep/er/b.swift")
            case "rename": try manager.moveItem(atPath: path + "a.swift", toPath: path + "c.swift")
            case "remove": try manager.removeItem(atPath: path + "a.swift")
            default: try Data("x".utf8).write(to: URL(filePath: path + "a.swift"), options: .atomic)
            }
        })
    }

    @Test func `files in new folders are noticed, and in folders that moved`() async throws {
        try await place.expectReports(
            of: { try place.write("a", to: "new/er/a.swift") },
            { try place.write("b", to: "new/er/a.swift") },
            { try place.move("new", to: "moved") },
            { try place.write("c", to: "moved/er/a.swift") })
    }

    @Test func `what happens in a folder that is not entered is not noticed`() async throws {
        try place.write("a", to: ".build/a.o")
        await place.settle()
        let bursts = place.bursts { !$0.hasSuffix("/.build") && !$0.hasSuffix("/later") }
        await place.settle()
        try place.write("b", to: ".build/a.o")
        try place.write("b", to: "later/a.o")
        let early = Task {
            for await _ in bursts { return true }
            return false
        }
        try await Task.sleep(for: .milliseconds(300))
        early.cancel()
        #expect(await early.value == false)
    }

    @Test(.enabled(if: WatchedFolder.isLinux))
    func `what changes before its folder is watched is noticed`() async throws {
        try place.write("old", to: "deep/a.swift")
        await place.settle()
        let place = place
        // A folder is asked about before it is watched.
        let bursts = place.bursts { _ in
            do { try place.write("new", to: "deep/a.swift") } catch { Issue.record(error) }
            return true
        }
        let change = await bursts.first { _ in true }
        #expect(change == .anywhere)
    }

    @Test(.enabled(if: WatchedFolder.isLinux))
    func `after the end of the folder itself anything may be different`() async throws {
        try place.write("a", to: "a.swift")
        await place.settle()
        let bursts = place.bursts { _ in true }
        await place.settle()
        try FileManager.default.removeItem(atPath: place.path)
        let root = place.path
        let change = await bursts.first { change in
            guard case .paths(let paths) = change else { return true }
            return paths.contains(root)
        }
        #expect(change == .anywhere)
    }

    @Test(.enabled(if: WatchedFolder.isLinux))
    func `a folder that comes to be after the start is noticed`() async throws {
        try FileManager.default.removeItem(atPath: place.path)
        await place.settle()
        let bursts = place.bursts { _ in true }
        await place.settle()
        try place.write("a", to: "a.swift")
        #expect(await bursts.first { _ in true } == .anywhere)
    }

    @Test func `rights that change are noticed`() async throws {
        try place.write("a", to: "a.swift")
        try await place.expectReports(of: { #expect(chmod(place.path + "/a.swift", 0o600) == 0) })
    }

    @Test func `many changes at once are few bursts, and none is lost`() async throws {
        let counter = Task {
            var count = 0
            for await _ in place.bursts(entering: { _ in true }) {
                count += 1
                if FileManager.default.fileExists(atPath: place.path + "/last") { return count }
            }
            return count
        }
        await place.settle()
        for index in 0..<2000 { try place.write("x", to: "f\(index % 50)/\(index)") }
        try place.write("x", to: "last")
        #expect(await counter.value < 200)
    }

    @Test func `ending the listening ends the watching`() async throws {
        for _ in 0..<50 {
            let task = Task { for await _ in place.bursts(entering: { _ in true }) {} }
            await Task.yield()
            task.cancel()
            await task.value
        }
        try await Task.sleep(for: .milliseconds(200))
        #expect(try place.openInotifyCount() < 10)
    }
}

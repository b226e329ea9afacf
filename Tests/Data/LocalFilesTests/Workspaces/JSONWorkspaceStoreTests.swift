import Codebase
import Foundation
import Synchronization
import Testing
import LocalFiles

@Suite struct JSONWorkspaceStoreTests {
    private let place: StoreFolder

    init() throws { place = try StoreFolder() }

    @Test func `without a file nothing was opened yet`() async throws {
        #expect(try await place.store().workspaces() == [])
    }

    @Test
    func `what was opened is known to the next Strata, latest first, once each`() async throws {
        let (a, b) = (try place.makeFolder("a"), try place.makeFolder("b"))
        for (time, root) in [(1, a), (2, b), (3, a)] {
            try await place.store(at: time).noteOpened(root)
        }
        #expect(
            try await place.store().workspaces() == [
                Workspace(root: a, openedAt: 3, trust: .untrusted),
                Workspace(root: b, openedAt: 2, trust: .untrusted),
            ])
    }

    @Test func `trust belongs to a folder, by any link, and survives opening`() async throws {
        let folder = try place.makeFolder("a")
        let link = place.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
        try await place.store(at: 1).setTrust(.trusted, of: link)
        try await place.store(at: 2).noteOpened(folder)
        #expect(
            try await place.store().workspaces() == [
                Workspace(root: folder, openedAt: 2, trust: .trusted)
            ])
        try await place.store(at: 3).setTrust(.untrusted, of: folder + "/")
        #expect(try await place.store().workspaces().map(\.trust) == [.untrusted])
    }

    @Test func `what is forgotten loses its trust too`() async throws {
        let folder = try place.makeFolder("a")
        let store = place.store(at: 1)
        try await store.setTrust(.trusted, of: folder)
        try await store.forget(folder)
        try await store.noteOpened(folder)
        #expect(try await store.workspaces().map(\.trust) == [.untrusted])
    }

    @Test func `what was forgotten is remembered again with its time and trust`() async throws {
        let folder = try place.makeFolder("a")
        let store = place.store(at: 7)
        try await store.setTrust(.trusted, of: folder)
        let before = try await store.workspaces()
        try await store.forget(folder)
        try await place.store(at: 900).remember(before[0])
        #expect(try await store.workspaces() == before)
    }

    @Test func `a folder that is gone is remembered as gone`() async throws {
        let folder = try place.makeFolder("a")
        try await place.store(at: 1).noteOpened(folder)
        try FileManager.default.removeItem(atPath: folder)
        #expect(try await place.store().workspaces().map(\.exists) == [false])
    }

    @Test(arguments: [
        "", "{", "[]", "{\"version\":1}", "{\"version\":0,\"workspaces\":[]}", "\u{0}",
    ])
    func `a damaged list is reported and kept aside, never written over`(text: String) async throws
    {
        try place.writeList(text)
        let folder = try place.makeFolder("a")
        let error = await #expect(throws: WorkspaceError.self) {
            try await place.store(at: 1).noteOpened(folder)
        }
        #expect(error?.description.split(separator: ". ").count == 2)
        let aside = try place.filesBesideList().first { $0.contains("damaged") }
        #expect(try aside.map { try String(contentsOfFile: $0, encoding: .utf8) } == text)
        try await place.store(at: 2).noteOpened(folder)
        #expect(try await place.store().workspaces().map(\.root) == [folder])
    }

    @Test func `a list of a later Strata is left where it is`() async throws {
        let text = "{\"version\": 2, \"workspaces\": {}}"
        try place.writeList(text)
        await #expect(throws: WorkspaceError.self) { try await place.store().workspaces() }
        await #expect(throws: WorkspaceError.self) { try await place.store().noteOpened("/") }
        #expect(try String(contentsOfFile: place.list, encoding: .utf8) == text)
    }

    @Test func `a place that cannot be written is said in two sentences`() async throws {
        try Data().write(to: URL(filePath: place.path + "/state"))
        let error = await #expect(throws: WorkspaceError.self) {
            try await place.store().noteOpened("/")
        }
        #expect(error?.description.contains(". ") == true)
    }

    @Test func `Stratas that change the list at the same time lose nothing`() async throws {
        let folders = try (0..<20).map { try place.makeFolder("f\($0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, folder) in folders.enumerated() {
                group.addTask { try await place.store(at: index).noteOpened(folder) }
            }
            try await group.waitForAll()
        }
        #expect(try await place.store().workspaces().map(\.root) == folders.reversed())
    }

    @Test
    func `of very many only the latest are remembered, and all that are trusted`() async throws {
        let store = place.store(at: 0)
        try await store.setTrust(.trusted, of: "/trusted")
        for index in 0..<110 { try await place.store(at: index + 1).noteOpened("/w\(index)") }
        let known = try await store.workspaces()
        #expect(known.count == 101)
        #expect(known.last?.root == "/trusted")
        #expect(known.first?.root == "/w109")
    }

    @Test func `the folders in a folder come by name, and projects are marked`() async throws {
        for name in ["b", "a", ".hidden", "C.xcodeproj", "x"] { _ = try place.makeFolder(name) }
        try Data().write(to: URL(filePath: place.path + "/a/Package.swift"))
        _ = try place.makeFolder("b/App.xcodeproj")
        try Data().write(to: URL(filePath: place.path + "/file"))
        let found = try await place.store().folders(in: place.path)
        #expect(found.map(\.name) == ["a", "b", "x"])
        #expect(found.map(\.holdsProject) == [true, true, false])
        #expect(found.first?.path == place.path + "/a")
        await #expect(throws: WorkspaceError.self) {
            try await place.store().folders(in: place.path + "/nothing")
        }
    }

    @Test func `the list follows the custom of the system`() {
        #expect(
            JSONWorkspaceStore.path(in: ["XDG_STATE_HOME": "/x", "HOME": "/h"])
                == "/x/strata/workspaces.json")
        #expect(
            JSONWorkspaceStore.path(in: ["XDG_STATE_HOME": "", "HOME": "/h"])
                == "/h/.local/state/strata/workspaces.json")
        #expect(JSONWorkspaceStore.path(in: [:]) == nil)
    }
}

import LocalFiles
import Codebase
import Editing
import Foundation
import Testing

/// Programs that die before each of their operations on files, one after the other.
@Suite struct DeathTests {
    private static let files = ["Package.swift": "old\n", "gone.txt": "here\n", "kept": "k"]
    private static let changed = [
        "Package.swift": "changed\n", "Sources/New/File.swift": "new\n", "kept": "k",
    ]
    private let store = JournaledChangeStore()

    /// Runs some work that dies after 0, 1, 2 … operations, until it lives.
    ///
    /// - Returns: How often it died.
    private func dying(
        tearing: Bool, _ prepare: (ChangeFolder) throws -> Void,
        _ work: (JournaledChangeStore, String) throws -> Void,
        _ check: (ChangeFolder) throws -> Void
    ) throws -> Int {
        for operations in 0..<1_000 {
            let folder = try ChangeFolder(Self.files)
            try prepare(folder)
            let files = StoppingFiles(after: operations, tearingText: tearing)
            do {
                try work(JournaledChangeStore(files: files), folder.root)
            } catch let error as ChangeError {
                #expect(files.isDead, "\(error)")
            }
            if !files.isDead { return operations }
            // Half of what was to be done is there at most, and nothing else of ours.
            let strangers = Set(folder.contents.keys).subtracting(
                ["Package.swift", "gone.txt", "kept", "Sources/New/File.swift"])
            #expect(strangers.isEmpty)
            try check(folder)
        }
        return 0
    }

    /// Nothing of a run that died is in the folder, but for the notes that say how to go back.
    private func expectClean(_ folder: ChangeFolder) throws {
        let notes = folder.root + "/.build/strata/changes"
        let left = try FileManager.default.contentsOfDirectory(atPath: notes)
        #expect(Set(left).isSubset(of: ["lock", "1.change"]))
        #expect(folder.text(".build/strata/.gitignore") == "*\n")
    }

    @Test(arguments: [false, true])
    func `the next run takes back a change that died anywhere, and says so`(
        tearing: Bool
    ) throws {
        let deaths = try dying(tearing: tearing) { _ in
        } _: { store, root in
            try store.apply(.sample(), in: root)
        } _: { folder in
            let before = folder.contents
            let found = try store.recover(in: folder.root)
            #expect(folder.contents == Self.files)
            // What had changed nothing yet need not be told.
            #expect(found != nil || before == Self.files)
            #expect(found.map { $0.title == "Three files" && !$0.wasUndone } ?? true)
            #expect(!folder.exists("Sources"))
            #expect(try store.recover(in: folder.root) == nil)
            // And the same change can be made as if nothing had happened.
            try store.apply(.sample(), in: folder.root)
            #expect(folder.contents == Self.changed)
            try expectClean(folder)
            #expect(try store.lastApplied(in: folder.root)?.title == "Three files")
        }
        #expect(deaths > 12)
    }

    @Test(arguments: [false, true])
    func `the next run finishes an undo that died anywhere, and says so`(
        tearing: Bool
    ) throws {
        let deaths = try dying(tearing: tearing) { folder in
            try store.apply(.sample(), in: folder.root)
        } _: { store, root in
            try store.undo(in: root)
        } _: { folder in
            let found = try store.recover(in: folder.root)
            if let found {
                #expect(found == CutOffChange(title: "Three files", wasUndone: true))
                #expect(folder.contents == Self.files)
                #expect(!folder.exists("Sources"))
            } else {
                // It died before it began, or when all was done.
                #expect([Self.files, Self.changed].contains(folder.contents))
            }
            try expectClean(folder)
            if folder.contents == Self.changed { try store.undo(in: folder.root) }
            #expect(folder.contents == Self.files)
            #expect(throws: ChangeError.nothingToUndo) { try store.undo(in: folder.root) }
        }
        #expect(deaths > 8)
    }

    @Test func `taking back what was cut off that dies too is finished by the next run`() throws {
        let deaths = try dying(tearing: false) { folder in
            let dead = JournaledChangeStore(files: StoppingFiles(after: 12))
            #expect(throws: ChangeError.self) { try dead.apply(.sample(), in: folder.root) }
            #expect(folder.contents != Self.files)
        } _: { store, root in
            _ = try store.recover(in: root)
        } _: { folder in
            _ = try store.recover(in: folder.root)
            #expect(folder.contents == Self.files)
            #expect(!folder.exists("Sources"))
            try expectClean(folder)
        }
        #expect(deaths > 2)
    }

    @Test func `any other way to look at the changes takes back first, too`() throws {
        for look in 0..<3 {
            let folder = try ChangeFolder(Self.files)
            let dead = JournaledChangeStore(files: StoppingFiles(after: 12))
            #expect(throws: ChangeError.self) { try dead.apply(.sample(), in: folder.root) }
            switch look {
            case 0: #expect(try store.lastApplied(in: folder.root) == nil)
            case 1: #expect(throws: ChangeError.nothingToUndo) { try store.undo(in: folder.root) }
            default: try store.apply(.sample(), in: folder.root)
            }
            #expect(folder.contents == (look == 2 ? Self.changed : Self.files))
        }
    }

    @Test func `while another program changes files nothing is taken for cut off`() throws {
        let folder = try ChangeFolder(Self.files)
        let dead = JournaledChangeStore(files: StoppingFiles(after: 12))
        #expect(throws: ChangeError.self) { try dead.apply(.sample(), in: folder.root) }
        let half = folder.contents
        let other = open(folder.root + "/.build/strata/changes/lock", O_RDWR)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        #expect(try store.recover(in: folder.root) == nil)
        #expect(folder.contents == half)
        close(other)
        #expect(try store.recover(in: folder.root) != nil)
        #expect(folder.contents == Self.files)
    }

    @Test func `looking for a cut off change leaves nothing where there is none`() throws {
        let folder = try ChangeFolder(Self.files)
        #expect(try store.recover(in: folder.root) == nil)
        #expect(!folder.exists(".build"))
    }

    @Test func `a file keeps its permissions when it moves and comes back`() throws {
        let folder = try ChangeFolder(["Old/main.swift": "old\n", "Old/other": "o"])
        chmod(folder.root + "/Old/main.swift", 0o755)
        let move = ChangeSet(
            "Move",
            changes: [
                FileChange("Old/main.swift", from: "old\n", to: nil),
                FileChange("New/main.swift", from: nil, to: "new\n"),
                FileChange("New/fresh.swift", from: nil, to: "fresh\n"),
            ].compactMap(\.self))
        try store.apply(move, in: folder.root)
        #expect(folder.mode("New/main.swift") == 0o755)
        #expect(folder.mode("New/fresh.swift") & 0o111 == 0)
        try store.undo(in: folder.root)
        #expect(folder.mode("Old/main.swift") == 0o755)
    }

    @Test func `a file keeps its permissions when it is changed and taken back`() throws {
        let folder = try ChangeFolder(Self.files)
        chmod(folder.root + "/Package.swift", 0o755)
        try store.apply(.sample(), in: folder.root)
        #expect(folder.mode("Package.swift") == 0o755)
        try store.undo(in: folder.root)
        #expect(folder.mode("Package.swift") == 0o755)
    }
}

extension ChangeFolder {
    fileprivate func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(root + "/" + path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
}

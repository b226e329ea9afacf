import LocalFiles
import Codebase
import Editing
import Foundation
import Testing

@Suite struct JournaledChangeStoreTests {
    private static let files = ["Package.swift": "old\n", "gone.txt": "here\n", "kept": "k"]
    private let store = JournaledChangeStore()

    @Test func `all changes are made, and taken back with the folders made for them`() throws {
        let folder = try ChangeFolder(Self.files)
        try store.apply(.sample(), in: folder.root)
        #expect(
            folder.contents == [
                "Package.swift": "changed\n", "Sources/New/File.swift": "new\n", "kept": "k",
            ])
        #expect(try store.lastApplied(in: folder.root)?.title == "Three files")
        try store.undo(in: folder.root)
        #expect(folder.contents == Self.files)
        #expect(!folder.exists("Sources"))
        #expect(throws: ChangeError.nothingToUndo) { try store.undo(in: folder.root) }
    }

    @Test func `a file that is not as expected keeps everything from being changed`() throws {
        let folder = try ChangeFolder(Self.files)
        #expect(throws: ChangeError.changedSince(["Package.swift"])) {
            try store.apply(.sample(old: "another\n"), in: folder.root)
        }
        #expect(folder.contents == Self.files)
    }

    @Test func `what was edited since is not lost: undo names it and does nothing`() throws {
        let folder = try ChangeFolder(Self.files)
        try store.apply(.sample(), in: folder.root)
        try folder.write("mine\n", to: "Sources/New/File.swift")
        let before = folder.contents
        #expect(throws: ChangeError.changedSince(["Sources/New/File.swift"])) {
            try store.undo(in: folder.root)
        }
        #expect(folder.contents == before)
        try folder.write("new\n", to: "Sources/New/File.swift")
        try store.undo(in: folder.root)
        #expect(folder.contents == Self.files)
    }

    @Test func `while another process changes files nothing is touched; it is named`() throws {
        let folder = try ChangeFolder(Self.files)
        try store.apply(ChangeSet("None", changes: []), in: folder.root)
        let path = folder.root + "/.build/strata/changes/lock"
        try Data("process 4711".utf8).write(to: URL(fileURLWithPath: path))
        let other = open(path, O_RDWR)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        let busy = ChangeError.busy(holder: "process 4711")
        #expect(throws: busy) { try store.apply(.sample(), in: folder.root) }
        #expect(throws: busy) { try store.lastApplied(in: folder.root) }
        #expect(throws: busy) { try store.undo(in: folder.root) }
        #expect(folder.contents == Self.files)
        close(other)
        try store.apply(.sample(), in: folder.root)
        #expect(folder.text(".build/strata/changes/lock") == "process \(getpid())")
    }

    @Test func `who holds the lock is named only by what Strata would have written`() throws {
        let folder = try ChangeFolder(Self.files)
        try store.apply(.sample(), in: folder.root)
        let path = folder.root + "/.build/strata/changes/lock"
        try Data("process \u{1B}[2J".utf8).write(to: URL(fileURLWithPath: path))
        let other = open(path, O_RDWR)
        flock(other, LOCK_EX | LOCK_NB)
        #expect(throws: ChangeError.busy(holder: "another process")) {
            try store.undo(in: folder.root)
        }
        close(other)
    }

    @Test func `notes that cannot be listed are not taken for none`() throws {
        let folder = try ChangeFolder(Self.files)
        try folder.write("no folder", to: ".build/strata/changes")
        #expect(throws: ChangeError.self) { try store.lastApplied(in: folder.root) }
    }

    @Test func `looking for a change leaves nothing in a codebase that has none`() throws {
        let folder = try ChangeFolder(Self.files)
        #expect(try store.lastApplied(in: folder.root) == nil)
        #expect(throws: ChangeError.nothingToUndo) { try store.undo(in: folder.root) }
        #expect(!folder.exists(".build"))
    }

    @Test func `several changes are taken back in the reverse order`() throws {
        let folder = try ChangeFolder(["a": "1"])
        for step in 1...3 {
            let change = FileChange("a", from: "\(step)", to: "\(step + 1)")
            try store.apply(
                ChangeSet("Step \(step)", changes: [change].compactMap(\.self)), in: folder.root)
        }
        for step in (1...3).reversed() {
            try store.undo(in: folder.root)
            #expect(folder.text("a") == "\(step)")
        }
    }

    @Test func `a change that was cut off and edited since is left to a person`() throws {
        let folder = try ChangeFolder(Self.files)
        let dead = JournaledChangeStore(files: StoppingFiles(after: 12))
        #expect(throws: ChangeError.self) { try dead.apply(.sample(), in: folder.root) }
        try folder.write("mine\n", to: "Package.swift")
        let before = folder.contents
        let notes = folder.root + "/.build/strata/changes/1.change"
        #expect(throws: ChangeError.cutOff(["Package.swift"], notes: notes)) {
            try store.apply(.sample(), in: folder.root)
        }
        #expect(folder.contents == before)
    }

    @Test func `where neither the rest nor the way back can be written, that is said`() throws {
        let folder = try ChangeFolder(Self.files)
        let dead = JournaledChangeStore(files: StoppingFiles(after: 12))
        let error = #expect(throws: ChangeError.self) {
            try dead.apply(.sample(), in: folder.root)
        }
        guard case .leftHalf = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try store.recover(in: folder.root)?.title == "Three files")
        #expect(folder.contents == Self.files)
    }

    @Test func `a file that cannot be written takes back those that were`() throws {
        let folder = try ChangeFolder(Self.files.merging(["Sources": "a file"]) { $1 })
        let before = folder.contents
        #expect(throws: ChangeError.self) { try store.apply(.sample(), in: folder.root) }
        #expect(folder.contents == before)
    }

    @Test func `a link that leads out of the codebase is not followed`() throws {
        let outside = try ChangeFolder(["secret": "s"])
        let folder = try ChangeFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.root + "/out", withDestinationPath: outside.root)
        let change = FileChange("out/secret", from: "s", to: "stolen")
        #expect(throws: ChangeError.self) {
            try store.apply(
                ChangeSet("Steal", changes: [change].compactMap(\.self)), in: folder.root)
        }
        #expect(outside.text("secret") == "s")
    }

    @Test(arguments: [".git/config", "Sub/.GIT/commondir"])
    func `git's own files are never changed`(file: String) throws {
        let folder = try ChangeFolder()
        let change = FileChange(RelativePath(file), from: nil, to: "x")
        #expect(throws: ChangeError.self) {
            try store.apply(
                ChangeSet("Git", changes: [change].compactMap(\.self)), in: folder.root)
        }
        #expect(!folder.exists(file))
    }

    @Test(arguments: [".build", ".build/strata"])
    func `the journal is not written through links`(place: String) throws {
        let outside = try ChangeFolder()
        let folder = try ChangeFolder(Self.files)
        try folder.write("", to: ".build/keep")
        try? FileManager.default.removeItem(atPath: folder.root + "/" + place)
        try FileManager.default.createSymbolicLink(
            atPath: folder.root + "/" + place, withDestinationPath: outside.root)
        let before = folder.contents
        #expect(throws: ChangeError.self) { try store.apply(.sample(), in: folder.root) }
        #expect(folder.contents == before)
        #expect(outside.contents.isEmpty)
    }

    @Test func `another spelling of the same letters is an edit and stays`() throws {
        let folder = try ChangeFolder(["a": "e\u{301}\n"])
        let change = FileChange("a", from: "\u{E9}\n", to: "new\n")
        #expect(throws: ChangeError.changedSince(["a"])) {
            try store.apply(
                ChangeSet("Edit", changes: [change].compactMap(\.self)), in: folder.root)
        }
        #expect(folder.text("a") == "e\u{301}\n")
    }

    @Test func `what is no text is refused instead of being damaged`() throws {
        let folder = try ChangeFolder()
        for bytes in [Data([0xFF, 0xFE, 0x41]), Data([0xEF, 0xBB, 0xBF, 0x41])] {
            try bytes.write(to: URL(fileURLWithPath: folder.root + "/a"))
            #expect(throws: ChangeError.self) { try store.text(of: "a", in: folder.root) }
        }
    }

    @Test func `the notes are ignored by git even where .build is not`() throws {
        let folder = try ChangeFolder(Self.files)
        try store.apply(.sample(), in: folder.root)
        #expect(folder.text(".build/strata/.gitignore") == "*\n")
    }
}

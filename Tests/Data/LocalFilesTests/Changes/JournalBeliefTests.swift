import CFileTimes
import Codebase
import Editing
import Foundation
import Testing

@testable import LocalFiles

/// Notes about changes that this person's Strata did not write about this folder.
@Suite struct JournalBeliefTests {
    private static let files = ["Package.swift": "old\n", "gone.txt": "here\n", "kept": "k"]
    private static let note = ".build/strata/changes/1.change"

    private let state: ChangeFolder
    private let folder: ChangeFolder
    private let store: JournaledChangeStore

    init() throws {
        state = try ChangeFolder()
        folder = try ChangeFolder(Self.files)
        store = JournaledChangeStore(owner: JournalOwner(secretIn: state.root + "/strata"))
    }

    /// Whether a store refuses whatever would act upon the notes, and changes nothing.
    private func refuses(
        _ store: JournaledChangeStore, in folder: ChangeFolder, because reason: String
    ) -> Bool {
        let before = folder.contents
        let works: [() throws -> Void] = [
            { _ = try store.lastApplied(in: folder.root) },
            { try store.undo(in: folder.root) },
            { try store.apply(.sample(old: "changed\n"), in: folder.root) },
        ]
        for work in works {
            let error = #expect(throws: ChangeError.self) { try work() }
            guard case .disbelieved(_, let said) = error, said.contains(reason),
                folder.contents == before
            else { return false }
        }
        return true
    }

    /// Writes a note about a change of one file, sealed as this person's Strata does.
    private func seal(path: String, state: Journal.State = .applying) throws {
        let text = """
            {"title":"a","state":"\(state.rawValue)","newFolders":[],
             "files":[{"path":\(try json(path)),"before":"bad\\n","after":"old\\n"}]}
            """
        let entry = try JSONDecoder().decode(Journal.Entry.self, from: Data(text.utf8))
        let owner = JournalOwner(secretIn: self.state.root + "/strata")
        let bytes = try SealedNote(entry, about: folder.root).file(by: owner.secret)
        try folder.write("", to: Self.note)
        try Data(#require(bytes)).write(to: URL(fileURLWithPath: folder.root + "/" + Self.note))
    }

    private func json(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test func `the next run of the same person takes a change back`() throws {
        try store.apply(.sample(), in: folder.root)
        let next = JournaledChangeStore(owner: JournalOwner(secretIn: state.root + "/strata"))
        try next.undo(in: folder.root)
        #expect(folder.contents == Self.files)
    }

    @Test func `what another person's Strata wrote is not acted upon`() throws {
        try store.apply(.sample(), in: folder.root)
        let other = JournaledChangeStore(owner: JournalOwner(secretIn: state.root + "/other"))
        #expect(refuses(other, in: folder, because: "your Strata did not write it"))
        let homeless = JournaledChangeStore()
        #expect(refuses(homeless, in: folder, because: "your Strata did not write it"))
    }

    @Test(arguments: ["1.json", "1.change"])
    func `a note that a folder brings along changes nothing, and reading says so`(
        name: String
    ) throws {
        try folder.write(
            """
            {"schema":1,"title":"a","state":"applying","newFolders":[],
             "files":[{"path":"kept","before":"bad","after":"k"}]}
            """, to: ".build/strata/changes/" + name)
        #expect(refuses(store, in: folder, because: "your Strata did not write it"))
        #expect(throws: ChangeError.self) { try store.recover(in: folder.root) }
        #expect(folder.text("kept") == "k")
    }

    @Test func `a note with one byte changed is not believed`() throws {
        try store.apply(.sample(), in: folder.root)
        let url = URL(fileURLWithPath: folder.root + "/" + Self.note)
        var bytes = try Data(contentsOf: url)
        bytes[bytes.count - 3] ^= 1
        try bytes.write(to: url)
        #expect(refuses(store, in: folder, because: "your Strata did not write it"))
    }

    @Test func `a note about another folder is not believed`() throws {
        try store.apply(.sample(), in: folder.root)
        let copy = try ChangeFolder()
        try FileManager.default.removeItem(atPath: copy.root)
        try FileManager.default.copyItem(atPath: folder.root, toPath: copy.root)
        #expect(refuses(store, in: copy, because: "it is about another folder, \(folder.root)"))
        // Nor is one in the place of the folder that it was about.
        let aside = folder.root + "-aside"
        try FileManager.default.moveItem(atPath: folder.root, toPath: aside)
        try FileManager.default.copyItem(atPath: aside, toPath: folder.root)
        #expect(refuses(store, in: folder, because: "it is about another folder"))
        try FileManager.default.removeItem(atPath: aside)
    }

    @Test func `a note that is older than the clone is not believed`() throws {
        try store.apply(.sample(), in: folder.root)
        let id = String(repeating: "0", count: 40)
        let log = "\(id) \(id) a <a@b> 1700000000 +0000\t"
        // A repository that was made here afterwards changes nothing.
        try folder.write(log + "commit (initial): a\n", to: ".git/logs/HEAD")
        #expect(try store.lastApplied(in: folder.root) != nil)
        try folder.write(log + "clone: from elsewhere\n", to: ".git/logs/HEAD")
        // Not every system tells when a file came to be.
        guard ft_birth(folder.root + "/.git") > 0 else { return }
        #expect(refuses(store, in: folder, because: "it is older than this clone"))
    }

    @Test func `a note that git tracks is not acted upon`() throws {
        try store.apply(.sample(), in: folder.root)
        let owner = JournalOwner(secretIn: state.root + "/strata") { file, _ in
            file.string == Self.note
        }
        #expect(refuses(JournaledChangeStore(owner: owner), in: folder, because: "git tracks it"))
    }

    @Test(arguments: [
        "../kept", "/etc/kept", "./kept", "a//kept", "kept/", "", "a/../kept", "a\\..\\kept",
        ".git/config", "Sub/.GIT/config", ".g\u{200B}it/config", "kept\0.txt",
    ])
    func `a path that is not plain is refused, even with the right seal`(path: String) throws {
        try seal(path: path)
        #expect(refuses(store, in: folder, because: "is no plain path inside the folder"))
        #expect(throws: ChangeError.self) { try store.recover(in: folder.root) }
        #expect(folder.contents == Self.files)
    }

    @Test func `a sealed note about a plain path is acted upon`() throws {
        try folder.write("old\n", to: "kept")
        try seal(path: "kept")
        #expect(try store.recover(in: folder.root) != nil)
        #expect(folder.text("kept") == "bad\n")
    }

    @Test func `a link, a pipe and a folder in the place of a note are not read`() throws {
        try store.apply(.sample(), in: folder.root)
        let place = folder.root + "/" + Self.note
        let aside = state.root + "/note"
        try FileManager.default.moveItem(atPath: place, toPath: aside)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: aside)
        #expect(refuses(store, in: folder, because: "it is no plain file of yours"))
        unlink(place)
        mkfifo(place, 0o600)
        #expect(refuses(store, in: folder, because: "it is no plain file of yours"))
        unlink(place)
        mkdir(place, 0o700)
        #expect(refuses(store, in: folder, because: "it is no plain file of yours"))
    }

    @Test func `a number that no Strata gives is no note`() throws {
        for name in ["9223372036854775807", "-1", "+1", "01", "0", "x"] {
            try folder.write("{}", to: ".build/strata/changes/\(name).change")
        }
        #expect(try store.lastApplied(in: folder.root) == nil)
        try store.apply(.sample(), in: folder.root)
        try store.undo(in: folder.root)
        #expect(folder.contents == Self.files)
    }

    @Test func `the secret is kept for the person alone`() throws {
        try store.apply(.sample(), in: folder.root)
        var status = stat()
        #expect(stat(state.root + "/strata/key", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600 && status.st_size == 16)
    }
}

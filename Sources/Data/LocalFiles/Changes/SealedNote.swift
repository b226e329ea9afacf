import Codebase
import ContentCache
import Foundation

/// A note about a change as it stands in a file: sealed, with the codebase that it is about and the
/// time of writing.
struct SealedNote: Codable {
    /// Why a note is not believed, as the end of a sentence.
    struct Doubt: Error, Equatable {
        let reason: String
    }

    private static let form = SealedFile(magic: "strata change\n", version: 2)

    /// The folder of the codebase when the note was written.
    let folder: KnownFolder
    /// In nanoseconds since 1970.
    let written: Int64
    let entry: Journal.Entry

    /// A note that is written now.
    init(_ entry: Journal.Entry, about root: String) {
        self.entry = entry
        folder = KnownFolder(root)
        written = CacheFolder.now()
    }

    /// The file with the note.
    ///
    /// - Returns: nil if it would be too large to be read again.
    func file(by secret: CacheSecret) throws -> [UInt8]? {
        let file = Self.form.file(Array(try JSONEncoder().encode(self)), by: secret)
        return file.count <= CacheFolder.mostBytes ? file : nil
    }

    /// The entry in a file.
    ///
    /// - Throws: ``Doubt`` if this person's Strata did not write it about this codebase as it is now.
    static func entry(
        in file: String, about root: String, by secret: CacheSecret
    ) throws(Doubt) -> Journal.Entry {
        let files = CacheFolder(path: "", limit: 0, endings: [])
        guard let bytes = files.read(file, upTo: CacheFolder.mostBytes) else {
            throw Doubt(reason: "it is no plain file of yours")
        }
        guard let body = form.body(of: bytes, by: secret) else {
            throw Doubt(reason: "your Strata did not write it as it stands")
        }
        guard let note = try? JSONDecoder().decode(SealedNote.self, from: Data(body)) else {
            throw Doubt(reason: "another version of Strata wrote it")
        }
        let known = KnownFolder(root)
        guard note.folder == known else {
            throw Doubt(reason: "it is about another folder, \(note.folder.path)")
        }
        if let clone = known.timeOfClone, note.written < clone {
            throw Doubt(reason: "it is older than this clone")
        }
        if let odd = note.entry.oddPath {
            throw Doubt(reason: "“\(odd)” is no plain path inside the folder")
        }
        return note.entry
    }
}

extension Journal.Entry {
    /// A path that does not lead straight to a file inside the codebase; nil if there is none.
    var oddPath: String? {
        (files.map(\.path) + newFolders).first { !Self.isPlain($0) }
    }

    /// Whether a path can mean one thing only, and nothing of git's.
    static func isPlain(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return !path.utf8.contains(0) && !path.utf8.contains(UInt8(ascii: "\\"))
            && names.allSatisfy { !["", ".", ".."].contains($0) && !isGit($0) }
    }

    /// Some disks leave characters out that nobody sees.
    private static func isGit(_ name: String) -> Bool {
        let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(seen)).lowercased() == ".git"
    }
}

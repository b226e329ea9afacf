import Codebase
import Editing
import Foundation

/// Notes about changes: one numbered file for each that can be taken back, the last one on top.
struct Journal {
    private static let place: RelativePath = ".build/strata/changes"
    private static let ending = ".change"
    /// What notes of earlier versions end with, which are not sealed.
    private static let endings = [ending, ".json"]

    private let root: String
    private let folder: URL
    private let files: any FileOperations
    private let owner: JournalOwner

    init(root: String, files: any FileOperations, owner: JournalOwner) {
        self.root = root
        self.files = files
        self.owner = owner
        folder = URL(fileURLWithPath: root).appendingPathComponent(Self.place.string)
    }

    /// The change noted last; nil if there is none.
    ///
    /// - Throws: ``ChangeError/disbelieved(notes:reason:)`` if somebody else may have noted it.
    func last() throws(ChangeError) -> (number: Int, entry: Entry)? {
        guard let (number, entry) = try noted() else { return nil }
        let file = file(number)
        if owner.isTracked(Self.place.appending(name: file.lastPathComponent), root) {
            throw .disbelieved(notes: file.path, reason: "git tracks it")
        }
        return (number, entry)
    }

    /// As ``last()``, where git is not asked: to look at, not to act upon.
    private func noted() throws(ChangeError) -> (number: Int, entry: Entry)? {
        guard let (number, name) = try numbers().last else { return nil }
        let file = folder.appendingPathComponent(name).path
        do {
            let entry = try SealedNote.entry(in: file, about: root, by: owner.secret)
            return (number, entry)
        } catch {
            // Another program may have taken the change back meanwhile.
            guard FileManager.default.fileExists(atPath: file) else { return nil }
            throw .disbelieved(notes: file, reason: error.reason)
        }
    }

    /// Whether anything has been noted here.
    var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// Keeps other programs from changing files until it is given up.
    ///
    /// - Throws: ``ChangeError/busy(holder:)`` if another one does.
    func lock() throws(ChangeError) -> ChangeLock {
        try makeFolder()
        return try ChangeLock(folder.appendingPathComponent("lock").path)
    }

    /// Notes a change.
    ///
    /// - Returns: Its number.
    func add(_ entry: Entry) throws(ChangeError) -> Int {
        let number = (try numbers().last?.number ?? 0) + 1
        try write(entry, number: number)
        return number
    }

    private func makeFolder() throws(ChangeError) {
        try requireNoLinks()
        let parent = folder.deletingLastPathComponent()
        do {
            for place in [parent.deletingLastPathComponent(), parent] {
                try makeFolder(place.path)
            }
            // Where `.build` is not ignored, this is.
            let ignore = parent.appendingPathComponent(".gitignore").path
            if try JournalFile.bytes(of: ignore) != Data("*\n".utf8) {
                try files.write(Data("*\n".utf8), to: ignore, mode: nil, isSynced: false)
            }
            try makeFolder(folder.path)
        } catch {
            throw .refused(path: folder.path, reason: error.reason)
        }
    }

    private func makeFolder(_ path: String) throws(FileRefusal) {
        if !FileManager.default.fileExists(atPath: path) { try files.makeFolder(path) }
    }

    /// Where the text of a file of a change stands until all are whole.
    ///
    /// - Parameter index: The place of the file in the change.
    func draft(_ index: Int) -> String { folder.appendingPathComponent("\(index).draft").path }

    /// Whether a run that was cut off left anything here.
    var hasLeftovers: Bool {
        get throws(ChangeError) {
            let entry = try noted()?.entry
            return !drafts.isEmpty || entry.map { $0.state != .applied } ?? false
        }
    }

    private var drafts: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".draft") }
    }

    /// Removes what a run that was cut off left here besides its notes.
    func removeDrafts() throws(ChangeError) {
        for name in drafts {
            let path = folder.appendingPathComponent(name).path
            do {
                try files.remove(path)
            } catch {
                throw .refused(path: path, reason: error.reason)
            }
        }
    }

    /// Refuses to write where a codebase's links would lead.
    private func requireNoLinks() throws(ChangeError) {
        let parent = folder.deletingLastPathComponent()
        for place in [parent.deletingLastPathComponent(), parent, folder] {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
            guard target == nil else {
                throw .refused(path: place.path, reason: "a symbolic link points elsewhere")
            }
        }
    }

    /// Notes how far a change is now, so that it outlives the program.
    func write(_ entry: Entry, number: Int) throws(ChangeError) {
        try draft(entry, number: number)
        try place(number)
    }

    /// Writes what is to be noted about a change where it does not count yet.
    func draft(_ entry: Entry, number: Int) throws(ChangeError) {
        let file = file(number).path
        guard let bytes = try? SealedNote(entry, about: root).file(by: owner.secret) else {
            throw .refused(path: file, reason: "the change is too large to be noted")
        }
        do {
            try files.write(Data(bytes), to: file + ".draft", mode: nil, isSynced: true)
        } catch {
            throw .refused(path: file, reason: error.reason)
        }
    }

    /// Lets count what was drafted about a change; that takes no room on the disk.
    func place(_ number: Int) throws(ChangeError) {
        let file = file(number).path
        do {
            try files.move(file + ".draft", to: file)
        } catch {
            throw .refused(path: file, reason: error.reason)
        }
    }

    /// Forgets a change.
    func remove(_ number: Int) throws(ChangeError) {
        do {
            try files.remove(file(number).path)
        } catch {
            throw .refused(path: file(number).path, reason: error.reason)
        }
    }

    /// Where a change is noted.
    func path(of number: Int) -> String { file(number).path }

    /// The files with notes, by number.
    private func numbers() throws(ChangeError) -> [(number: Int, name: String)] {
        guard isThere else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .compactMap { name in Self.number(of: name).map { (number: $0, name: name) } }
                .sorted { ($0.number, $1.name) < ($1.number, $0.name) }
        } catch {
            throw .refused(path: folder.path, reason: error.localizedDescription)
        }
    }

    private static func number(of name: String) -> Int? {
        guard let ending = endings.first(where: name.hasSuffix) else { return nil }
        let digits = name.dropLast(ending.count)
        guard digits.count < 10, let number = Int(digits), number > 0, "\(number)" == digits
        else { return nil }
        return number
    }

    private func file(_ number: Int) -> URL {
        folder.appendingPathComponent("\(number)\(Self.ending)")
    }
}

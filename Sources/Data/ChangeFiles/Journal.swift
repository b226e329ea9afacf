import Codebase
import Editing
import Foundation

/// Notes about changes: one numbered file for each that can be taken back, the last one on top.
struct Journal {
    /// How far a change is.
    enum State: String, Codable {
        case applying, applied, undoing
    }

    /// What is noted about a change.
    struct Entry: Codable {
        struct File: Codable {
            let path: String
            let before: String?
            let after: String?
            /// Its permissions, or those that it gets; nil where nothing says so.
            var mode: Int?
        }

        var schema = 1
        let title: String
        var state: State
        let files: [File]
        var newFolders: [String] = []

        init(_ changes: ChangeSet, modes: [RelativePath: Int], state: State) {
            title = changes.title
            self.state = state
            files = changes.changes.map {
                File(
                    path: $0.path.string, before: $0.before, after: $0.after,
                    mode: modes[$0.path])
            }
        }

        var changes: ChangeSet {
            ChangeSet(
                title,
                changes: files.compactMap {
                    FileChange(RelativePath($0.path), from: $0.before, to: $0.after)
                })
        }
    }

    private let folder: URL
    private let files: any FileOperations

    init(root: String, files: any FileOperations) {
        self.files = files
        folder = URL(fileURLWithPath: root).appendingPathComponent(".build/strata/changes")
    }

    /// The change noted last; nil if there is none.
    func last() throws(ChangeError) -> (number: Int, entry: Entry)? {
        guard let number = try numbers().last else { return nil }
        let file = self.file(number)
        do {
            let entry = try JSONDecoder().decode(Entry.self, from: Data(contentsOf: file))
            return (number, entry)
        } catch {
            throw .damagedJournal(path: file.path)
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
        let number = (try numbers().last ?? 0) + 1
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
            if FileManager.default.contents(atPath: ignore) != Data("*\n".utf8) {
                try files.write("*\n", to: ignore, mode: nil, isSynced: false)
            }
            try makeFolder(folder.path)
        } catch {
            throw .refused(path: folder.path, reason: error.reason)
        }
    }

    private func makeFolder(_ path: String) throws(FileRefusal) {
        if !FileManager.default.fileExists(atPath: path) { try files.makeFolder(path) }
    }

    /// Where the text of a file stands until it is whole.
    var draft: String { folder.appendingPathComponent("draft").path }

    /// Whether a run that was cut off left anything here.
    var hasLeftovers: Bool {
        get throws(ChangeError) {
            if !drafts.isEmpty { return true }
            return try last().map { $0.entry.state != .applied } ?? false
        }
    }

    private var drafts: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 == "draft" || $0.hasSuffix(".draft") }
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
        let file = file(number).path
        guard let data = try? JSONEncoder().encode(entry) else {
            throw .refused(path: file, reason: "it cannot be written as JSON")
        }
        do {
            try files.write(
                String(decoding: data, as: UTF8.self), to: file + ".draft", mode: nil,
                isSynced: true)
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

    private func numbers() throws(ChangeError) -> [Int] {
        guard isThere else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .compactMap { $0.hasSuffix(".json") ? Int($0.dropLast(5)) : nil }.sorted()
        } catch {
            throw .refused(path: folder.path, reason: error.localizedDescription)
        }
    }

    private func file(_ number: Int) -> URL { folder.appendingPathComponent("\(number).json") }
}

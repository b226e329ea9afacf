import Codebase
import Editing
import Foundation
import OperatingSystem

/// A file of a codebase whose text stands elsewhere until it takes its place.
struct DraftedFile {
    let file: RelativePath
    /// What the file is to say; nil if it goes.
    let text: String?
    /// Its permissions; nil for those that new files have.
    let mode: Int?
    /// The absolute path of the draft.
    let draft: String
}

/// Reads and writes the files of a codebase; never outside of it, never through a link.
struct CodebaseFolder {
    let root: String
    let files: any FileOperations

    /// The text of a file; nil if nothing is there.
    func text(of file: RelativePath) throws(ChangeError) -> String? {
        let place = try checkedPlace(of: file)
        let data: Data?
        do {
            data = try JournalFile.bytes(of: place)
        } catch {
            throw .refused(path: file.string, reason: error.reason)
        }
        guard let data else { return nil }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .refused(path: file.string, reason: "the file is not UTF-8 text")
        }
        return text
    }

    /// Makes sure that files are as they are expected.
    func require(_ files: [(RelativePath, String?)]) throws(ChangeError) {
        var changed: [RelativePath] = []
        for (file, expected) in files where try !isSame(text(of: file), expected) {
            changed.append(file)
        }
        if !changed.isEmpty { throw .changedSince(changed) }
    }

    /// Whether two texts are the same bytes; equal strings may be spelled differently.
    func isSame(_ text: String?, _ other: String?) -> Bool {
        text.map { Array($0.utf8) } == other.map { Array($0.utf8) }
    }

    /// Writes the text of a file to a draft, where it is whole before the file changes.
    ///
    /// - Parameters:
    ///   - text: What the file is to say; nil if it goes.
    ///   - mode: The permissions of a file that is not there; nil for those that new files have.
    ///   - draft: Where the text stands meanwhile: outside of what git looks at.
    /// - Returns: What is to be placed; nil if the file is as it should be.
    func draft(
        _ text: String?, of file: RelativePath, mode: Int?, at draft: String
    ) throws(ChangeError) -> DraftedFile? {
        let place = try checkedPlace(of: file)
        if isSame(try self.text(of: file), text) { return nil }
        let mode = self.mode(of: place) ?? mode
        let drafted = DraftedFile(file: file, text: text, mode: mode, draft: draft)
        guard let text else { return drafted }
        do {
            try files.write(Data(text.utf8), to: draft, mode: mode, isSynced: true)
        } catch {
            throw .refused(path: file.string, reason: error.reason)
        }
        return drafted
    }

    /// Puts drafts in the places of their files, each whole or not at all, and removes files that go.
    func place(_ drafts: [DraftedFile]) throws(ChangeError) {
        for folder in missingFolders(for: drafts.filter { $0.text != nil }.map(\.file)) {
            do {
                try files.makeFolder(root + "/" + folder.string)
            } catch {
                throw .refused(path: folder.string, reason: error.reason)
            }
        }
        for draft in drafts { try place(draft) }
    }

    private func place(_ drafted: DraftedFile) throws(ChangeError) {
        let place = try checkedPlace(of: drafted.file)
        do {
            guard let text = drafted.text else { return try files.remove(place) }
            try move(drafted.draft, to: place, text, mode: drafted.mode)
        } catch {
            throw .refused(path: drafted.file.string, reason: error.reason)
        }
    }

    /// Moves a draft to its place; across disks it is written there once more.
    private func move(
        _ draft: String, to path: String, _ text: String, mode: Int?
    ) throws(FileRefusal) {
        do {
            try files.move(draft, to: path)
        } catch  where error == FileRefusal(reason: String(cString: strerror(EXDEV))) {
            try files.remove(draft)
            let near = Self.draft(beside: path)
            try files.write(Data(text.utf8), to: near, mode: mode, isSynced: true)
            try files.move(near, to: path)
        }
    }

    /// Where a file is written that cannot be written in the journal's folder.
    private static func draft(beside path: String) -> String { path + ".strata-draft" }

    /// Removes what a run that was cut off may have left beside a file.
    func removeDraft(beside file: RelativePath) throws(ChangeError) {
        let draft = Self.draft(beside: try checkedPlace(of: file))
        guard FileManager.default.fileExists(atPath: draft) else { return }
        do {
            try files.remove(draft)
        } catch {
            throw .refused(path: file.string, reason: error.reason)
        }
    }

    /// The permissions of the files that are there, and of those that take the place of one that goes:
    /// the only one of their name.
    func modes(for changes: [FileChange]) -> [RelativePath: Int] {
        var modes: [RelativePath: Int] = [:]
        for change in changes { modes[change.path] = mode(of: root + "/" + change.path.string) }
        let gone = Dictionary(grouping: changes.filter { $0.kind == .deleted }, by: \.path.name)
        for change in changes where change.kind == .created {
            guard let origins = gone[change.path.name], origins.count == 1 else { continue }
            modes[change.path] = modes[origins[0].path]
        }
        return modes
    }

    /// The permissions of a file that is there.
    private func mode(of path: String) -> Int? {
        FileStatus(of: path).map { Int($0.permissions) }
    }

    /// The folders that have to be made for some files, outermost first.
    func missingFolders(for files: [RelativePath]) -> [RelativePath] {
        var missing: Set<RelativePath> = []
        for file in files {
            var folder = file.parent
            while !folder.isRoot, !missing.contains(folder),
                !FileManager.default.fileExists(atPath: root + "/" + folder.string)
            {
                missing.insert(folder)
                folder = folder.parent
            }
        }
        return missing.sorted()
    }

    /// Removes folders in which nothing is left.
    func removeEmpty(_ folders: [RelativePath]) throws(ChangeError) {
        for folder in folders.sorted().reversed() {
            do {
                try files.removeFolder(root + "/" + folder.string)
            } catch {
                throw .refused(path: folder.string, reason: error.reason)
            }
        }
    }

    /// The absolute path of a file that stands inside the codebase, links followed.
    private func checkedPlace(of file: RelativePath) throws(ChangeError) -> String {
        guard Journal.Entry.isPlain(file.string) else {
            throw .refused(path: file.string, reason: "its name can mean another file, or git's")
        }
        let url = URL(fileURLWithPath: root).appendingPathComponent(file.string)
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
        var folder = url.deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        let real = folder.resolvingSymlinksInPath().path + "/"
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/"
        guard !isLink, real.hasPrefix(base) else {
            throw .refused(path: file.string, reason: "a symbolic link points elsewhere")
        }
        return url.path
    }
}

extension String {
    fileprivate init?(validating data: Data, as encoding: UTF8.Type) {
        self.init(data: data, encoding: .utf8)
        // Foundation drops a mark at the start, which would then be lost on writing.
        if utf8.count != data.count { return nil }
    }
}

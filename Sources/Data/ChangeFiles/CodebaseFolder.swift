import Codebase
import Editing
import Foundation

/// Reads and writes the files of a codebase; never outside of it, never through a link.
struct CodebaseFolder {
    let root: String
    let files: any FileOperations

    /// The text of a file; nil if nothing is there.
    func text(of file: RelativePath) throws(ChangeError) -> String? {
        let path = try path(of: file)
        guard let data = FileManager.default.contents(atPath: path) else {
            if FileManager.default.fileExists(atPath: path) {
                throw .refused(path: file.string, reason: "the file may not be read")
            }
            return nil
        }
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

    /// Writes a file whole or not at all, or removes it where there is no text. One that is as it
    /// should be is left alone.
    ///
    /// - Parameters:
    ///   - mode: The permissions of a file that is not there; nil for those that new files have.
    ///   - draft: Where the text stands until it is whole: outside of what git looks at.
    func write(
        _ text: String?, to file: RelativePath, mode: Int?, through draft: String
    ) throws(ChangeError) {
        let path = try path(of: file)
        let old = try self.text(of: file)
        if isSame(old, text) { return }
        do {
            guard let text else { return try files.remove(path) }
            for folder in missingFolders(for: [file]) {
                try files.makeFolder(root + "/" + folder.string)
            }
            let mode = self.mode(of: path) ?? mode
            try files.write(text, to: draft, mode: mode, isSynced: false)
            try place(draft, at: path, text, mode: mode)
        } catch {
            throw .refused(path: file.string, reason: error.reason)
        }
    }

    /// Moves the draft to its place; across disks it is written there once more.
    private func place(
        _ draft: String, at path: String, _ text: String, mode: Int?
    ) throws(FileRefusal) {
        do {
            try files.move(draft, to: path)
        } catch  where error == FileRefusal(reason: String(cString: strerror(EXDEV))) {
            try files.remove(draft)
            let near = Self.draft(beside: path)
            try files.write(text, to: near, mode: mode, isSynced: false)
            try files.move(near, to: path)
        }
    }

    /// Where a file is written that cannot be written in the journal's folder.
    private static func draft(beside path: String) -> String { path + ".strata-draft" }

    /// Removes what a run that was cut off may have left beside a file.
    func removeDraft(beside file: RelativePath) throws(ChangeError) {
        let draft = Self.draft(beside: try path(of: file))
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
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_mode & 0o7777) : nil
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
    private func path(of file: RelativePath) throws(ChangeError) -> String {
        guard !file.components.contains(where: { $0.lowercased() == ".git" }) else {
            throw .refused(path: file.string, reason: "it belongs to git")
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

import Architecture
import Foundation

/// Reads and writes the files of a codebase; never outside of it, never through a link.
struct CodebaseFolder {
    let root: String

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

    /// Writes a file whole or not at all, or removes it where there is no text.
    func write(_ text: String?, to file: RelativePath) throws(ChangeError) {
        let url = URL(fileURLWithPath: try path(of: file))
        do {
            guard let text else {
                if FileManager.default.fileExists(atPath: url.path) {
                    try FileManager.default.removeItem(at: url)
                }
                return
            }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            try Data(text.utf8).write(to: url, options: .atomic)
            if let mode = attributes?[.posixPermissions] {
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode], ofItemAtPath: url.path)
            }
        } catch {
            throw .refused(path: file.string, reason: error.localizedDescription)
        }
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
    func removeEmpty(_ folders: [RelativePath]) {
        for folder in folders.sorted().reversed() {
            let path = root + "/" + folder.string
            // A folder that holds something stays, and `rmdir` knows.
            _ = rmdir(path)
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

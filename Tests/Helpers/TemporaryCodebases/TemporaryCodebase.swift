import Codebase
import Foundation
import SourceTrees

/// A folder with the given files, for the tests of project readers; it is removed again.
package final class TemporaryCodebase {
    package let root: String
    /// What is removed: the folder that the root is in.
    private let outer: URL
    private var files: [RelativePath] = []
    private let links: [RelativePath: RelativePath]
    private let ignored: Set<RelativePath>

    /// - Parameters:
    ///   - name: What the folder is called.
    ///   - links: Folders and files that lead to others, as a lister would tell of them.
    ///   - ignored: Paths that git is told to leave out.
    package init(
        named name: String = "Codebase", _ files: [String: String], links: [String: String] = [:],
        ignored: Set<RelativePath> = []
    ) throws {
        outer = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)")
        root = outer.appendingPathComponent(name).path
        self.links = Dictionary(
            uniqueKeysWithValues: links.map { (RelativePath($0.key), RelativePath($0.value)) })
        self.ignored = ignored
        for (path, text) in files { try write(text, to: path) }
    }

    /// Adds one more file, or overwrites one.
    package func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        let added = RelativePath(path)
        if !files.contains(added), !ignored.contains(added) { files.append(added) }
    }

    package var tree: SourceTree {
        SourceTree(root: root, files: files, contents: FolderContents(root), links: links) {
            [ignored] in
            ignored.intersection($0)
        }
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: outer)
        } catch {
            print("\(outer.path) stays: \(error)")
        }
    }
}

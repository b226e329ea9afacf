import Codebase
import Foundation
import SourceTrees

/// A folder with the given files, for the tests of project readers; it is removed again.
package final class TemporaryCodebase {
    package let root: String
    private var files: [RelativePath] = []
    private let links: [RelativePath: RelativePath]

    package init(_ files: [String: String], links: [String: String] = [:]) throws {
        root =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)").path
        self.links = Dictionary(
            uniqueKeysWithValues: links.map { (RelativePath($0.key), RelativePath($0.value)) })
        for (path, text) in files { try write(text, to: path) }
    }

    package func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if !files.contains(RelativePath(path)) { files.append(RelativePath(path)) }
    }

    package var tree: SourceTree {
        SourceTree(root: root, files: files, contents: FolderContents(root), links: links)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: root)
        } catch {
            print("\(root) stays: \(error)")
        }
    }
}

import Codebase
import Foundation
import SourceTrees

/// A folder with the given files that is removed again.
final class TemporaryCodebase {
    let root: String
    private let links: [RelativePath: RelativePath]

    init(named name: String = "Codebase", _ files: [String: String], links: [String: String] = [:])
        throws
    {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)").appendingPathComponent(name)
        root = folder.path
        self.links = Dictionary(
            uniqueKeysWithValues: links.map { (RelativePath($0.key), RelativePath($0.value)) })
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        self.files = files.keys.map { RelativePath($0) }
    }

    private let files: [RelativePath]

    var tree: SourceTree {
        SourceTree(root: root, files: files, contents: FolderContents(root), links: links)
    }

    deinit {
        let outer = URL(fileURLWithPath: root).deletingLastPathComponent()
        do {
            try FileManager.default.removeItem(at: outer)
        } catch {
            print("\(outer.path) stays: \(error)")
        }
    }
}

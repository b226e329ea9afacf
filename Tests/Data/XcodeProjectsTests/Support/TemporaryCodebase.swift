import Codebase
import Foundation
import SourceTrees
import XcodeProjects

/// A folder with the given files that is removed again.
final class TemporaryCodebase {
    let root: String
    private let links: [RelativePath: RelativePath]
    private let ignored: Set<RelativePath>

    /// - Parameter ignored: Paths that git is told to leave out.
    init(
        named name: String = "Codebase", _ files: [String: String], links: [String: String] = [:],
        ignored: Set<RelativePath> = []
    ) throws {
        self.ignored = ignored
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
        self.files = files.keys.map { RelativePath($0) }.filter { !ignored.contains($0) }
    }

    private var files: [RelativePath]

    var tree: SourceTree {
        SourceTree(root: root, files: files, contents: FolderContents(root), links: links) {
            [ignored] in
            ignored.intersection($0)
        }
    }

    /// Adds one more file.
    func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        files.append(RelativePath(path))
    }

    /// What the projects in it say.
    func read() async -> ProjectReading {
        await XcodeProjectReader().read(tree, trust: .untrusted)
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

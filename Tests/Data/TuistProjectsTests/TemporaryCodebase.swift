import Codebase
import Foundation
import SourceTrees
import TuistProjects

/// Files in a folder that goes away again.
final class TemporaryCodebase {
    let root: String
    private let paths: [String]
    private let links: [RelativePath: RelativePath]

    /// - Parameter links: Folders that lead to others, as a lister would tell of them.
    init(_ files: [String: String], links: [RelativePath: RelativePath] = [:]) throws {
        self.links = links
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "strata-tuist-" + UUID().uuidString)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        root = folder.path
        paths = Array(files.keys)
    }

    deinit {
        // What is left in the temporary folder does no harm.
        _ = try? FileManager.default.removeItem(atPath: root)
    }

    /// The files that were written, as a lister would find them.
    var tree: SourceTree {
        SourceTree(
            root: root, files: paths.map { RelativePath($0) }, contents: FolderContents(root),
            links: links)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: root + "/" + path))
    }

    func read(
        with reader: TuistProjectReader = TuistProjectReader(), trust: Trust = .untrusted
    ) async -> ProjectReading {
        await reader.read(tree, trust: trust)
    }
}

extension ProjectReading {
    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    /// The modules' names with their files.
    var files: [String: [String]] {
        Dictionary(modules.map { ($0.name, $0.sources.map(\.string)) }) { first, _ in first }
    }

    /// What a module depends on.
    func dependencies(of name: String) -> [DependencyReference.Name] {
        module(name)?.dependencies.map(\.name) ?? []
    }
}

import Codebase
import Foundation
import SourceTrees

/// A folder with files that is gone when the test is.
final class TemporaryTree: Sendable {
    /// Without links in it.
    let path: String

    init() throws {
        let parent = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = parent.appending(path: "strata-tree-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String = "", to names: String...) throws {
        for name in names {
            let file = URL(filePath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + "/" + name, withDestinationPath: target)
    }

    func tree(of folder: String = "") async throws -> SourceTree {
        let root = folder.isEmpty ? path : path + "/" + folder
        return try await FileSystemTreeReader(environment: [:]).tree(at: root)
    }

    func files(of folder: String = "") async throws -> [String] {
        try await tree(of: folder).files.map(\.string)
    }
}

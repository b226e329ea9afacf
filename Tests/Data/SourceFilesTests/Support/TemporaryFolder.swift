import Codebase
import Foundation
import SourceTrees
import SourceFiles

/// A folder of sources that is gone when the test is.
final class TemporaryFolder: Sendable {
    let path: String = FileManager.default.temporaryDirectory
        .appending(path: "strata-sources-\(UUID().uuidString)").path(percentEncoded: false)

    init() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    /// What stands in its files.
    var contents: FolderContents { FolderContents(path) }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// The facts of the named files, by name.
    func facts(
        of names: [String], by reader: any SourceFactsReader = ParsingSourceFactsReader()
    ) async -> [String: SourceFacts] {
        var found: [String: SourceFacts] = [:]
        for await batch in reader.facts(of: names.map { RelativePath($0) }, in: contents) {
            for file in batch { found[file.file.string] = file.facts }
        }
        return found
    }
}

/// The facts of a text.
func facts(of text: String) async throws -> SourceFacts {
    try await facts(of: Array(text.utf8))
}

/// The facts of bytes that need not be text.
func facts(of bytes: [UInt8]) async throws -> SourceFacts {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "File.swift")
    return await folder.facts(of: ["File.swift"])["File.swift"] ?? .empty
}

import Architecture
import Codebase
import Foundation
import SourceTrees
import Testing

@testable import Configuration

@Suite struct YAMLConfigurationReaderTests {
    /// Reads what a folder with some files says.
    private func read(_ files: [String: [UInt8]]) async throws -> LayerConfiguration? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
        return try await YAMLConfigurationReader().configuration(in: FolderContents(folder.path))
    }

    private let good = Array("layers:\n  - {name: A, modules: B}\n".utf8)

    @Test func `a folder without the file has no configuration`() async throws {
        #expect(try await read([:]) == nil)
    }

    @Test func `the layers of the file are read`() async throws {
        #expect(try await read([".strata.yml": good])?.layers.map(\.name) == ["A"])
    }

    @Test func `the longer extension works too`() async throws {
        let found = try await read([".strata.yaml": good])
        #expect(found?.source == .file(".strata.yaml"))
    }

    @Test func `the shorter extension wins`() async throws {
        let found = try await read([".strata.yml": good, ".strata.yaml": Array("broken: [".utf8)])
        #expect(found?.source == .file(".strata.yml"))
    }

    @Test func `a byte order mark changes nothing`() async throws {
        #expect(try await read([".strata.yml": [0xEF, 0xBB, 0xBF] + good])?.layers.count == 1)
    }

    @Test func `a file of another encoding is named with the place`() async throws {
        let error = await #expect(throws: ConfigurationError.self) {
            try await read([".strata.yml": Array("layers:\n  # ".utf8) + [0xE4, 0x0A] + good])
        }
        #expect(error?.found == "This byte is not valid UTF-8.")
        #expect(error?.line == 2)
        #expect(error?.column == 5)
    }

    @Test(arguments: [".strata.yml", Baseline.file.string])
    func `a file that is too large is told, whatever stands in it`(_ file: String) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(file).path
        try Data("a: [".utf8).write(to: URL(fileURLWithPath: path))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        let error = await #expect(throws: ConfigurationError.self) {
            let contents = FolderContents(folder.path)
            _ = try await YAMLConfigurationReader().configuration(in: contents)
            _ = try await YAMLConfigurationReader().baseline(in: contents)
        }
        #expect(error?.found == "The file is larger than 16 MB.")
        #expect(error?.file.string == file)
    }

    @Test func `a folder in place of the file is a mistake`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent(".strata.yml")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = await #expect(throws: ConfigurationError.self) {
            try await YAMLConfigurationReader().configuration(in: FolderContents(folder.path))
        }
        #expect(error?.found.hasPrefix("The file cannot be read: ") == true)
    }
}

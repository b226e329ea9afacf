import Codebase
import Foundation
import SourceFiles
import SourceTrees
import Testing

@Suite final class ObjectiveCFactsReaderTests {
    private let root = NSTemporaryDirectory() + "objc-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: root)
        } catch {
            Issue.record(error)
        }
    }

    private func write(_ text: String, to file: String) throws {
        try text.write(toFile: root + "/" + file, atomically: true, encoding: .utf8)
    }

    private func facts(
        of files: [RelativePath], limit: Int = 1 << 20
    ) async -> [RelativePath: SourceFacts] {
        var found: [RelativePath: SourceFacts] = [:]
        for await batch in ObjectiveCFactsReader(sizeLimit: limit).facts(
            of: files, in: FolderContents(root))
        {
            for file in batch { found[file.file] = file.facts }
        }
        return found
    }

    @Test func `every file is read once, however many there are`() async throws {
        let files = (0..<130).map { RelativePath("\($0).m") }
        for file in files { try write("@import Kit;\n\n", to: file.string) }
        let found = await facts(of: files)
        #expect(found.count == 130)
        #expect(found.values.allSatisfy { $0.imports.count == 1 && $0.lineCount == 2 })
    }

    @Test func `what is no file or is gone says so`() async throws {
        try FileManager.default.createDirectory(
            atPath: root + "/a.m", withIntermediateDirectories: true)
        let found = await facts(of: ["a.m", "gone.h"])
        #expect(found["a.m"]?.problems.map(\.kind) == [.unreadable])
        #expect(found["gone.h"]?.problems.map(\.kind) == [.unreadable])
    }

    @Test func `of a file that is too large the beginning is read`() async throws {
        try write("@import A;\n@import B;\n", to: "a.mm")
        let found = await facts(of: ["a.mm"], limit: 11)
        #expect(found["a.mm"]?.imports.map(\.module) == ["A"])
        #expect(found["a.mm"]?.problems.map(\.kind) == [.tooLarge])
    }

    @Test func `files are told by their extension`() {
        #expect(ObjectiveCFactsReader.reads("a/b.mm"))
        #expect(ObjectiveCFactsReader.reads("a/Glow.metal"))
        #expect(!ObjectiveCFactsReader.reads("a/b.swift"))
    }
}

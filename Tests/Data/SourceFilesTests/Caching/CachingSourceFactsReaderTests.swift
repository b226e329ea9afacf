import Codebase
import Foundation
import SourceTrees
import SourceFiles
import Testing

@Suite struct CachingSourceFactsReaderTests {
    private let sources: TemporaryFolder
    private let cache: TemporaryFolder
    private let parser = RecordingReader()

    init() throws {
        sources = try TemporaryFolder()
        cache = try TemporaryFolder()
        try sources.write("@testable import A\n#if B\npublic import B\n#endif\nc()", to: "a.swift")
        try sources.write("package struct S { let x = 1 }", to: "b.swift")
        try sources.write("let = ", to: "c.swift")
    }

    private let names = ["a.swift", "b.swift", "c.swift"]

    /// A reader as a new process has it.
    private func makeReader(settling: Duration = .seconds(-1)) -> CachingSourceFactsReader {
        CachingSourceFactsReader(
            reader: parser, folder: cache.path + "/deep/er", settling: settling)
    }

    /// The facts of the sources as a new process reads them, which ends when all is kept.
    private func read(
        _ folder: TemporaryFolder? = nil, _ names: [String]? = nil,
        by reader: CachingSourceFactsReader? = nil
    ) async -> [String: SourceFacts] {
        let reader = reader ?? makeReader()
        let found = await (folder ?? sources).facts(of: names ?? self.names, by: reader)
        await reader.settle()
        return found
    }

    @Test func `the second run parses nothing and knows the same`() async throws {
        let first = await read()
        #expect(parser.takeQuestions().sorted() == names)
        let second = await read()
        #expect(parser.takeQuestions() == [])
        #expect(second == first)
        #expect(second["c.swift"]?.problems.isEmpty == false)
    }

    @Test func `what types inherit and what previews show is remembered whole`() async throws {
        let text = """
            private struct V: View & A, B {

            }
            #Preview("n", traits: .t) { V() }
            struct P: PreviewProvider { static var previews: V { V().previewDisplayName("s") } }
            """
        try sources.write(text, to: "a.swift")
        let first = await read()
        #expect(first["a.swift"]?.inheritances.count == 2)
        #expect(first["a.swift"]?.previews.count == 2)
        _ = parser.takeQuestions()
        #expect(await read() == first)
        #expect(parser.takeQuestions() == [])
    }

    @Test func `the facts of hundreds of files are those of each file`() async throws {
        let many = (0..<300).map { "f\($0).swift" }
        for (number, name) in many.enumerated() {
            try sources.write("import M\(number)\nstruct S\(number): P\(number) {}", to: name)
        }
        let first = await read(nil, many)
        #expect(parser.takeQuestions().count == 300)
        #expect(await read(nil, many) == first)
        #expect(parser.takeQuestions() == [])
        #expect(first["f299.swift"]?.inheritances.first?.names == ["P299"])
    }

    @Test func `one reader remembers without its file too`() async throws {
        let reader = makeReader()
        let first = await read(by: reader)
        try FileManager.default.removeItem(atPath: cache.path)
        #expect(await read(by: reader) == first)
        #expect(parser.takeQuestions().count == 3)
    }

    @Test func `only what changed is parsed again`() async throws {
        _ = await read()
        _ = parser.takeQuestions()
        try sources.write("package struct T { let x = 1 }", to: "b.swift")
        let found = await read()
        #expect(parser.takeQuestions() == ["b.swift"])
        #expect(found["b.swift"]?.declarations.first?.name == "T")
    }

    @Test func `a change of one letter with the old time put back is noticed`() async throws {
        let file = sources.path + "/b.swift"
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
        _ = await read()
        try sources.write("package struct T { let x = 1 }", to: "b.swift")
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
        let found = await read()
        #expect(found["b.swift"]?.declarations.first?.name == "T")
    }

    @Test func `a file that was only touched is not parsed again`() async throws {
        _ = await read()
        _ = parser.takeQuestions()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: sources.path + "/a.swift")
        let found = await read()
        #expect(parser.takeQuestions() == [])
        #expect(found["a.swift"]?.imports.count == 2)
    }

    @Test func `a file that changed a moment ago is known by its content alone`() async throws {
        _ = await read(by: makeReader(settling: .seconds(3600)))
        #expect(parser.takeQuestions().sorted() == names)
        _ = await read(by: makeReader(settling: .seconds(3600)))
        #expect(parser.takeQuestions() == [])
        let file = URL(fileURLWithPath: sources.path + "/b.swift")
        let old = try FileManager.default.attributesOfItem(atPath: file.path)
        try Data("package struct T { let x = 1 }".utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: old[.modificationDate] as Any], ofItemAtPath: file.path)
        let found = await read(by: makeReader(settling: .seconds(3600)))
        #expect(parser.takeQuestions() == ["b.swift"])
        #expect(found["b.swift"]?.declarations.first?.name == "T")
    }

    @Test func `a file that cannot be read is asked about each time`() async throws {
        _ = await read(sources, ["gone.swift"])
        let found = await read(sources, ["gone.swift"])
        #expect(parser.takeQuestions() == ["gone.swift", "gone.swift"])
        #expect(found["gone.swift"]?.problems.map(\.kind) == [.unreadable])
    }

    @Test func `a damaged file is not believed, wherever the damage is`() async throws {
        let truth = await read()
        for ending in [".facts", ".table", "key"] {
            let file = try cacheFile(ending)
            let sound = try Data(contentsOf: file)
            for place in stride(from: 0, to: sound.count, by: 11) {
                var damaged = sound
                damaged[place] ^= 0x41
                try damaged.write(to: file)
                #expect(await read() == truth, "\(ending), byte \(place)")
                try clear()
                try sound.write(to: file)
                _ = await read()
            }
            try clear()
            _ = await read()
        }
    }

    @Test(arguments: [0, 1, 20, 100])
    func `a file that is cut short is replaced`(length: Int) async throws {
        let truth = await read()
        for ending in [".facts", ".table", "key"] {
            let file = try cacheFile(ending)
            try Data(contentsOf: file).prefix(length).write(to: file)
            #expect(await read() == truth)
            _ = parser.takeQuestions()
            #expect(await read() == truth)
            #expect(parser.takeQuestions() == [], "\(ending)")
        }
    }

    @Test func `what another cache wrote is not believed`() async throws {
        _ = await read()
        let pack = try Data(contentsOf: cacheFile(".facts"))
        let table = try Data(contentsOf: cacheFile(".table"))
        let names = (try cacheFile(".facts").lastPathComponent, try cacheFile(".table"))
        try clear()
        try write("key", Data((0..<16).map { UInt8($0) }))
        try write(names.0, pack)
        try table.write(to: names.1)
        _ = parser.takeQuestions()
        _ = await read()
        #expect(parser.takeQuestions().count == 3)
    }

    @Test func `what is no file of the person, or huge, is not believed`() async throws {
        let truth = await read()
        let pack = try cacheFile(".facts")
        let elsewhere = sources.path + "/elsewhere"
        try FileManager.default.moveItem(atPath: pack.path, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(
            atPath: pack.path, withDestinationPath: elsewhere)
        _ = parser.takeQuestions()
        #expect(await read() == truth)
        #expect(parser.takeQuestions().count == 3)
        let huge = try cacheFile(".facts").path
        #expect(truncate(huge, 600 << 20) == 0)
        #expect(await read() == truth)
        #expect(parser.takeQuestions().count == 3)
    }

    @Test func `another clone, branch or revision parses nothing again`() async throws {
        let truth = await read()
        _ = parser.takeQuestions()
        let clone = try TemporaryFolder()
        for name in names {
            try clone.write(
                Array(try Data(contentsOf: URL(filePath: sources.path + "/" + name))),
                to: "moved/" + name)
        }
        let found = await read(clone, names.map { "moved/" + $0 })
        #expect(parser.takeQuestions() == [])
        #expect(found == Dictionary(uniqueKeysWithValues: truth.map { ("moved/" + $0, $1) }))
        let revision = Renamed(base: clone.contents)
        var revised: [String: SourceFacts] = [:]
        let files = names.map { RelativePath($0) }
        for await batch in makeReader().facts(of: files, in: revision) {
            for file in batch { revised[file.file.string] = file.facts }
        }
        #expect(parser.takeQuestions() == [])
        #expect(revised == truth)
    }

    @Test func `what a revision was the first to hold is kept for folders too`() async throws {
        try sources.write("import Later", to: "moved/new.swift")
        let reader = makeReader()
        for await _ in reader.facts(of: ["new.swift"], in: Renamed(base: sources.contents)) {}
        await reader.settle()
        #expect(parser.takeQuestions() == ["new.swift"])
        let found = await read(sources, ["moved/new.swift"])
        #expect(parser.takeQuestions() == [])
        #expect(found["moved/new.swift"]?.imports.map(\.module) == ["Later"])
    }

    @Test func `a file that is put back is known again`() async throws {
        let truth = await read()
        let text = try Data(contentsOf: URL(filePath: sources.path + "/b.swift"))
        try sources.write("let other = 1", to: "b.swift")
        _ = await read()
        try sources.write(Array(text), to: "b.swift")
        _ = parser.takeQuestions()
        #expect(await read() == truth)
        #expect(parser.takeQuestions() == [])
    }

    @Test func `many small packs become one`() async throws {
        for index in 0..<20 {
            try sources.write("let a\(index) = 1", to: "f\(index).swift")
            _ = await read(sources, (0...index).map { "f\($0).swift" })
        }
        let all = (0..<20).map { "f\($0).swift" }
        _ = await read(sources, all)
        let largest = try files(".facts").map { try Data(contentsOf: $0) }
            .max { $0.count < $1.count }
        try clear(".facts")
        try write("0.facts", try #require(largest))
        _ = parser.takeQuestions()
        #expect(await read(sources, all).count == 20)
        #expect(parser.takeQuestions().count <= 3)
    }

    @Test func `what was not used for the longest time goes first`() async throws {
        let reader = CachingSourceFactsReader(
            reader: parser, folder: cache.path + "/deep/er", limit: 10 * 4_096,
            settling: .seconds(-1))
        for index in 0..<30 {
            try sources.write("struct Type\(index) {}", to: "f\(index).swift")
            _ = await read(sources, ["f\(index).swift"], by: reader)
        }
        #expect(try files("").count == 1 + 10)
        _ = parser.takeQuestions()
        _ = await read(sources, ["f0.swift", "f29.swift"])
        #expect(parser.takeQuestions() == ["f0.swift"])
    }

    @Test func `what is kept is counted, and forgotten when asked`() async throws {
        let store = KeptFacts(folder: cache.path + "/deep/er")
        #expect(await store.usage() == CacheUsage(folder: cache.path + "/deep/er"))
        _ = await read()
        let usage = await store.usage()
        #expect(usage.entries == 3)
        #expect(usage.codebases == 1)
        #expect(try usage.bytes == files("").reduce(-16) { try $0 + Data(contentsOf: $1).count })
        try write("notes.txt", Data("not ours".utf8))
        try await store.clear()
        #expect(try files("").map(\.lastPathComponent) == ["notes.txt"])
        _ = parser.takeQuestions()
        _ = await read()
        #expect(parser.takeQuestions().count == 3)
        #expect(await KeptFacts(folder: nil).usage() == CacheUsage(folder: nil))
    }

    @Test func `without a place to write, everything works as without a cache`() async throws {
        try cache.write("a file where the folder should be", to: "deep")
        #expect(await read().count == 3)
        #expect(await read().count == 3)
    }

    @Test
    func `readers that run at the same time leave a sound cache and no drafts`() async throws {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { await read().count } }
            for await count in group { #expect(count == 3) }
        }
        _ = parser.takeQuestions()
        _ = await read()
        #expect(parser.takeQuestions() == [])
        #expect(try files(".new") == [])
        #expect(try files(".table").count == 1)
    }

    @Test func `the folder follows the custom of the system`() {
        #expect(
            CachingSourceFactsReader.folder(in: ["XDG_CACHE_HOME": "/x", "HOME": "/h"])
                == "/x/strata/facts")
        #expect(
            CachingSourceFactsReader.folder(in: ["XDG_CACHE_HOME": "x", "HOME": "/h"])
                == "/h/.cache/strata/facts")
        #expect(CachingSourceFactsReader.folder(in: [:]) == nil)
    }

    // MARK: The folder

    private func files(_ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: cache.path + "/deep/er")
            .filter { $0.hasSuffix(ending) }.sorted()
            .map { URL(filePath: cache.path + "/deep/er/" + $0) }
    }

    private func cacheFile(_ ending: String) throws -> URL { try #require(try files(ending).first) }

    private func write(_ name: String, _ bytes: Data) throws {
        try bytes.write(to: URL(filePath: cache.path + "/deep/er/" + name))
    }

    private func clear(_ ending: String = "") throws {
        for file in try files(ending) { try FileManager.default.removeItem(at: file) }
    }
}

/// The files of a folder called `moved`, as a revision would hold them.
private struct Renamed: SourceContents {
    let base: FolderContents
    let folder: String? = nil

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        try base.bytes(of: RelativePath("moved").appending(file), upTo: limit)
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .gone
    }

    func kind(of path: RelativePath) -> ContentKind? { .file }

    func stamp(of file: RelativePath) -> ContentStamp? { .digest(Array(file.string.utf8)) }
}

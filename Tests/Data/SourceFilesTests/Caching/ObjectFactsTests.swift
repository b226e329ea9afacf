import Codebase
import SourceFiles
import Synchronization
import Testing

/// Facts of files that a repository names by their content.
@Suite struct ObjectFactsTests {
    private let cache: TemporaryFolder
    private let parser = RecordingReader()

    init() throws { cache = try TemporaryFolder() }

    @Test func `an object that was read is not read again, whatever its path`() async throws {
        let reader = CachingSourceFactsReader(reader: parser, folder: cache.path + "/facts")
        let first = ObjectContents(["a.swift": "let a = 1", "b.swift": "let b = 2"])
        let found = await facts(in: first, by: reader)
        #expect(parser.takeQuestions().sorted() == ["a.swift", "b.swift"])
        let second = ObjectContents(["moved.swift": "let a = 1", "c.swift": "let c = 3"])
        let later = await facts(in: second, by: reader)
        #expect(parser.takeQuestions() == ["c.swift"])
        #expect(second.reads.allSatisfy { $0 == "c.swift" })
        #expect(later["moved.swift"] == found["a.swift"])
        #expect(later["c.swift"]?.declarations.map(\.name) == ["c"])
        await reader.settle()
    }

    @Test func `the first time, too, each object is read once`() async throws {
        let reader = CachingSourceFactsReader(
            reader: ParsingSourceFactsReader(), folder: cache.path + "/facts")
        let contents = ObjectContents(["a.swift": "let a = 1", "b.swift": "let b = 2"])
        let found = await facts(in: contents, by: reader)
        #expect(found["b.swift"]?.declarations.map(\.name) == ["b"])
        #expect(contents.reads.sorted() == ["a.swift", "b.swift"])
        await reader.settle()
    }

    @Test func `what objects have in them is known to the next process, unread`()
        async throws
    {
        // Digests have as many bytes as these texts.
        let texts = ["a.swift": "let a = 1 // 0123456", "b.swift": "let b = 2 // 0123456"]
        for run in 1...2 {
            let reader = CachingSourceFactsReader(
                reader: ParsingSourceFactsReader(), folder: cache.path + "/facts")
            let contents = ObjectContents(texts)
            let found = await facts(in: contents, by: reader)
            #expect(found["a.swift"]?.declarations.map(\.name) == ["a"])
            await reader.settle()
            #expect(contents.reads.sorted() == (run == 1 ? ["a.swift", "b.swift"] : []))
        }
    }

    private func facts(
        in contents: ObjectContents, by reader: CachingSourceFactsReader
    ) async -> [String: SourceFacts] {
        var found: [String: SourceFacts] = [:]
        for await batch in reader.facts(of: contents.files, in: contents) {
            for file in batch { found[file.file.string] = file.facts }
        }
        return found
    }
}

/// Files whose content is told by its digest, and which of them were read.
private final class ObjectContents: SourceContents {
    let folder: String? = nil
    private let texts: [RelativePath: String]
    private let asked = Mutex<[String]>([])

    init(_ texts: [String: String]) {
        self.texts = Dictionary(
            texts.map { (RelativePath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    var files: [RelativePath] { texts.keys.sorted() }
    var reads: [String] { asked.withLock(\.self) }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        asked.withLock { $0.append(file.string) }
        guard let text = texts[file] else { throw .gone }
        return FileBytes(Array(text.utf8))
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .elsewhere
    }

    func kind(of path: RelativePath) -> ContentKind? { texts[path] == nil ? nil : .file }

    /// The text itself stands for its digest.
    func stamp(of file: RelativePath) -> ContentStamp? {
        texts[file].map { .digest(Array($0.utf8)) }
    }
}

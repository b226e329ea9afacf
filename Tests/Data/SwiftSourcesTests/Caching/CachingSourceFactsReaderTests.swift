import Codebase
import Foundation
import SwiftSources
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

    @Test func `the second run parses nothing and knows the same`() async throws {
        let first = await sources.facts(of: names, by: makeReader())
        #expect(parser.takeQuestions().sorted() == names)
        let second = await sources.facts(of: names, by: makeReader())
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
        let first = await sources.facts(of: names, by: makeReader())
        #expect(first["a.swift"]?.inheritances.count == 2)
        #expect(first["a.swift"]?.previews.count == 2)
        _ = parser.takeQuestions()
        #expect(await sources.facts(of: names, by: makeReader()) == first)
        #expect(parser.takeQuestions() == [])
    }

    @Test func `one reader remembers without its file too`() async throws {
        let reader = makeReader()
        let first = await sources.facts(of: names, by: reader)
        try FileManager.default.removeItem(atPath: cache.path)
        #expect(await sources.facts(of: names, by: reader) == first)
        #expect(parser.takeQuestions().count == 3)
    }

    @Test func `only what changed is parsed again`() async throws {
        _ = await sources.facts(of: names, by: makeReader())
        _ = parser.takeQuestions()
        try sources.write("package struct T { let x = 1 }", to: "b.swift")
        let found = await sources.facts(of: names, by: makeReader())
        #expect(parser.takeQuestions() == ["b.swift"])
        #expect(found["b.swift"]?.declarations.first?.name == "T")
    }

    @Test func `a change of one letter with the old time put back is noticed`() async throws {
        let file = sources.path + "/b.swift"
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
        _ = await sources.facts(of: names, by: makeReader())
        try sources.write("package struct T { let x = 1 }", to: "b.swift")
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
        let found = await sources.facts(of: names, by: makeReader())
        #expect(found["b.swift"]?.declarations.first?.name == "T")
    }

    @Test func `a file that was only touched is not parsed again`() async throws {
        _ = await sources.facts(of: names, by: makeReader())
        _ = parser.takeQuestions()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: sources.path + "/a.swift")
        let found = await sources.facts(of: names, by: makeReader())
        #expect(parser.takeQuestions() == [])
        #expect(found["a.swift"]?.imports.count == 2)
    }

    @Test func `a file that changed a moment ago is read again`() async throws {
        _ = await sources.facts(of: names, by: makeReader(settling: .seconds(3600)))
        _ = parser.takeQuestions()
        _ = await sources.facts(of: names, by: makeReader(settling: .seconds(3600)))
        #expect(parser.takeQuestions().count == 3)
    }

    @Test func `a file that cannot be read is asked about each time`() async throws {
        _ = await sources.facts(of: ["gone.swift"], by: makeReader())
        let found = await sources.facts(of: ["gone.swift"], by: makeReader())
        #expect(parser.takeQuestions() == ["gone.swift", "gone.swift"])
        #expect(found["gone.swift"]?.problems.map(\.kind) == [.unreadable])
    }

    @Test func `a damaged cache is rebuilt, wherever the damage is`() async throws {
        let truth = await sources.facts(of: names, by: makeReader())
        let file = try cacheFile()
        let sound = try Data(contentsOf: file)
        for place in stride(from: 0, to: sound.count, by: 7) {
            var damaged = sound
            damaged[place] ^= 0x41
            try damaged.write(to: file)
            _ = parser.takeQuestions()
            #expect(await sources.facts(of: names, by: makeReader()) == truth)
            #expect(parser.takeQuestions().count == 3, "byte \(place)")
        }
    }

    @Test(arguments: [0, 1, 20, 100])
    func `a cache that is cut short or empty or something else is rebuilt`(length: Int) async throws
    {
        let truth = await sources.facts(of: names, by: makeReader())
        let file = try cacheFile()
        try Data(contentsOf: file).prefix(length).write(to: file)
        #expect(await sources.facts(of: names, by: makeReader()) == truth)
        #expect(parser.takeQuestions().count == 6)
        #expect(await sources.facts(of: names, by: makeReader()) == truth)
        #expect(parser.takeQuestions() == [])
    }

    @Test func `the facts of one codebase are not given out for another`() async throws {
        _ = await sources.facts(of: names, by: makeReader())
        let mine = try cacheFile()
        let other = try TemporaryFolder()
        try other.write("import Other", to: "a.swift")
        let data = try Data(contentsOf: mine)
        try FileManager.default.removeItem(at: mine)
        _ = await other.facts(of: ["a.swift"], by: makeReader())
        try data.write(to: try cacheFile())
        let found = await other.facts(of: ["a.swift"], by: makeReader())
        #expect(found["a.swift"]?.imports.map(\.module) == ["Other"])
    }

    @Test func `without a place to write, everything works as without a cache`() async throws {
        try cache.write("a file where the folder should be", to: "deep")
        #expect(await sources.facts(of: names, by: makeReader()).count == 3)
        #expect(await sources.facts(of: names, by: makeReader()).count == 3)
    }

    @Test
    func `readers that run at the same time leave a sound cache and no drafts`() async throws {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { await sources.facts(of: names, by: makeReader()).count }
            }
            for await count in group { #expect(count == 3) }
        }
        _ = parser.takeQuestions()
        _ = await sources.facts(of: names, by: makeReader())
        #expect(parser.takeQuestions() == [])
        #expect(try files().count == 1)
    }

    @Test func `of the codebases opened only the last are remembered`() async throws {
        for _ in 0..<36 {
            let other = try TemporaryFolder()
            try other.write("import A", to: "a.swift")
            _ = await other.facts(of: ["a.swift"], by: makeReader())
        }
        #expect(try files().count == 32)
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

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: cache.path + "/deep/er")
    }

    private func cacheFile() throws -> URL {
        let names = try files()
        return URL(filePath: cache.path + "/deep/er/" + (try #require(names.first)))
    }
}

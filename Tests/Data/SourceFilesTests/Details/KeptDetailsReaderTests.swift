import Codebase
import SourceFiles
import Synchronization
import Testing

@Suite struct KeptDetailsReaderTests {
    /// Reads as usual, and counts how often each file is read.
    private final class CountingReader: SourceDetailsReader {
        private let reads = Mutex<[RelativePath: Int]>([:])

        func details(
            of files: [RelativePath], in contents: any SourceContents
        ) async -> [RelativePath: SourceDetails] {
            reads.withLock { reads in for file in files { reads[file, default: 0] += 1 } }
            return await ParsingSourceDetailsReader().details(of: files, in: contents)
        }

        func count(_ file: RelativePath) -> Int { reads.withLock { $0[file] ?? 0 } }
    }

    private let counting = CountingReader()
    private let file = RelativePath("A.swift")

    private func names(
        _ texts: [RelativePath: String], by reader: KeptDetailsReader
    ) async -> [RelativePath: [String]] {
        let contents = PatchedContents(NoContents(), patches: texts.mapValues { Array($0.utf8) })
        return await reader.details(of: texts.keys.sorted(), in: contents)
            .mapValues { $0.declarations.map(\.name) }
    }

    @Test func `a file that says the same is read once`() async {
        let reader = KeptDetailsReader(counting)
        for _ in 0..<3 {
            #expect(await names([file: "let a = 1"], by: reader) == [file: ["a"]])
        }
        #expect(counting.count(file) == 1)
    }

    @Test func `a file that says something else is read again`() async {
        let reader = KeptDetailsReader(counting)
        #expect(await names([file: "let a = 1"], by: reader) == [file: ["a"]])
        #expect(await names([file: "let b = 1"], by: reader) == [file: ["b"]])
        #expect(await names([file: "let a = 1"], by: reader) == [file: ["a"]])
    }

    @Test func `a file with a problem is read again`() async {
        let reader = KeptDetailsReader(counting)
        for _ in 0..<2 { _ = await names([file: "func ( {}"], by: reader) }
        #expect(counting.count(file) == 2)
    }

    @Test func `what was not asked for longest goes first`() async {
        let reader = KeptDetailsReader(counting, limit: 34)
        let (b, c) = (RelativePath("B.swift"), RelativePath("C.swift"))
        for file in [file, b, file, c, file] {
            _ = await names([file: "let name = 1"], by: reader)
        }
        #expect(counting.count(file) == 1)
        _ = await names([b: "let name = 1"], by: reader)
        #expect(counting.count(b) == 2)
    }
}

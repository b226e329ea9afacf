import Codebase
import KeptReadings
import Synchronization
import Testing

@Suite struct CachingChangeHistoryReaderTests {
    private let kept = ReadingsFolder()
    private let reader = CountingHistory()

    /// What a new process is told of commits.
    private func files(_ names: [String], root: String = "/codebase") async throws -> [[String]] {
        let cache = ReadingCache(folder: kept.path, program: "1")
        let caching = CachingChangeHistoryReader(reader: reader, cache: cache)
        let files = try await caching.files(changedBy: names.map { CommitName($0) }, in: root)
        await cache.settle()
        return files.map { $0.map(\.string) }
    }

    @Test func `only commits that nobody asked for before are asked for`() async throws {
        #expect(try await files(["b", "a"]) == [["b.swift"], ["a.swift"]])
        #expect(try await files(["c", "b", "a"]) == [["c.swift"], ["b.swift"], ["a.swift"]])
        #expect(try await files(["a", "c"]) == [["a.swift"], ["c.swift"]])
        #expect(reader.asked == [["b", "a"], ["c"]])
    }

    @Test func `what moved is kept, too`() async throws {
        for _ in 0..<2 {
            #expect(try await files(["new", "moved", "old"]).last == ["new.swift"])
        }
        #expect(reader.asked == [["new", "moved", "old"]])
    }

    @Test func `another folder is asked about for itself`() async throws {
        _ = try await files(["a"])
        _ = try await files(["a"], root: "/other")
        #expect(reader.asked == [["a"], ["a"]])
    }
}

/// Says that each commit changed the file that is called like it, and which it was asked for.
private final class CountingHistory: ChangeHistoryReader {
    private let questions = Mutex<[[String]]>([])

    var asked: [[String]] { questions.withLock(\.self) }

    func commits(in root: String, most: Int) async throws(RevisionError) -> [CommitName] { [] }

    func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges] {
        questions.withLock { $0.append(commits.map(\.text)) }
        return commits.map {
            CommitChanges(
                files: [RelativePath($0.text + ".swift")],
                renames: $0.text == "moved" ? [.init(from: "old.swift", to: "new.swift")] : [])
        }
    }
}

import Codebase
import Foundation
import SourceTrees
import SourceFiles

/// Measures the steps from a folder to the facts of its files, one after the other in each round.
struct ReadingBenchmark {
    private let root: String
    private let rounds: Int
    private let lister: FileSystemTreeReader
    private let files: [RelativePath]
    private let bytes: Int

    init(root: String, rounds: Int) async throws {
        self.root = root
        self.rounds = max(1, rounds)
        lister = FileSystemTreeReader(environment: ProcessInfo.processInfo.environment)
        files = try await lister.tree(at: root).swiftFiles
        bytes = files.reduce(0) { sum, file in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: root + "/" + file.string)
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }

    /// All steps in every round, so that a disturbance hits them alike.
    func run() async -> ResultTable {
        var table = ResultTable(root: root, files: files.count, bytes: bytes)
        for _ in 0..<rounds {
            await measureBareSteps(into: &table)
            await measureFacts(into: &table)
            await AnalysisBenchmark(root: root).measure(into: &table)
        }
        return table
    }

    private func measureBareSteps(into table: inout ResultTable) async {
        await table.measure("list the folder") { _ = try? await lister.tree(at: root) }
        await table.measure("stat every file") { statAll() }
        for line in OtherPrograms.lines where OtherPrograms.has(line.words[0]) {
            await table.measure(line.name) { OtherPrograms.run(line.words, in: root) }
        }
        await table.measure("words alone") {
            let words = await BareScanning.scan(files, in: root)
            precondition(words > 0)
        }
        await table.measure(ResultTable.reference) { await BareParsing.parse(files, in: root) }
    }

    private func measureFacts(into table: inout ResultTable) async {
        let parser = ParsingSourceFactsReader()
        await table.measure("facts, no cache") { await drain(parser) }
        let folder = NSTemporaryDirectory() + "strata-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = CachingSourceFactsReader(reader: parser, folder: folder)
        await table.measure("facts, empty cache") { await drain(first) }
        await table.measure("write the cache") { await first.settle() }
        let other = CachingSourceFactsReader(reader: parser, folder: folder)
        await table.measure("facts, another clone") {
            // Without a folder nothing but the content is known.
            await drain(other, from: PatchedContents(FolderContents(root), patches: [:]))
        }
        let warm = CachingSourceFactsReader(reader: parser, folder: folder)
        await table.measure("facts, cache on disk") { await drain(warm) }
        await table.measure("facts, cache in memory") { await drain(warm) }
    }

    private func drain(
        _ reader: some SourceFactsReader, from contents: (any SourceContents)? = nil
    ) async {
        let contents = contents ?? FolderContents(root)
        var all: [FileFacts] = []
        for await batch in reader.facts(of: files, in: contents) { all += batch }
        precondition(all.count == files.count)
    }

    private func statAll() {
        var status = stat()
        for file in files { stat(root + "/" + file.string, &status) }
    }
}

import Architecture
import SwiftSources
import Testing

@Suite struct ParsingSourceFactsReaderTests {
    @Test(
        "every file is answered exactly once, whatever the number of workers",
        arguments: [1, 3, 16])
    func once(workers: Int) async throws {
        let folder = try TemporaryFolder()
        let names = (0..<100).map { "File\($0).swift" }
        for (index, name) in names.enumerated() { try folder.write("import M\(index)", to: name) }
        var answered: [String] = []
        let reader = ParsingSourceFactsReader(workers: workers)
        for await batch in reader.facts(of: names.map { RelativePath($0) }, in: folder.path) {
            for file in batch {
                answered.append(file.file.string)
                #expect(
                    file.facts.imports.map(\.module) == ["M" + file.file.name.filter(\.isNumber)])
            }
        }
        #expect(answered.sorted() == names.sorted())
    }

    @Test("no files are answered by an end, not by waiting")
    func none() async {
        for await batch in ParsingSourceFactsReader().facts(of: [], in: "/") {
            Issue.record("\(batch)")
        }
    }

    @Test("a consumer that stops listening ends the reading")
    func stopped() async throws {
        let folder = try TemporaryFolder()
        let names = (0..<200).map { RelativePath("File\($0).swift") }
        for name in names { try folder.write("import A", to: name.string) }
        let task = Task {
            for await _ in ParsingSourceFactsReader(workers: 1).facts(of: names, in: folder.path) {
                return true
            }
            return false
        }
        #expect(await task.value)
    }
}

import Codebase
import SourceFiles
import Testing

@Suite struct ParsingSourceFactsReaderTests {
    @Test(arguments: [1, 3, 16])
    func `every file is answered exactly once, whatever the number of workers`(workers: Int)
        async throws
    {
        let folder = try TemporaryFolder()
        let names = (0..<100).map { "File\($0).swift" }
        for (index, name) in names.enumerated() { try folder.write("import M\(index)", to: name) }
        var answered: [String] = []
        let reader = ParsingSourceFactsReader(workers: workers)
        for await batch in reader.facts(of: names.map { RelativePath($0) }, in: folder.contents) {
            for file in batch {
                answered.append(file.file.string)
                #expect(
                    file.facts.imports.map(\.module) == ["M" + file.file.name.filter(\.isNumber)])
            }
        }
        #expect(answered.sorted() == names.sorted())
    }

    @Test func `no files are answered by an end, not by waiting`() async {
        for await batch in ParsingSourceFactsReader().facts(of: [], in: NoContents()) {
            Issue.record("\(batch)")
        }
    }

    @Test func `a consumer that stops listening ends the reading`() async throws {
        let folder = try TemporaryFolder()
        let names = (0..<200).map { RelativePath("File\($0).swift") }
        for name in names { try folder.write("import A", to: name.string) }
        let task = Task {
            for await _ in ParsingSourceFactsReader(workers: 1).facts(
                of: names, in: folder.contents)
            {
                return true
            }
            return false
        }
        #expect(await task.value)
    }

    @Test func `a text that is parsed in parts says the same as in one`() async throws {
        let folder = try TemporaryFolder()
        let piece = """
            import A
            // A comment, and "}" in a string.
            @available(macOS 13, *)
            public struct S { let s = "}\\(a)}"; let r = /}{/ }
            #if B
            import C
            extension S { func f() { g { h() } } }
            #endif
            func f() {} ; var v: Int { 1 }
            let after = { i() }()
            enum E { case e }

            """
        try folder.write(String(repeating: piece, count: 30), to: "a.swift")
        let whole = await folder.facts(of: ["a.swift"], by: ParsingSourceFactsReader())
        for size in [1, 10, 100, 1000] {
            let reader = ParsingSourceFactsReader(treeLimit: size)
            #expect(await folder.facts(of: ["a.swift"], by: reader) == whole)
        }
    }

    @Test func `a text whose parts do not parse is read in one`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("struct A {}\nstruct B {}\n}\nstruct C { let = }\n", to: "a.swift")
        let whole = await folder.facts(of: ["a.swift"], by: ParsingSourceFactsReader())
        let parts = await folder.facts(of: ["a.swift"], by: ParsingSourceFactsReader(treeLimit: 1))
        #expect(parts == whole)
        #expect(whole["a.swift"]?.problems.isEmpty == false)
    }
}

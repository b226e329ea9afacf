import Codebase
import Testing

@Suite struct FallbackIndexReaderTests {
    private static let file = CompilerAnswer.compiled(CompiledFile(symbols: [], occurrences: []))
    private static let codebase = Codebase(root: "/codebase", modules: [])

    @Test func `the second is asked where the first is silent, and there alone`() async {
        let first = FixedIndex(answers: ["A.swift": Self.file, "B.swift": .silent(.changed)])
        let other = CompilerAnswer.compiled(
            CompiledFile(
                symbols: [CompiledSymbol(kind: .struct, name: "B", usr: "B", module: "M")],
                occurrences: []))
        let second = FixedIndex(answers: ["A.swift": .silent(.noStore), "B.swift": other])
        let reader = FallbackIndexReader(first, then: second)
        let answers = await reader.answers(for: ["A.swift", "B.swift"], in: Self.codebase)
        #expect(answers == ["A.swift": Self.file, "B.swift": other])
    }

    @Test func `builds of both leave traces`() {
        let reader = FallbackIndexReader(
            FixedIndex(answers: ["A": Self.file], changed: 3),
            then: FixedIndex(answers: ["A": Self.file, "B": Self.file], changed: 7))
        #expect(reader.buildFolders(of: Self.codebase) == ["A", "B"])
        let traces = reader.traces(ofBuildsIn: ["A"], at: "/codebase")
        #expect(traces.lines == ["3", "7"])
        #expect(traces.changed == 7)
    }
}

/// Says what it was told; its folders are those of its files.
private struct FixedIndex: CompilerIndexReader {
    let answers: [RelativePath: CompilerAnswer]
    var changed: Int64 = 0

    func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        answers.filter { files.contains($0.key) }
    }

    func buildFolders(of codebase: Codebase) -> [RelativePath] { answers.keys.sorted() }

    func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
        BuildTraces(folders: folders, lines: ["\(changed)"], changed: changed)
    }
}

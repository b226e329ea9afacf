import Codebase

/// What a compiler would say of the sample codebase: of every file the same.
package struct SampleIndex: CompilerIndexReader {
    private let answer: CompilerAnswer

    /// Every file uses these names of modules in these lines.
    package init(_ uses: [(module: String, line: Int, name: String)]) {
        answer = .compiled(
            CompiledFile(
                symbols: uses.map {
                    CompiledSymbol(kind: .struct, name: $0.name, usr: $0.name, module: $0.module)
                },
                occurrences: uses.enumerated().map { index, use in
                    Occurrence(line: use.line, column: 9, symbol: index, roles: .reference)
                }))
    }

    /// Nothing is said of any file.
    package init(silent reason: CompilerSilence) { answer = .silent(reason) }

    package func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        Dictionary(files.map { ($0, answer) }, uniquingKeysWith: { first, _ in first })
    }

    /// Nothing is built.
    package func buildFolders(of codebase: Codebase) -> [RelativePath] { [] }

    package func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
        BuildTraces(folders: folders, lines: [], changed: 0)
    }
}

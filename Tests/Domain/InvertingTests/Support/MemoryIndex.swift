import Codebase

/// What a compiler would say of files in memory.
struct MemoryIndex: CompilerIndexReader {
    /// A name in a file and the symbol that it defines or uses.
    struct Place: Sendable {
        let file: RelativePath
        /// A stretch of the text that is there once, with a `|` before the name.
        let snippet: String
        let symbol: CompiledSymbol
        let roles: OccurrenceRoles

        /// A name that is declared.
        static func declared(
            _ file: RelativePath, _ snippet: String, in module: String,
            kind: CompiledSymbol.Kind = .property
        ) -> Place {
            let name = name(in: snippet)
            return Place(
                file: file, snippet: snippet,
                symbol: CompiledSymbol(
                    kind: kind, name: name, usr: "\(module).\(name)", module: module),
                roles: .definition)
        }

        /// A name that stands for what a module declares under it.
        static func used(
            _ file: RelativePath, _ snippet: String, of module: String,
            kind: CompiledSymbol.Kind = .property
        ) -> Place {
            let declared = declared(file, snippet, in: module, kind: kind)
            return Place(
                file: file, snippet: snippet, symbol: declared.symbol, roles: .reference)
        }

        private static func name(in snippet: String) -> String {
            String(
                snippet.drop { $0 != "|" }.dropFirst().prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                })
        }
    }

    private let places: [RelativePath: [Place]]
    private let texts: [RelativePath: String]

    /// An index of some of the names in files; what is not among the places was not built.
    init(of texts: [RelativePath: String], _ places: [Place]) {
        self.texts = texts
        self.places = Dictionary(grouping: places, by: \.file)
    }

    func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        Dictionary(
            files.map { file in (file, answer(for: file, codebase)) },
            uniquingKeysWith: { first, _ in first })
    }

    private func answer(for file: RelativePath, _ codebase: Codebase) -> CompilerAnswer {
        guard let places = places[file], let text = texts[file] else { return .silent(.notBuilt) }
        guard codebase.contents.text(of: file) == text else { return .silent(.changed) }
        let occurrences = places.enumerated().map { number, place in
            let position = position(of: place, in: text)
            return Occurrence(
                line: position.line, column: position.column, symbol: number, roles: place.roles)
        }
        return .compiled(CompiledFile(symbols: places.map(\.symbol), occurrences: occurrences))
    }

    private func position(of place: Place, in text: String) -> (line: Int, column: Int) {
        let parts = place.snippet.split(
            separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let found = text.ranges(of: parts.joined())
        precondition(found.count == 1, "“\(place.snippet)” is there \(found.count) times")
        let before = text[..<found[0].lowerBound] + parts[0]
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        return (line.count, (line.last?.utf8.count ?? 0) + 1)
    }

    /// Nothing is built.
    func buildFolders(of codebase: Codebase) -> [RelativePath] { [] }

    func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
        BuildTraces(folders: folders, lines: [], changed: 0)
    }
}

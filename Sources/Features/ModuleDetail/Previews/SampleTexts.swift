import Codebase

/// The sources of the sample codebase.
enum SampleTexts: SourceTextReader {
    case all, missing

    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        guard self == .all else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        let source = Self.source
        return source.indices.filter { lines.contains($0 + 1) }.map { index in
            HighlightedLine(number: index + 1, spans: source[index])
        }
    }

    private nonisolated static var source: [[HighlightedLine.Span]] {
        [
            [word("import"), plain(" "), type("FeedDomain")],
            [word("import"), plain(" "), type("ImageKit")],
            [word("import"), plain(" "), type("NetworkKit")],
            [word("import"), plain(" "), type("PlayerFeature")],
            [word("import"), plain(" "), type("Metrics")],
            [],
            [.init("/// What a reader sees first.", .comment)],
            [
                word("package"), plain(" "), word("struct"), plain(" "), type("FeedView"),
                plain(" {"),
            ],
            [plain("    "), word("let"), plain(" client: "), type("Client")],
            [],
            [plain("    "), word("func"), plain(" reload() "), word("async"), plain(" {")],
            [plain("        "), word("let"), plain(" images = "), type("ImageCache"), plain("()")],
            [
                plain("        "), type("Counter"), plain("("), .init("\"reloads\"", .string),
                plain(")"),
            ],
            [plain("    }")],
            [plain("}")],
        ]
    }

    private nonisolated static func word(_ text: String) -> HighlightedLine.Span {
        .init(text, .keyword)
    }
    private nonisolated static func type(_ text: String) -> HighlightedLine.Span {
        .init(text, .type)
    }
    private nonisolated static func plain(_ text: String) -> HighlightedLine.Span {
        .init(text, .plain)
    }
}

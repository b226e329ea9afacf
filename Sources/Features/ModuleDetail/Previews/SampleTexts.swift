import Codebase
import Samples

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
        return .sample(source, in: lines)
    }

    private nonisolated static var source: [[HighlightedLine.Span]] {
        [
            [.word("import"), .plain(" "), .type("FeedDomain")],
            [.word("import"), .plain(" "), .type("ImageKit")],
            [.word("import"), .plain(" "), .type("NetworkKit")],
            [.word("import"), .plain(" "), .type("PlayerFeature")],
            [.word("import"), .plain(" "), .type("Metrics")],
            [],
            [.init("/// What a reader sees first.", .comment)],
            [
                .word("package"), .plain(" "), .word("struct"), .plain(" "), .type("FeedView"),
                .plain(" {"),
            ],
            [.plain("    "), .word("let"), .plain(" client: "), .type("Client")],
            [],
            [.plain("    "), .word("func"), .plain(" reload() "), .word("async"), .plain(" {")],
            [
                .plain("        "), .word("let"), .plain(" images = "), .type("ImageCache"),
                .plain("()"),
            ],
            [
                .plain("        "), .type("Counter"), .plain("("), .string("reloads"),
                .plain(")"),
            ],
            [.plain("    }")],
            [.plain("}")],
        ]
    }
}

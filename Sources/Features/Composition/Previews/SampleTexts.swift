import Codebase
import Samples

/// The sources of the sample: every file registers something in each line.
enum SampleTexts: SourceTextReader {
    case all, missing

    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        guard self == .all else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        return .sample(Self.source, in: lines)
    }

    private static let source: [[HighlightedLine.Span]] = {
        let start: [[HighlightedLine.Span]] = [
            [.word("import"), .plain(" "), .type("Swinject")], [],
            [
                .word("final"), .plain(" "), .word("class"), .plain(" "), .type("Assembled"),
                .plain(" {"),
            ],
        ]
        let body = (0..<40).map { number -> [HighlightedLine.Span] in
            [
                .plain("    container.register("), .type("Service\(number)"), .plain("."),
                .word("self"), .plain(") { resolver "), .word("in"), .plain(" "),
                .type("LiveService\(number)"), .plain("() }"),
            ]
        }
        return start + body + [[.plain("}")]]
    }()
}

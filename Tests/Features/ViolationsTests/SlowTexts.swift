import Codebase
import FeatureKit

/// A source that is read only when the test says so.
final class SlowTexts: SourceTextReader {
    let file: RelativePath = "Sources/ImageKit/ImageKitView.swift"
    private let gate: AsyncStream<Void>
    private let opening: AsyncStream<Void>.Continuation

    init() {
        (gate, opening) = AsyncStream.makeStream()
    }

    func letGo() {
        opening.finish()
    }

    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        for await _ in gate {}
        return lines.map { HighlightedLine(number: $0, spans: [.init("line \($0)")]) }
    }
}

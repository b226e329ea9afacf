import Codebase
import StaticSwift
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The text of one file with what its parts are.
struct SourceText: Sendable {
    /// How many bytes are parsed into one tree.
    private static let treeSize = 512 << 10

    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let runs: [TokenRun]

    /// The number of lines.
    var lineCount: Int { lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count }
    var size: Int { bytes.count }

    /// - Parameter isSwift: Whether the parts are worked out; if not, everything is plain.
    init(_ content: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
        let text = content.withoutByteOrderMark
        var lines = LineTable()
        lines.reset(to: text)
        bytes = Array(text)
        lineStarts = lines.starts
        guard isSwift, !ChainNesting.isExceeded(in: text),
            BracketNesting.exceededLimit(in: text) == nil
        else {
            runs = []
            return
        }
        var finder = TokenRunFinder(bytes: text)
        for part in TopLevelParts.ranges(of: text, size: Self.treeSize) {
            let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: text[part]))
            // Raw nodes do not keep their tree.
            withExtendedLifetime(tree) { finder.walk(tree.raw) }
        }
        runs = finder.runs
    }

    /// A line, from 1; nil if there is no such line.
    func line(_ number: Int) -> HighlightedLine? {
        guard 1...max(1, lineCount) ~= number, lineCount > 0 else { return nil }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return HighlightedLine(number: number, spans: spans(of: start..<end))
    }

    private func spans(of line: Range<Int>) -> [HighlightedLine.Span] {
        var spans: [HighlightedLine.Span] = []
        var place = line.lowerBound
        for run in runs[firstRun(endingAfter: place)...] {
            guard run.range.lowerBound < line.upperBound else { break }
            let part = run.range.clamped(to: place..<line.upperBound)
            append(place..<part.lowerBound, .plain, to: &spans)
            append(part, run.token, to: &spans)
            place = part.upperBound
        }
        append(place..<line.upperBound, .plain, to: &spans)
        return spans
    }

    private func append(
        _ range: Range<Int>, _ token: HighlightedLine.Token,
        to spans: inout [HighlightedLine.Span]
    ) {
        guard !range.isEmpty else { return }
        spans.append(HighlightedLine.Span(String(decoding: bytes[range], as: UTF8.self), token))
    }

    private func firstRun(endingAfter offset: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

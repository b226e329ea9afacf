import Architecture
import Codebase

/// Declarations as they stand in another file.
struct CarriedText: Sendable {
    private let sources: EdgeSources
    /// What is put in the place of bytes of their old files.
    private let edits: [RelativePath: [(range: Range<Int>, text: String)]]

    init(
        _ sources: EdgeSources, edits: [RelativePath: [(range: Range<Int>, text: String)]] = [:]
    ) {
        self.sources = sources
        self.edits = edits
    }

    /// Some declarations of one file with the comments above them; members of an extension are in an
    /// extension again.
    func text(of parts: [Declared], in path: RelativePath) -> String {
        guard let file = sources.files[path] else { return "" }
        var blocks: [(around: Int?, texts: [String])] = []
        for part in parts {
            guard let declaration = sources.declaration(part) else { continue }
            let start = file.startOfLine(before: declaration.place.comments.offset)
            let end = file.endOfLine(after: declaration.place.statement.end.offset)
            let text = text(of: start..<end, path, file)
            if let parent = declaration.parent, blocks.last?.around == parent {
                blocks[blocks.count - 1].texts.append(text)
            } else {
                blocks.append((declaration.parent, [text]))
            }
        }
        return blocks.map { around, texts in
            let text = texts.joined(separator: "\n\n")
            guard let place = file.details.declaration(around)?.place, let body = place.body else {
                return text
            }
            let head = self.text(of: place.statement.start.offset..<body.start.offset, path, file)
            return head + "{\n" + text + "\n}"
        }.joined(separator: "\n\n")
    }

    /// A whole file.
    ///
    /// - Parameter statements: Imports that it no longer has.
    func text(of path: RelativePath, without statements: [ImportStatement]) -> String {
        guard let file = sources.files[path] else { return "" }
        var lines = statements.filter(\.conditions.isEmpty)
            .compactMap { file.range(ofLine: $0.line) }
        let isLast = sources.analysis.facts[path]?.imports.count == lines.count
        if isLast, let last = lines.popLast() {
            let isFollowed = file.byte(at: last.upperBound) == "\n"
            lines.append(last.lowerBound..<(last.upperBound + (isFollowed ? 1 : 0)))
        }
        return text(of: 0..<file.bytes.count, path, file, lines.map { ($0, "") })
    }

    private func text(
        of range: Range<Int>, _ path: RelativePath, _ file: ReadFile,
        _ others: [(range: Range<Int>, text: String)] = []
    ) -> String {
        var result = ""
        var position = range.lowerBound
        let inside = ((edits[path] ?? []) + others).filter {
            $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        for (range, text) in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard range.lowerBound >= position else { continue }
            result += file.text(position..<range.lowerBound) + text
            position = range.upperBound
        }
        return result + file.text(position..<range.upperBound)
    }
}

extension TextEdits {
    /// Takes declarations out of a file with the comments above them and the empty line that follows.
    mutating func take(_ parts: [Declared], outOf path: RelativePath, in sources: EdgeSources) {
        guard let file = sources.files[path] else { return }
        var ranges: [Range<Int>] = []
        for part in parts.sorted() {
            guard let place = sources.declaration(part)?.place else { continue }
            let start = file.startOfLine(before: place.comments.offset)
            var end = file.endOfLine(after: place.statement.end.offset)
            for _ in 0..<2 where file.byte(at: end) == "\n" { end += 1 }
            if let last = ranges.last, last.upperBound >= start {
                ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
            } else {
                ranges.append(start..<end)
            }
        }
        for range in ranges {
            // Before a brace or at the end, the empty line above goes, too.
            let next = file.byte(from: range.upperBound)
            let isLast = next == "}" || next == nil
            let isApart = file.text(0..<range.lowerBound).hasSuffix("\n\n")
            let start = isLast && isApart ? range.lowerBound - 1 : range.lowerBound
            replace(start..<range.upperBound, of: path, with: "")
        }
    }
}

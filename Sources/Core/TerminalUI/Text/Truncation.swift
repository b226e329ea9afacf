/// Which part of a text gives way when it does not fit.
package enum Truncation: Hashable, Sendable {
    /// The end: `Sources/Core/Term…`.
    case end
    /// The start: `…minalUI/Text/Glyph.swift`, for paths.
    case start
    /// The middle: `Sources/…/Glyph.swift`.
    case middle
    /// The end, without a sign that something is missing.
    case clip
}

extension StyledText {
    /// The cells of a single row, at most `width` of them.
    ///
    /// The cost depends on `width`, not on the length of the text.
    package func cells(width: Int, truncation: Truncation = .end) -> [Cell] {
        guard width > 0 else { return [] }
        let head = head(width + 1)
        guard head.width > width else { return head.cells }
        switch truncation {
        case .clip: return Self.prefix(of: head.cells, width: width)
        case .end: return withEllipsis(Self.prefix(of: head.cells, width: width - 1), [])
        case .start: return withEllipsis([], tail(width - 1))
        case .middle:
            let kept = (width - 1) / 2
            let start = Self.prefix(of: head.cells, width: width - 1 - kept)
            return withEllipsis(start, tail(kept))
        }
    }

    private func withEllipsis(_ start: [Cell], _ end: [Cell]) -> [Cell] {
        let style = start.last?.style ?? end.first?.style ?? spans.first?.style ?? .plain
        return start + [Cell(.ellipsis, width: 1, style: style)] + end
    }

    /// The first cells, until they are at least `width` wide.
    private func head(_ width: Int) -> (cells: [Cell], width: Int) {
        var cells: [Cell] = []
        var total = 0
        for span in spans {
            for piece in Glyphs(span.text) {
                cells.append(Cell(piece.glyph, width: piece.width, style: span.style))
                total += piece.width
                if total >= width { return (cells, total) }
            }
        }
        return (cells, total)
    }

    /// The last cells, at most `width` wide.
    private func tail(_ width: Int) -> [Cell] {
        var cells: [Cell] = []
        var left = width
        for span in spans.reversed() {
            for piece in Array(Glyphs(span.text.suffix(width))).reversed() {
                guard piece.width <= left else { return cells.reversed() }
                cells.append(Cell(piece.glyph, width: piece.width, style: span.style))
                left -= piece.width
            }
        }
        return cells.reversed()
    }

    private static func prefix(of cells: [Cell], width: Int) -> [Cell] {
        var left = width
        return Array(
            cells.prefix { cell in
                left -= Int(cell.width)
                return left >= 0
            })
    }
}

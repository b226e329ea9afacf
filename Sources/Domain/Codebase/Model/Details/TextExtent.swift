/// A place in the text of a file.
package struct TextPosition: Hashable, Comparable, Sendable {
    /// The bytes before it in the file, those of a byte order mark among them.
    package let offset: Int
    /// The line, from 1.
    package let line: Int
    /// The column in UTF-8 bytes, from 1; as for compilers, a byte order mark takes three.
    package let column: Int

    /// A place; line and column must be those of the offset.
    package init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    package static func < (left: TextPosition, right: TextPosition) -> Bool {
        left.offset < right.offset
    }
}

/// A stretch of the text of a file.
package struct TextExtent: Hashable, Sendable {
    /// Where it begins.
    package let start: TextPosition
    /// The place after its last byte; not before the start.
    package let end: TextPosition

    /// What lies between two places.
    package init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = max(start, end)
    }

    /// The bytes in the file.
    package var bytes: Range<Int> { start.offset..<end.offset }

    /// The first and the last line, from 1.
    package var lines: ClosedRange<Int> { start.line...max(start.line, end.line) }

    /// Whether all of another stretch lies in this one.
    package func contains(_ other: TextExtent) -> Bool {
        start <= other.start && other.end <= end
    }
}

/// A piece of source text with its place.
package struct TextFragment: Hashable, Sendable {
    /// What is written, without comments and blanks around it.
    package let text: String
    /// Where.
    package let extent: TextExtent

    /// A piece of text where it stands.
    package init(_ text: String, at extent: TextExtent) {
        self.text = text
        self.extent = extent
    }
}

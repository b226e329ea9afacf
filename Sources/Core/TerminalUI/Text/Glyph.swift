/// What one cell shows, in four bytes: a scalar, or a scalar with combining marks.
///
/// A glyph is always something that a terminal draws whole: no control characters, no joiners, no
/// variation selectors. ``Glyphs`` makes them from text.
package struct Glyph: Hashable, Sendable {
    private static let clusterBit: UInt32 = 1 << 31
    private let code: UInt32

    /// An empty cell.
    package static let space = Glyph(code: 0x20)
    /// The second half of a wide glyph.
    package static let continuation = Glyph(code: 0)
    /// What stands for the rest of a text that was cut.
    package static let ellipsis = Glyph(code: 0x2026)
    /// What stands for anything that must not be drawn.
    package static let replacement = Glyph(code: 0xFFFD)

    private init(code: UInt32) {
        self.code = code
    }

    /// A single scalar, which the caller knows to be harmless.
    init(drawable scalar: Unicode.Scalar) {
        code = scalar.value
    }

    /// A scalar with combining marks; the marks are dropped once the table of clusters is full.
    init(drawable scalar: Unicode.Scalar, marks: [Unicode.Scalar]) {
        let cluster = marks.isEmpty ? nil : ClusterTable.index(of: [scalar] + marks)
        code = cluster.map { Self.clusterBit | $0 } ?? scalar.value
    }

    /// The scalars to write; none for the second half of a wide glyph.
    package var scalars: [Unicode.Scalar] {
        if code & Self.clusterBit != 0 { return ClusterTable.cluster(at: code & ~Self.clusterBit) }
        return scalar.map { [$0] } ?? []
    }

    /// The scalar to write if it is only one.
    package var scalar: Unicode.Scalar? {
        code == 0 ? nil : Unicode.Scalar(code)
    }

    /// The text to write; empty for the second half of a wide glyph.
    package var string: String {
        if let scalar { return String(scalar) }
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the text to write, as UTF-8.
    package func write(to bytes: inout [UInt8]) {
        guard let scalar else {
            for scalar in scalars { bytes.append(contentsOf: String(scalar).utf8) }
            return
        }
        if scalar.isASCII {
            bytes.append(UInt8(scalar.value))
        } else {
            bytes.append(contentsOf: String(scalar).utf8)
        }
    }
}

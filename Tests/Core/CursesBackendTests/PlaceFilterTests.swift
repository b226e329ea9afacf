import Testing

@testable import CursesBackend

@Suite struct PlaceFilterTests {
    private static let steps = "\u{1B}[%p1%dC"
    private static let columns = "\u{1B}[%i%p1%dG"

    /// What is written for a frame, `^` standing for the escape.
    private func written(
        _ frame: String, width: Int = 200, steps: String = steps, columns: String = columns
    ) -> String {
        let filter = PlaceFilter(width: width) { ["cuf": steps, "hpa": columns][$0] ?? "" }
        let bytes = Array(frame.replacing("^", with: "\u{1B}").utf8)
        return String(decoding: filter.filtered(bytes), as: UTF8.self)
            .replacing("\u{1B}", with: "^")
    }

    @Test func `steps take the place of columns where letters stand before`() {
        #expect(
            written("\r^[4dName^[102G2^[4;110H3^[31m ^[4;120H4")
                == "\r^[4dName^[97C2^[7C3^[31m ^[8C4")
        #expect(written("^[4;99Ha^[4;101Hb") == "^[4;99Ha^[Cb")
    }

    @Test func `behind other glyphs the column is named, and nothing else`() {
        #expect(written("^[4;1H·^[4;112Hb^[120Gc") == "^[4;1H·^[112Gb^[7Cc")
        #expect(written("^[4;1H·^[112Gb", columns: "") == "^[4;1H·^[112Gb")
    }

    @Test func `another row is named with its column`() {
        #expect(written("^[4;100Ha^[5;112Hb") == "^[4;100Ha^[5;112Hb")
        #expect(written("^[7da^[7;112Hb") == "^[7da^[7;112Hb")
    }

    @Test func `a way to the left is named`() {
        #expect(written("^[4;120Ha^[102Gb") == "^[4;120Ha^[102Gb")
    }

    @Test func `nothing is known behind the last column`() {
        #expect(written("^[4;9Hab^[4;10Hc", width: 10) == "^[4;9Hab^[4;10Hc")
        #expect(written("^[4;9H·^[4;10Hc", width: 10) == "^[4;9H·^[4;10Hc")
    }

    @Test(arguments: ["^[2;9r", "^[?6h", "^M", "^8", "\n", "\t", "^[3b", "^(0x"])
    func `nothing is known behind what may move the cursor`(piece: String) {
        let frame = "^[4;100Ha\(piece)^[111Gb"
        #expect(written(frame) == frame)
    }

    @Test func `a terminal without steps gets its frames untouched`() {
        #expect(written("^[4;99Ha^[112Gb", steps: "\u{1B}G%p1%d") == "^[4;99Ha^[112Gb")
    }

    @Test(arguments: [1, 2], [true, false])
    func `no frame looks different, and none is longer`(glyphWidth: Int, wrapsAtOnce: Bool) {
        var random = SystemRandomNumberGenerator()
        var start = SmallTerminal()
        (start.glyphWidth, start.wrapsAtOnce) = (glyphWidth, wrapsAtOnce)
        for _ in 0..<500 {
            var (plain, shown) = (start, start)
            for _ in 0..<3 {
                let frame = Self.frame(using: &random)
                let short = written(frame, width: 20)
                plain.show(frame.replacing("^", with: "\u{1B}"))
                shown.show(short.replacing("^", with: "\u{1B}"))
                #expect(plain.cells == shown.cells, "\(frame.debugDescription)")
                #expect(plain.place == shown.place, "\(frame.debugDescription)")
                #expect(short.utf8.count <= frame.utf8.count)
            }
        }
    }

    /// What ncurses writes, and what it never would.
    private static func frame(using random: inout some RandomNumberGenerator) -> String {
        let pieces = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            let (row, column) = (
                Int.random(in: 1...6, using: &random), Int.random(in: 1...22, using: &random)
            )
            let pieces = [
                "^[\(row);\(column)H", "^[3;\(column)H", "^[\(column)G", "^[\(row)d", "^[3d",
                "^[\(column % 4 + 1)C", "^[D", "^[H", "\r", "^[4\(row)m", "^[K", "^[\(row)X", "^(B",
                " ", "     ", "word", "1,024", "▌", "·",
            ]
            return pieces.randomElement(using: &random) ?? ""
        }
        return pieces.joined()
    }
}

import Testing

@testable import TerminalUI

@Suite struct GlyphTests {
    @Test func `a cell is sixteen bytes and holds no reference`() {
        #expect(MemoryLayout<Cell>.stride == 16)
        #expect(_isPOD(Cell.self))
    }

    @Test func `the same cluster is the same glyph`() {
        #expect(
            Glyph(drawable: "e", marks: ["\u{301}"]) == Glyph(drawable: "e", marks: ["\u{301}"]))
        #expect(
            Glyph(drawable: "e", marks: ["\u{301}"]) != Glyph(drawable: "e", marks: ["\u{300}"]))
    }

    @Test func `a glyph of one scalar gives it without a table`() {
        #expect(Glyph(drawable: "界").scalar == "界")
        #expect(Glyph(drawable: "e", marks: ["\u{301}"]).scalar == nil)
        #expect(Glyph(drawable: "e", marks: ["\u{301}"]).scalars == ["e", "\u{301}"])
    }

    @Test func `the second half of a wide glyph writes nothing`() {
        #expect(Glyph.continuation.scalars.isEmpty)
        #expect(Glyph.continuation.string.isEmpty)
    }

    @Test func `a number that no cluster has gives nothing`() {
        #expect(ClusterTable.cluster(at: UInt32(ClusterTable.capacity)).isEmpty)
    }
}

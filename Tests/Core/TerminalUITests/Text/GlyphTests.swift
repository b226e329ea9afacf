import Testing

@testable import TerminalUI

@Suite struct GlyphTests {
    @Test("a cell is sixteen bytes and holds no reference")
    func cellIsSmall() {
        #expect(MemoryLayout<Cell>.stride == 16)
        #expect(_isPOD(Cell.self))
    }

    @Test("the same cluster is the same glyph")
    func clustersAreEqual() {
        #expect(
            Glyph(drawable: "e", marks: ["\u{301}"]) == Glyph(drawable: "e", marks: ["\u{301}"]))
        #expect(
            Glyph(drawable: "e", marks: ["\u{301}"]) != Glyph(drawable: "e", marks: ["\u{300}"]))
    }

    @Test("a glyph of one scalar gives it without a table")
    func singleScalar() {
        #expect(Glyph(drawable: "界").scalar == "界")
        #expect(Glyph(drawable: "e", marks: ["\u{301}"]).scalar == nil)
        #expect(Glyph(drawable: "e", marks: ["\u{301}"]).scalars == ["e", "\u{301}"])
    }

    @Test("the second half of a wide glyph writes nothing")
    func continuationIsEmpty() {
        #expect(Glyph.continuation.scalars.isEmpty)
        #expect(Glyph.continuation.string.isEmpty)
    }

    @Test("a number that no cluster has gives nothing")
    func unknownCluster() {
        #expect(ClusterTable.cluster(at: UInt32(ClusterTable.capacity)).isEmpty)
    }
}

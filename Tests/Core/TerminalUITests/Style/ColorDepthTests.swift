import Testing

@testable import TerminalUI

@Suite struct ColorDepthTests {
    @Test func `depths are ordered by how many colours they have`() {
        #expect(ColorDepth.none < .ansi16)
        #expect(ColorDepth.ansi16 < .indexed256)
        #expect(ColorDepth.indexed256 < .trueColor)
    }
}

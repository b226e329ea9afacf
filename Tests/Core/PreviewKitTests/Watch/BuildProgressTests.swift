import Testing

@testable import PreviewKit

@Suite struct BuildProgressTests {
    @Test func `a line of SwiftPM says how far it is`() {
        let progress = BuildProgress(line: "[12/34] Compiling Violations SummaryBar.swift")
        #expect(
            progress == BuildProgress("Compiling Violations SummaryBar.swift", done: 12, total: 34))
    }

    @Test(arguments: ["Building for debugging...", "[a/b] x", "[1/2", "[3/2] x", "[1/2] ", ""])
    func `other lines say nothing`(line: String) {
        #expect(BuildProgress(line: line) == nil)
    }

    @Test func `lines are whole, however they are cut`() {
        var buffer = LineBuffer()
        #expect(buffer.take(Array("on".utf8)) == [])
        #expect(buffer.take(Array("e\ntwo\nth".utf8)) == ["one", "two"])
        #expect(buffer.rest == "th")
    }
}

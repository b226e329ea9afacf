import Codebase
import Testing

@testable import IndexStores

@Suite struct SourceFitTests {
    private func file(
        _ name: String, _ line: Int, _ column: Int, roles: OccurrenceRoles = .definition
    )
        -> CompiledFile
    {
        CompiledFile(
            symbols: [CompiledSymbol(kind: .function, name: name, usr: "", module: nil)],
            occurrences: [Occurrence(line: line, column: column, symbol: 0, roles: roles)])
    }

    private let fit = SourceFit(Array("// ü\r\nfunc go() {}\nfunc `in`() {}\n".utf8))

    @Test func `a text fits if names stand where they are defined`() {
        #expect(fit.fits(file("go()", 2, 6)))
        #expect(fit.fits(file("in()", 3, 6)))
        #expect(!fit.fits(file("go()", 3, 6)))
        #expect(!fit.fits(file("stop()", 2, 6)))
    }

    @Test(arguments: [(0, 1), (1, 0), (9, 1), (4, 1), (3, 99)])
    func `a place outside the text does not fit`(line: Int, column: Int) {
        #expect(!fit.fits(file("go()", line, column)))
    }

    @Test func `what nobody wrote may stand anywhere`() {
        #expect(fit.fits(file("go()", 1, 1, roles: [.definition, .implicit])))
        #expect(fit.fits(file("go()", 1, 1, roles: .reference)))
    }
}

import Testing

@testable import TerminalUI

@Suite struct AttributesTests {
    @Test("attributes are written in a fixed order, with a space between")
    func descriptions() {
        #expect("\(Attributes([.reverse, .dim, .bold]))" == "bold dim reverse")
        #expect("\(Attributes())" == "")
        #expect("\(Attributes([.underline, .italic]))" == "italic underline")
    }

    @Test("each attribute is its own bit")
    func bits() {
        let all: [Attributes] = [.bold, .dim, .italic, .underline, .reverse]
        #expect(Set(all.map(\.rawValue)).count == 5)
        #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    }
}

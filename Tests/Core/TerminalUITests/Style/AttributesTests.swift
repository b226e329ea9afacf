import Testing

@testable import TerminalUI

@Suite struct AttributesTests {
    @Test func `attributes are written in a fixed order, with a space between`() {
        #expect("\(Attributes([.reverse, .dim, .bold]))" == "bold dim reverse")
        #expect("\(Attributes())" == "")
        #expect("\(Attributes([.underline, .italic]))" == "italic underline")
    }

    @Test func `each attribute is its own bit`() {
        let all: [Attributes] = [.bold, .dim, .italic, .underline, .reverse]
        #expect(Set(all.map(\.rawValue)).count == 5)
        #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    }
}

import Testing

@testable import Architecture

@Suite struct ExplainRuleTests {
    @Test(arguments: ViolationKind.allCases)
    func `every kind is explained in paragraphs of sentences`(_ kind: ViolationKind) {
        let explanation = explainRule(kind)
        #expect(explanation.kind == kind)
        for text in [explanation.what, explanation.why, explanation.remedy] {
            #expect(text.hasSuffix("."))
            #expect(!text.contains("\n"))
            #expect(!text.contains("  "))
        }
    }

    @Test func `no two kinds are explained alike`() {
        let texts = ViolationKind.allCases.map { explainRule($0).what }
        #expect(Set(texts).count == texts.count)
    }

    @Test func `the document has a section for every kind`() {
        let document = rulesDocument()
        for kind in ViolationKind.allCases {
            #expect(document.contains("\n## \(kind.rawValue)\n"))
            #expect(document.contains(explainRule(kind).remedy))
            #expect(document.contains("(#\(kind.rawValue)) | "))
        }
        #expect(document.hasSuffix(".\n"))
    }
}

import Testing

@testable import Architecture
@testable import Codebase

@Suite struct EvidenceAccuracyTests {
    private func accuracy(_ tellers: Teller...) -> EvidenceAccuracy {
        let site = Site.import(
            ImportSite(file: "A.swift", statement: ImportStatement(module: "Core", line: 1)))
        return EvidenceAccuracy(tellers.map { Evidence(site: site, uses: [], teller: $0) })
    }

    @Test func `one word says who told the uses`() {
        #expect(accuracy(.compiler, .compiler).word == "exact")
        #expect(accuracy(.compiler, .syntax(.changed)).word == "partly exact")
        #expect(accuracy(.syntax(.changed)).word == "matched by name")
        #expect(accuracy().word == "matched by name")
    }

    @Test func `a sentence says how many are exact, and why others are not`() {
        #expect(accuracy(.compiler).sentence == "Uses are exact, as the compiler resolved them.")
        #expect(
            accuracy(.compiler, .syntax(.changed), .syntax(.notBuilt)).sentence
                == "Uses are exact under 1 of 3 imports, else matched by name (the file was not "
                + "built; the file was changed after it was built).")
        #expect(
            accuracy(.syntax(.noStore)).sentence
                == "Uses are matched by name: no build left an index.")
        #expect(accuracy(.syntax(.notAsked)).sentence == nil)
        #expect(accuracy().sentence == nil)
    }
}

import Codebase
import Foundation
import GrammarForms
import Mutations
import SourceFiles
import Testing
import Tiers

/// What is read without a tree is what is read with one; what is unclear is left to SwiftParser.
struct ScannedFactsTests {
    @Test(arguments: GrammarForms.all)
    func `each form of the grammar is scanned as it is parsed`(text: String) throws {
        let (scanned, parsed) = read(text)
        #expect(parsed.problems.isEmpty)
        #expect(try scanned.get() == parsed)
    }

    @Test(arguments: GrammarForms.all)
    func `line ends of Windows change nothing`(text: String) {
        let (scanned, parsed) = read(text.replacing("\n", with: "\r\n"))
        if case .success(let facts) = scanned { #expect(facts == parsed) }
    }

    @Test(arguments: GrammarForms.leftToTheParser)
    func `rare forms are left to the parser`(text: String) {
        #expect(throws: FactsBothWays.Refusal.self) { try read(text).scanned.get() }
    }

    @Test(arguments: GrammarForms.mistakes)
    func `mistakes are left to the parser`(text: String) {
        let (scanned, parsed) = read(text)
        #expect(!parsed.problems.isEmpty)
        #expect(throws: FactsBothWays.Refusal.self) { try scanned.get() }
    }

    @Test(arguments: Mutations.rounds)
    func `what is damaged is never read otherwise`(round: UInt64) {
        for form in GrammarForms.all {
            let mutants = Mutations(of: form, alphabet: GrammarForms.alphabet, round: round)
            // Long ones say no more, and are slow to parse.
            for mutant in mutants.prefix(4) where mutant.utf8.count < 600 {
                let (scanned, parsed) = read(mutant)
                guard case .success(let facts) = scanned else { continue }
                #expect(facts == parsed, "\(mutant)")
            }
        }
    }

    @Test(.real) func `packages are scanned as they are parsed`() throws {
        let root = try #require(Checkouts.folder)
        let files = Checkouts.swiftFiles(in: root).sorted().enumerated().filter {
            $0.offset % 4 == 0
        }
        var accepted = 0
        var count = 0
        for (_, file) in files {
            let bytes = try Data(contentsOf: URL(filePath: root + "/" + file.string))
            guard bytes.count < 12_000 else { continue }
            count += 1
            let (scanned, parsed) = read(String(decoding: bytes, as: UTF8.self))
            guard case .success(let facts) = scanned else { continue }
            accepted += 1
            #expect(facts == parsed, "\(file)")
        }
        #expect(Double(accepted) > Double(count) * 0.9)
    }

    /// What is found both ways.
    private func read(
        _ text: String
    ) -> (scanned: Result<SourceFacts, FactsBothWays.Refusal>, parsed: SourceFacts) {
        let reader = FactsBothWays()
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            (reader.scanned(bytes), reader.parsed(bytes))
        }
    }
}

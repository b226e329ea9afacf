import GrammarForms
import Mutations
import SwiftScanning
import Testing

/// What a scanner accepts is Swift, and what it tells of it is so.
@Suite struct SourceScannerTests {
    @Test(arguments: GrammarForms.all)
    func `each form of the grammar is gone through to its end`(text: String) throws {
        let told = try ToldNames.told(of: text)
        #expect(told.open.isEmpty)
        #expect(told.mismatches.isEmpty)
    }

    @Test(arguments: GrammarForms.all)
    func `the names of a tree are told and no others`(text: String) throws {
        let tree = TreeNames.names(of: text)
        #expect(tree.isSound)
        // Whether a keyword after a period is a name is the scanner's own business.
        let told = try ToldNames.told(of: text).used.filter { name in
            tree.used.contains(name) || !GrammarForms.keywords.contains(name.text)
        }
        #expect(told == tree.used)
    }

    @Test(arguments: GrammarForms.leftToTheParser)
    func `rare forms are given up`(text: String) {
        #expect(throws: GivenUp.self) { try ToldNames.told(of: text) }
    }

    @Test(arguments: GrammarForms.mistakes)
    func `mistakes are given up`(text: String) {
        #expect(!TreeNames.names(of: text).isSound)
        #expect(throws: GivenUp.self) { try ToldNames.told(of: text) }
    }

    @Test(arguments: Mutations.rounds)
    func `what is accepted has no error for the parser`(round: UInt64) {
        for form in GrammarForms.all {
            let mutants = Mutations(of: form, alphabet: GrammarForms.alphabet, round: round)
            for mutant in mutants.prefix(4) where mutant.utf8.count < 600 {
                guard let told = try? ToldNames.told(of: mutant) else { continue }
                #expect(told.open.isEmpty && told.mismatches.isEmpty, "\(mutant)")
                #expect(TreeNames.names(of: mutant).isSound, "\(mutant)")
            }
        }
    }

    @Test func `declarations are told with what is written before them`() throws {
        let told = try ToldNames.told(
            of: """
                @testable import A.B
                public struct S<T>: P { private(set) var x, y: Int; fileprivate func `do`() {} }
                extension S.T<Int> { open subscript(i: Int) -> Int { 0 } }
                """)
        #expect(
            told.declared == [
                "import A.B", "public struct S", "var x", "var y", "fileprivate func do",
                "extension S.T", "open subscript subscript",
            ])
    }

    @Test func `conditions are told as they are written`() throws {
        let told = try ToldNames.told(of: "#if A && !B\nlet c = 1\n#elseif D\n#else\n#endif\n")
        #expect(told.conditions == ["A && !B", "D", "else"])
    }

    @Test func `the place where it gives up is told`() {
        do throws(GivenUp) {
            _ = try ToldNames.told(of: "let a = 1\nlet b = /c+/\n")
            Issue.record("A regular expression was accepted.")
        } catch {
            #expect(error.offset == 18)
        }
    }
}

import Testing
import Tiers

/// What is held to be valid Swift is so for the compiler that is installed.
@Suite(.real) struct CompilerTruthTests {
    @Test(arguments: SourceProblemTests.joined)
    func `the compiler takes types that follow attributes without a space`(text: String) throws {
        #expect(try Compiler.parses(text) ?? true)
    }
}

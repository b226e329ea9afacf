import Testing

@testable import strata

@Suite struct MistypedCommandTests {
    private func meant(_ arguments: String..., exists: Bool = false) -> String? {
        MistypedCommand(in: arguments, commands: ["check", "why", "help"]) { _ in exists }?.meant
    }

    @Test func `a word close to a command is taken for it, whatever follows`() {
        #expect(meant("chekc") == "check")
        #expect(meant("Check", "--format", "json") == "check")
        #expect(meant("hlep") == "help")
    }

    @Test func `commands, options, paths, what exists and other words are left alone`() {
        #expect(meant("check") == nil)
        #expect(meant("--chekc") == nil)
        #expect(meant("./chekc") == nil)
        #expect(meant("chekc", exists: true) == nil)
        #expect(meant("Pineapple") == nil)
        #expect(MistypedCommand(in: [], commands: ["check"]) == nil)
    }
}

import Foundation
import Testing
import Tiers

/// The record, changed and looked at in the real program, with its history in a real repository.
@Suite(.real) struct RatchetScreenTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
    }

    private func git(_ arguments: String...) async throws {
        try await BuiltProgram.git(arguments, in: package.path)
    }

    private func check() async throws -> Int32 {
        try await BuiltProgram.run(BuiltProgram.strata, ["check", package.path]).status
    }

    @Test func `what the screen records passes check, and its commit is on the ratchet`()
        async throws
    {
        #expect(try await check() == 1)
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.startStrata()
        try await terminal.wait(for: "HomeFeature")
        try await terminal.press("3")
        try await terminal.wait(for: "HomeFeature → ProfileFeature")
        try await terminal.press("a")
        try await terminal.wait(for: "Record 1 violation?")
        #expect(try await check() == 1)
        try await terminal.press("y")
        try await terminal.wait(until: "record it") { try await check() == 0 }

        try await git("init", "-q")
        try await git("add", "--all")
        try await git("commit", "-qm", "Record what there is")
        try await terminal.press("8")
        try await terminal.wait(for: "One commit so far")
        try await terminal.wait(for: "Record what there is")

        try await terminal.press("u")
        try await terminal.wait(for: "Undo: Record 1 violation?")
        try await terminal.press("y")
        try await terminal.wait(for: "any more: every violation counts")
        #expect(try await check() == 1)
    }
}

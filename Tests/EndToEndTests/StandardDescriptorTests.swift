import Testing
import Tiers

/// What commands do where standard output or error is closed, or takes nothing.
@Suite(.real) struct StandardDescriptorTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
    }

    private func check(_ redirection: String) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            "sh", ["-c", "'\(BuiltProgram.strata)' check '\(package.path)' \(redirection)"])
    }

    @Test(arguments: [">/dev/full", ">&-", "<&- >&-"])
    func `output that cannot be written ends with 2 and a sentence`(
        redirection: String
    ) async throws {
        let outcome = try await check(redirection)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("The output could not be written: "))
    }

    @Test func `without standard input and error the answer is the same`() async throws {
        let outcome = try await check("<&- 2>&-")
        #expect(outcome.status == 1 && outcome.output.contains("[sideways]"))
    }
}

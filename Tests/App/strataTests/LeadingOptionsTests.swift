import Testing

@testable import strata

@Suite struct LeadingOptionsTests {
    private func moved(_ text: String) -> String {
        LeadingOptions.moved(
            text.split(separator: " ").map(String.init), commands: ["modules", "check"]
        ).joined(separator: " ")
    }

    @Test func `options of every command may stand before it`() {
        #expect(moved("--origin bazel modules .") == "modules --origin bazel .")
        #expect(moved("--at v1 check .") == "check --at v1 .")
        #expect(moved("--at=v1 --trust check") == "check --at=v1 --trust")
        #expect(moved("--origin=xcode --trust check") == "check --origin=xcode --trust")
    }

    @Test func `without a command everything stays where it is`() {
        #expect(moved("--origin bazel .") == "--origin bazel .")
        #expect(moved("modules --origin bazel") == "modules --origin bazel")
        #expect(moved("--origin") == "--origin")
    }
}

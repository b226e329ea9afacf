import Foundation
import Testing
import Tiers

/// The real program on what a test run left behind.
@Suite(.real) struct SnapshotReviewTests {
    private let package: ScratchFolder
    private let recorded = "Tests/ListTests/Snapshots/List/many@80x24.txt"

    init() throws {
        package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        try package.write(Self.snapshot("twelve"), to: recorded)
        try package.write(Self.snapshot("fourteen"), to: ".build/snapshots/" + recorded)
    }

    private static func snapshot(_ word: String) -> String {
        "List/many 80x24\n│\(word)│\ncursor hidden\nstyles, elsewhere text\n"
    }

    @Test func `snapshots lists what differs and how, and ends with 1`() async throws {
        let outcome = try await BuiltProgram.run("snapshots", package.path, "--diff")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("changed  \(recorded)"))
        #expect(outcome.output.contains("-  1 │twelve│"))
        #expect(outcome.output.contains("+  1 │fourteen│"))
    }

    @Test func `accepting by name records it and ends with 0`() async throws {
        let outcome = try await BuiltProgram.run("snapshots", package.path, "--accept", recorded)
        #expect(outcome.status == 0)
        #expect(try package.text(of: recorded) == Self.snapshot("fourteen"))
    }

    @Test func `rejecting keeps what is recorded`() async throws {
        let outcome = try await BuiltProgram.run("snapshots", package.path, "--reject-all")
        #expect(outcome.status == 0)
        #expect(try package.text(of: recorded) == Self.snapshot("twelve"))
    }

    @Test
    func `a name that does not differ is refused with 2, and nothing is changed`() async throws {
        let outcome = try await BuiltProgram.run(
            "snapshots", package.path, "--accept", "Nothing.txt", "--accept-all")
        #expect(outcome.status == 2)
        #expect(try package.text(of: recorded) == Self.snapshot("twelve"))
    }

    @Test func `as JSON the kind, the file and the numbers stand in it`() async throws {
        let outcome = try await BuiltProgram.run("snapshots", package.path, "--format", "json")
        let report = try JSONDecoder().decode(ReviewJSON.self, from: Data(outcome.output.utf8))
        #expect(report.schema == 1)
        #expect(report.changes.map(\.kind) == ["changed"])
        #expect(report.changes.map(\.file) == [recorded])
        #expect(report.summary.changed == 1)
    }

    @Test func `on the screen a key accepts the snapshot that is shown`() async throws {
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.startStrata()
        try await terminal.wait(for: "HomeFeature")
        try await terminal.press(":")
        try await terminal.enter("Snapshots")
        try await terminal.wait(for: "fourteen")
        try await terminal.press("a")
        try await terminal.wait(for: "y accept")
        #expect(try package.text(of: recorded) != Self.snapshot("fourteen"))
        try await terminal.press("y")
        try await terminal.wait(for: "accepted")
        #expect(try package.text(of: recorded) == Self.snapshot("fourteen"))
        try await terminal.press("u")
        try await terminal.wait(for: "y undo")
        try await terminal.press("y")
        try await terminal.wait(until: "undo it") {
            try package.text(of: recorded) == Self.snapshot("twelve")
        }
    }
}

private struct ReviewJSON: Decodable {
    struct Change: Decodable {
        let file: String
        let kind: String
    }

    struct Summary: Decodable {
        let changed: Int
    }

    let schema: Int
    let changes: [Change]
    let summary: Summary
}

import ScreenPreviews
import TerminalUI
import Testing

@testable import SnapshotKit

@MainActor @Suite struct SnapshotSuiteTests {
    private let folder = TemporaryFolder()
    private let small = [Size(width: 80, height: 24)]

    private func suite(
        _ previews: [Preview], recording: Bool = false, looks: [SnapshotLook: [String]] = [:]
    ) -> SnapshotSuite {
        let place = SnapshotPlace(
            folder: folder.path + "/Snapshots", artifacts: folder.path + "/artifacts",
            command: "accept", isRecording: recording)
        return SnapshotSuite(
            story: "Fake", previews: previews, sizes: small, looks: looks, place: place)
    }

    private func record(_ previews: [Preview]) async {
        _ = await suite(previews, recording: true).problems()
    }

    @Test func `what was never recorded fails and says how`() async throws {
        let problems = await suite(FakePreviews.calm).problems()
        #expect(problems.count == 2)
        let problem = try #require(problems.first)
        #expect(problem.contains("Fake/loading 80x24 has not been recorded yet."))
        #expect(problem.contains("recorded  \(folder.path)/Snapshots/Fake/loading@80x24.txt"))
        #expect(problem.hasSuffix("To accept the new drawing:  accept"))
        #expect(folder.names(in: "Snapshots/Fake").isEmpty)
    }

    @Test func `recording writes the files and never passes`() async throws {
        let problems = await suite(FakePreviews.calm, recording: true).problems()
        #expect(problems.count == 1)
        #expect(problems.first?.contains("Recorded the snapshots of Fake: 2 written") == true)
        #expect(
            folder.names(in: "Snapshots/Fake") == ["loaded@80x24.txt", "loading@80x24.txt"])
    }

    @Test func `what looks as recorded passes`() async {
        await record(FakePreviews.calm)
        #expect(await suite(FakePreviews.calm).problems() == [])
        #expect(folder.names(in: "artifacts/Fake").isEmpty)
    }

    @Test func `a state is drawn when it has loaded`() async throws {
        await record(FakePreviews.calm)
        let text = try #require(
            TextFile.read(folder.path + "/Snapshots/Fake/loaded@80x24.txt"))
        #expect(text.contains("│all is read"))
        #expect(text.contains("hint Enter open"))
    }

    @Test func `what looks different is shown and kept`() async throws {
        await record(FakePreviews.calm)
        let path = folder.path + "/Snapshots/Fake/loading@80x24.txt"
        let recorded = try #require(TextFile.read(path))
        try TextFile.write(recorded.replacing("nothing yet", with: "nothing at"), to: path)
        let problems = await suite(FakePreviews.calm).problems()
        #expect(problems.count == 1)
        #expect(problems.first?.contains("-  2 │nothing at ") == true)
        #expect(problems.first?.contains("+  2 │nothing yet") == true)
        #expect(TextFile.read(folder.path + "/artifacts/Fake/loading@80x24.txt") == recorded)
    }

    @Test func `a file without a preview fails and recording removes it`() async {
        await record(FakePreviews.calm)
        let rest = FakePreviews.calm.filter { $0.state == "loaded" }
        let orphan = folder.path + "/Snapshots/Fake/loading@80x24.txt"
        let problems = await suite(rest).problems()
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("This snapshot no longer has a preview") == true)
        #expect(problems.first?.contains(orphan) == true)
        let report = await suite(rest, recording: true).problems()
        #expect(report.first?.contains("removed  loading@80x24.txt") == true)
        #expect(folder.names(in: "Snapshots/Fake") == ["loaded@80x24.txt"])
    }

    @Test func `a damaged file fails with its line`() async throws {
        await record(FakePreviews.calm)
        let path = folder.path + "/Snapshots/Fake/loading@80x24.txt"
        try TextFile.write("Fake\n<<<<<<< HEAD\n", to: path)
        let problems = await suite(FakePreviews.calm).problems()
        #expect(problems.first?.contains("the file is not a snapshot: line 2") == true)
    }

    @Test func `a screen that never stops changing is given up`() async {
        let endless = Preview.all(of: FakePreviews.self).filter { $0.state == "endless" }
        let problems = await suite(endless, recording: true).problems()
        #expect(problems.contains("Fake/endless 80x24 never stops changing."))
    }

    @Test func `chosen states are also taken in exact colours`() async throws {
        let looks: [SnapshotLook: [String]] = [.light: ["loading"], .colorless: ["loading"]]
        _ = await suite(FakePreviews.calm, recording: true, looks: looks).problems()
        #expect(
            folder.names(in: "Snapshots/Fake") == [
                "loaded@80x24.txt", "loading@80x24-colorless.txt", "loading@80x24-light.txt",
                "loading@80x24.txt",
            ])
        let light = TextFile.read(folder.path + "/Snapshots/Fake/loading@80x24-light.txt")
        let colorless = TextFile.read(folder.path + "/Snapshots/Fake/loading@80x24-colorless.txt")
        #expect(light?.contains("  2  1–11 #") == true)
        #expect(colorless?.contains("  2  1–11 bold") == true)
    }

    @Test func `what a test asked for is noted with its source`() async throws {
        let place = SnapshotPlace(
            folder: folder.path + "/Snapshots", artifacts: folder.path + "/artifacts",
            command: "accept", isRecording: true,
            asker: SnapshotAsker(test: "FakeTests.Suite/look", source: "/package/Fake.swift"))
        let suite = SnapshotSuite(
            story: "Fake", previews: FakePreviews.calm, sizes: small, place: place)
        _ = await suite.problems()
        let note = try #require(
            TextFile.read(folder.path + "/artifacts/.asked/FakeTests.Suite_look.txt"))
        let lines = note.split(separator: "\n")
        #expect(lines.prefix(3) == ["source /package/Fake.swift", "story Fake", "whole"])
        #expect(Set(lines.dropFirst(3)) == ["file loading@80x24.txt", "file loaded@80x24.txt"])
    }
}

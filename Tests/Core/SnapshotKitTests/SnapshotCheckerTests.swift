import TerminalUI
import Testing

@testable import SnapshotKit

@Suite struct SnapshotCheckerTests {
    private let folder = TemporaryFolder()

    private func checker(recording: Bool) -> SnapshotChecker {
        SnapshotChecker(
            place: SnapshotPlace(
                folder: folder.path, artifacts: folder.path + "/artifacts", command: "accept",
                isRecording: recording),
            story: "Views")
    }

    private func draw(_ text: String) -> Snapshot {
        Snapshot(
            of: ScreenBuffer(drawing: Text(text), size: Size(width: 8, height: 1)), title: "t")
    }

    @Test func aRecordedBufferPassesAndAnotherDoesNot() {
        #expect(checker(recording: true).checkOrRecord(draw("one"), fileName: "a.txt") != nil)
        #expect(checker(recording: false).checkOrRecord(draw("one"), fileName: "a.txt") == nil)
        #expect(checker(recording: false).checkOrRecord(draw("two"), fileName: "a.txt") != nil)
    }

    @Test func recordingTellsNewChangedAndUnchangedApart() throws {
        let report = { (text: String) in
            try #require(checker(recording: true).checkOrRecord(draw(text), fileName: "a.txt"))
        }
        #expect(try report("one").contains("  new  a.txt"))
        #expect(try report("two").contains("  changed  a.txt"))
        #expect(try report("two").contains("0 written or removed, 1 as they were"))
    }

    @Test func whatIsFineAgainIsNoLongerAmongTheArtifacts() {
        _ = checker(recording: true).checkOrRecord(draw("one"), fileName: "a.txt")
        _ = checker(recording: false).check(draw("two"), fileName: "a.txt")
        #expect(folder.names(in: "artifacts/Views") == ["a.txt"])
        _ = checker(recording: false).check(draw("one"), fileName: "a.txt")
        #expect(folder.names(in: "artifacts/Views").isEmpty)
    }

    @Test func aFileThatCannotBeWrittenIsNamed() {
        let place = SnapshotPlace(
            folder: "/dev/null/here", artifacts: "/dev/null/there", command: "accept",
            isRecording: true)
        let problem = SnapshotChecker(place: place, story: "Views")
            .checkOrRecord(draw("one"), fileName: "a.txt")
        #expect(problem?.contains("failed  /dev/null/here/Views/a.txt: Not a directory") == true)
    }
}

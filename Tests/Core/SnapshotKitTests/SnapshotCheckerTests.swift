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

    private func record(_ text: String, with checker: SnapshotChecker? = nil) -> String {
        var recorder = SnapshotRecorder(checker ?? self.checker(recording: true))
        recorder.record(draw(text), fileName: "a.txt")
        return recorder.report
    }

    private func draw(_ text: String) -> Snapshot {
        Snapshot(
            of: ScreenBuffer(drawing: Text(text), size: Size(width: 8, height: 1)), title: "t")
    }

    @Test func `a recorded buffer passes and another does not`() {
        #expect(record("one").contains("  new  a.txt"))
        #expect(checker(recording: false).check(draw("one"), fileName: "a.txt") == nil)
        #expect(checker(recording: false).check(draw("two"), fileName: "a.txt") != nil)
    }

    @Test func `recording separates new, changed and unchanged`() {
        #expect(record("one").contains("  new  a.txt"))
        #expect(record("two").contains("  changed  a.txt"))
        #expect(record("two").contains("0 written or removed, 1 unchanged"))
    }

    @Test func `what is fine again is no longer among the artifacts`() {
        _ = record("one")
        _ = checker(recording: false).check(draw("two"), fileName: "a.txt")
        #expect(folder.names(in: "artifacts/Views") == ["a.txt"])
        _ = checker(recording: false).check(draw("one"), fileName: "a.txt")
        #expect(folder.names(in: "artifacts/Views").isEmpty)
    }

    @Test func `a file that cannot be written is named`() {
        let place = SnapshotPlace(
            folder: "/dev/null/here", artifacts: "/dev/null/there", command: "accept",
            isRecording: true)
        let report = record("one", with: SnapshotChecker(place: place, story: "Views"))
        #expect(report.contains("failed  /dev/null/here/Views/a.txt: Not a directory"))
    }
}

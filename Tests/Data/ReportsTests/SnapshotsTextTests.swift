import Codebase
import Previewing
import Reports
import Testing

@Suite struct SnapshotsTextTests {
    private let card = SnapshotChange(
        kind: .changed, maker: .snapshotTesting, recorded: "T/__Snapshots__/C/card.1.txt",
        drawn: "/tmp/C/card.1.txt", story: "C", name: "card.1")
    private let gone = SnapshotChange(
        kind: .orphan, maker: .snapshotKit, recorded: "T/Snapshots/Home/gone@80x24.txt",
        drawn: nil, story: "Home", name: "gone@80x24", reason: "Nobody draws it.")

    private func text(
        _ review: SnapshotReview, _ differences: [SnapshotChange.ID: SnapshotTexts] = [:]
    ) -> String {
        SnapshotsText(review, paint: Paint(isOn: false)).text(differences: differences)
    }

    @Test func `each change has a line, orphans with a reason, and all are counted`() {
        let review = SnapshotReview(changes: [card, gone], recorded: 9)
        #expect(
            text(review) == """
                changed  T/__Snapshots__/C/card.1.txt
                orphan   T/Snapshots/Home/gone@80x24.txt  Nobody draws it.
                1 changed, 1 orphaned of 9 snapshots. Show differences with --diff; \
                accept them with --accept PATH or --accept-all.

                """)
    }

    @Test func `differing lines stand below, with control characters made visible`() {
        let texts = SnapshotTexts(recorded: "a\nb\n", drawn: "a\nc\u{1B}\n")
        let lines = text(SnapshotReview(changes: [card], recorded: 1), [card.id: texts])
        #expect(lines.contains("\n    -2 b\n    +2 c"))
        #expect(!lines.contains("\u{1B}"))
    }

    @Test func `nothing to decide is said in one line`() {
        #expect(
            text(SnapshotReview(recorded: 0))
                == "Nothing to review: no test run has recorded snapshots here.\n")
        #expect(
            text(SnapshotReview(recorded: 1)) == "All snapshots match (1 snapshot).\n")
    }

    @Test func `an image and a doubtful file are named`() {
        let doubt = IncompleteItem(path: "B.txt", reason: "It may belong to two.")
        let lines = text(SnapshotReview(recorded: 2, images: ["A.png"], incomplete: [doubt]))
        #expect(lines.contains("image    A.png"))
        #expect(lines.contains("incomplete: B.txt: It may belong to two."))
    }
}

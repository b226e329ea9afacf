import Codebase
import Editing
import Previewing
import ScreenPreviews
import Synchronization
import TerminalUI

/// Snapshots of a small program, kept in memory.
@MainActor final class SampleSnapshots: SnapshotStore {
    enum Amount {
        case none, one, some, many, onlyImages
    }

    private var changes: [SnapshotChange]
    private let amount: Amount
    private let failure: SnapshotError?
    /// Makes the changes.
    let journal: SampleJournal

    init(
        _ amount: Amount = .some, names: SampleNames = .plain, failure: SnapshotError? = nil,
        isLocked: Bool = false
    ) {
        self.amount = amount
        self.failure = failure
        journal = SampleJournal(isLocked: isLocked)
        changes =
            switch amount {
            case .none, .onlyImages: []
            case .one: Array(SampleChanges.some.prefix(1))
            case .some: SampleChanges.some
            case .many: SampleChanges.many
            }
        if names != .plain { changes = changes.map { $0.named(names) } }
    }

    func review(of root: String) async throws(SnapshotError) -> SnapshotReview {
        if let failure { throw failure }
        return review
    }

    var review: SnapshotReview {
        SnapshotReview(
            changes: changes.filter { !journal.hasChanged($0) },
            recorded: amount == .none ? 0 : 480,
            images: amount == .onlyImages
                ? ["AppTests/__Snapshots__/CardTests/testCard.dark.png"] : [],
            incomplete: amount == .onlyImages ? [SampleChanges.ambiguous] : [])
    }

    func texts(
        of change: SnapshotChange, in root: String
    ) async throws(SnapshotError) -> SnapshotTexts {
        if change.maker == .snapshotTesting { return SampleChanges.lines }
        if change.name.hasPrefix("vanished") {
            throw SnapshotError(
                "\(change.recorded) cannot be read: it is gone. Run the tests again.")
        }
        return SnapshotTexts(
            recorded: change.kind == .new ? nil : SamplePicture(isNew: false).text,
            drawn: change.kind == .orphan ? nil : SamplePicture(isNew: true).text)
    }

    func reject(_ change: SnapshotChange, in root: String) async throws(SnapshotError) {
        changes.removeAll { $0.id == change.id }
    }

    nonisolated func drawings(in root: String) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// Notes which files are changed, in memory.
nonisolated final class SampleJournal: ChangeStore {
    private let applied = Mutex<[ChangeSet]>([])
    private let isLocked: Bool

    init(isLocked: Bool = false) { self.isLocked = isLocked }

    /// The changes that were made, in order.
    var all: [ChangeSet] { applied.withLock(\.self) }

    /// Whether a file of a snapshot was changed.
    func hasChanged(_ snapshot: SnapshotChange) -> Bool {
        let files = Set(all.flatMap(\.changes).map(\.path.string))
        let drawn = snapshot.drawn.map { String($0.dropFirst("/code/".count)) }
        return files.contains(snapshot.recorded.string) || drawn.map(files.contains) == true
    }

    func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? { nil }

    func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        guard !isLocked else {
            throw .refused(path: "\(changes.changes[0].path)", reason: "the disk is full")
        }
        applied.withLock { $0.append(changes) }
    }

    func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }

    func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? { all.last }

    func undo(in root: String) throws(ChangeError) -> ChangeSet {
        guard let last = applied.withLock({ $0.popLast() }) else { throw .nothingToUndo }
        return last.reversed
    }
}

/// What the sample review finds.
private enum SampleChanges {
    static let some: [SnapshotChange] = [
        change(.changed, of: "Orders", named: "many@80x24"),
        change(.changed, of: "Orders", named: "many@120x40"),
        change(.new, of: "Orders", named: "paused@80x24"),
        change(.changed, of: "Stock", named: "vanished@80x24"),
        change(
            .orphan, of: "Returns", named: "slow@80x24",
            because: "The tests of Returns do not draw it any more."),
        SnapshotChange(
            kind: .changed, maker: .snapshotTesting,
            recorded: "AppTests/__Snapshots__/CardTests/testCard.1.txt",
            drawn: "/tmp/CardTests/testCard.1.txt", story: "CardTests", name: "testCard.1"),
    ]

    static let many = (1...400).map { number in
        change(
            number.isMultiple(of: 7) ? .new : .changed,
            of: "Screen\(number / 20)WithARatherLongNameThatGoesOn", named: "state\(number)@120x40")
    }

    static let ambiguous = IncompleteItem(
        path: "KitTests/__Snapshots__/CardTests/testCard.1.txt",
        reason: "/tmp/CardTests/testCard.1.txt may belong to it or to another suite of that name. "
            + "Run the tests of one target with SNAPSHOT_ARTIFACTS set to a folder.")

    static let lines = SnapshotTexts(
        recorded: """
            ▿ Card
              - title: "Oranges"
              - price: 3
              ▿ stock: 2 elements
                - "Hall 1"
                - "Hall 2"
            """,
        drawn: """
            ▿ Card
              - title: "Oranges"
              - price: 3.5
              ▿ stock: 3 elements
                - "Hall 1"
                - "Hall 2"
                - "Hall 9"
            """)

    private static func change(
        _ kind: SnapshotChange.Kind, of story: String, named name: String,
        because reason: String? = nil
    ) -> SnapshotChange {
        let path = "Tests/\(story)Tests/Snapshots/\(story)/\(name).txt"
        return SnapshotChange(
            kind: kind, maker: .snapshotKit, recorded: RelativePath(path),
            drawn: kind == .orphan ? nil : "/code/.build/snapshots/" + path, story: story,
            name: name, reason: reason)
    }
}

extension SnapshotChange {
    /// The same of a story with another name.
    fileprivate func named(_ names: SampleNames) -> SnapshotChange {
        SnapshotChange(
            kind: kind, maker: maker, recorded: recorded, drawn: drawn,
            story: names.name(for: story),
            name: name, reason: reason)
    }
}

/// A screen of the sample program as it was and as it is.
struct SamplePicture {
    let isNew: Bool

    var text: String { "\(snapshot)" }

    var snapshot: Snapshot {
        let buffer = ScreenBuffer(drawing: view, size: Size(width: 80, height: 24))
        return Snapshot(of: buffer, title: "Orders/many 80x24", hints: hints)
    }

    private var hints: [String] { isNew ? ["Enter open", "p pause"] : ["Enter open"] }

    private var view: some View {
        Panel("Orders", note: isNew ? "14 open" : "12 open", isFocused: true) {
            for number in 1...(isNew ? 14 : 12) {
                HStack(spacing: 2) {
                    Text("#\(1_040 + number)", .muted)
                    Text(number == 3 ? "Oranges, 12 crates" : "Lemons, \(number) crates")
                    Spacer()
                    Text(
                        number == 3 && isNew ? "paused" : "on its way",
                        number == 3 && isNew ? .warning : .success)
                }
                .padding(horizontal: 1)
            }
        }
    }
}

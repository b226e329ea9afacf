import Synchronization
import Testing

@testable import Codebase
@testable import Editing

@Suite struct ChangeWriterTests {
    /// Notes changes, and which were taken back.
    private final class Notes: ChangeStore {
        private let applied = Mutex<[ChangeSet]>([])

        var titles: [String] { applied.withLock { $0.map(\.title) } }

        func text(of file: RelativePath, in root: String) -> String? { nil }
        func apply(_ changes: ChangeSet, in root: String) {
            applied.withLock { $0.append(changes) }
        }
        func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }
        func lastApplied(in root: String) -> ChangeSet? { applied.withLock { $0.last } }
        func undo(in root: String) throws(ChangeError) -> ChangeSet {
            guard let last = applied.withLock({ $0.popLast() }) else { throw .nothingToUndo }
            return last
        }
    }

    private let notes = Notes()

    @MainActor @Test func `changes are made in the order in which they are asked for`() async {
        let writer = ChangeWriter(notes)
        let tasks = (1...100).map { number in
            Task { try await writer.apply(ChangeSet("\(number)"), in: "/x") }
        }
        for task in tasks { _ = await task.result }
        #expect(notes.titles == (1...100).map { "\($0)" })
    }

    @Test func `only the change that a person saw is taken back`() async throws {
        let writer = ChangeWriter(notes)
        let (first, second) = (ChangeSet("First"), ChangeSet("Second"))
        try await writer.apply(first, in: "/x")
        try await writer.apply(second, in: "/x")
        await #expect(throws: ChangeError.changedSince([])) {
            try await writer.undo(first, in: "/x")
        }
        #expect(notes.titles == ["First", "Second"])
        try await writer.undo(second, in: "/x")
        #expect(notes.titles == ["First"])
    }

    @Test func `an error of the files reaches who asked`() async {
        await #expect(throws: ChangeError.changedSince([])) {
            try await ChangeWriter(notes).undo(ChangeSet("Never made"), in: "/x")
        }
    }
}

import Synchronization
import Testing

@testable import Codebase
@testable import Editing

@Suite struct ApplyChangesTests {
    private struct Git: WorkingTreeReader {
        let files: [RelativePath]?

        func uncommittedFiles(in root: String) async -> [RelativePath]? { files }
    }

    private final class Files: ChangeStore {
        private let changes = Mutex<[ChangeSet]>([])

        var applied: [ChangeSet] { changes.withLock { $0 } }

        func text(of file: RelativePath, in root: String) -> String? { nil }
        func apply(_ changes: ChangeSet, in root: String) {
            self.changes.withLock { $0.append(changes) }
        }
        func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }
        func lastApplied(in root: String) -> ChangeSet? { applied.last }
        func undo(in root: String) throws(ChangeError) -> ChangeSet { throw .nothingToUndo }
    }

    private func surroundings(_ files: [RelativePath]?) async -> ApplyChanges.Surroundings {
        await ApplyChanges(writer: ChangeWriter(Files()), workingTree: Git(files: files))
            .surroundings(in: "/x")
    }

    @Test func `where all is committed there is nothing to warn of`() async {
        #expect(await surroundings([]) == .clean)
        #expect(await surroundings([]).warning == nil)
    }

    @Test func `what is not committed is named, the first three of it`() async {
        #expect(
            await surroundings(["a.swift"]).warning
                == "1 file differs from the last commit: a.swift.")
        #expect(
            await surroundings(["a", "b", "c", "d"]).warning
                == "4 files differ from the last commit: a, b, c ….")
    }

    @Test func `where git does not answer nothing counts as clean`() async {
        #expect(await surroundings(nil) == .unknown)
        #expect(await surroundings(nil).warning == "Git cannot tell which changes are committed.")
    }

    @Test func `changes go to the files, and no changes leave no trace`() async throws {
        let files = Files()
        let applyChanges = ApplyChanges(writer: ChangeWriter(files), workingTree: Git(files: []))
        try await applyChanges.apply(ChangeSet("Nothing"), in: "/x")
        #expect(files.applied.isEmpty)
        let changes = ChangeSet(
            "One", changes: [FileChange("a", from: nil, to: "b")].compactMap(\.self))
        try await applyChanges.apply(changes, in: "/x")
        #expect(files.applied == [changes])
    }
}

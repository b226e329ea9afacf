import Codebase
import Editing
import Previewing

/// Accepts or rejects what a test run drew, so that it can be undone like every other change.
nonisolated struct SnapshotDecision: Sendable {
    let store: any SnapshotStore
    let changes: ChangeWriter
    let root: String

    /// What came of a decision.
    struct Outcome: Sendable {
        /// The snapshots whose files were changed.
        var done: [SnapshotChange] = []
        /// Why others were left as they are; nil if there are none.
        var failure: SnapshotError?
    }

    /// Changes the files of all snapshots that can be read, in one step; leaves the others alone.
    ///
    /// What was drawn inside the codebase is part of the change. What was drawn outside of it is
    /// removed afterwards; it comes back with the next test run only.
    func decide(_ snapshots: [SnapshotChange], accepts: Bool) async -> Outcome {
        var outcome = Outcome()
        var files: [FileChange] = []
        for snapshot in snapshots {
            do throws(SnapshotError) {
                files += try await changes(for: snapshot, accepts: accepts)
                outcome.done.append(snapshot)
            } catch {
                outcome.failure = error
            }
        }
        do throws(ChangeError) {
            let title = Self.title(of: outcome.done, accepts: accepts)
            if !files.isEmpty {
                try await changes.apply(ChangeSet(title, changes: files), in: root)
            }
        } catch {
            return Outcome(failure: SnapshotError(error.description))
        }
        for snapshot in outcome.done where drawing(of: snapshot) == nil {
            do throws(SnapshotError) {
                try await store.reject(snapshot, in: root)
            } catch {
                outcome.failure = error
            }
        }
        return outcome
    }

    private func changes(
        for snapshot: SnapshotChange, accepts: Bool
    ) async throws(SnapshotError) -> [FileChange] {
        let texts = try await store.texts(of: snapshot, in: root)
        let recorded =
            accepts
            ? FileChange(snapshot.recorded, from: texts.recorded, to: texts.drawn) : nil
        let drawn = drawing(of: snapshot).flatMap { FileChange($0, from: texts.drawn, to: nil) }
        return [recorded, drawn].compactMap(\.self)
    }

    /// Whether every file that is changed comes back when the change is undone.
    func isUndoneWhole(_ snapshots: [SnapshotChange]) -> Bool {
        snapshots.allSatisfy { $0.drawn == nil || drawing(of: $0) != nil }
    }

    /// What was drawn, if that is a file of the codebase.
    private func drawing(of snapshot: SnapshotChange) -> RelativePath? {
        guard let drawn = snapshot.drawn, drawn.hasPrefix(root + "/") else { return nil }
        return RelativePath(String(drawn.dropFirst(root.count + 1)))
    }

    private static func title(of snapshots: [SnapshotChange], accepts: Bool) -> String {
        let what =
            snapshots.count == 1
            ? "\(snapshots[0].story)/\(snapshots[0].name)" : snapshots.count.counted("snapshot")
        return accepts ? "Accept \(what)" : "Reject \(what)"
    }
}

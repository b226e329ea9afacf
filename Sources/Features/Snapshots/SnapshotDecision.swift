import Architecture

/// Accepts or rejects what a test run drew, so that it can be undone like every other change.
nonisolated struct SnapshotDecision: Sendable {
    let store: any SnapshotStore
    let changes: any ChangeStore
    let root: String

    /// Changes the files of all snapshots, or none.
    ///
    /// What was drawn inside the codebase is part of the change. What was drawn outside of it is
    /// removed afterwards; it comes back with the next test run only.
    ///
    /// - Throws: ``SnapshotError`` if nothing was changed.
    func callAsFunction(
        _ snapshots: [SnapshotChange], accepts: Bool
    ) async throws(SnapshotError) {
        var files: [FileChange] = []
        for snapshot in snapshots {
            let texts = try await store.texts(of: snapshot, in: root)
            if accepts {
                files += FileChange(snapshot.recorded, from: texts.recorded, to: texts.drawn).list
            }
            if let drawn = drawing(of: snapshot) {
                files += FileChange(drawn, from: texts.drawn, to: nil).list
            }
        }
        let set = ChangeSet(Self.title(of: snapshots, accepts: accepts), changes: files)
        do throws(ChangeError) {
            if !set.isEmpty { try changes.apply(set, in: root) }
        } catch {
            throw SnapshotError(error.description)
        }
        for snapshot in snapshots where drawing(of: snapshot) == nil {
            try await store.reject(snapshot, in: root)
        }
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

extension FileChange? {
    fileprivate nonisolated var list: [FileChange] { map { [$0] } ?? [] }
}

import Codebase
import Editing
import Previewing

/// Accepts and rejects snapshots in one change, which is made whole and can be undone.
struct DecideSnapshots {
    let store: any SnapshotStore
    let changes: ApplyChanges
    let root: String

    /// Records what was drawn of some snapshots, and drops what was drawn of others.
    func decide(accepted: [SnapshotChange], rejected: [SnapshotChange]) async throws {
        var files: [FileChange?] = []
        for snapshot in accepted {
            let texts = try await store.texts(of: snapshot, in: root)
            files.append(FileChange(snapshot.recorded, from: texts.recorded, to: texts.drawn))
            files.append(removal(of: snapshot, texts))
        }
        for snapshot in rejected where snapshot.drawn != nil {
            files.append(removal(of: snapshot, try await store.texts(of: snapshot, in: root)))
        }
        let count = (accepted.count + rejected.count).counted("snapshot")
        let title = accepted.isEmpty ? "Reject \(count)" : "Accept \(count)"
        try await changes.apply(ChangeSet(title, changes: files.compactMap(\.self)), in: root)
        // What was drawn elsewhere comes back with the next test run only.
        for snapshot in accepted + rejected where drawing(of: snapshot) == nil {
            try await store.reject(snapshot, in: root)
        }
    }

    private func removal(of snapshot: SnapshotChange, _ texts: SnapshotTexts) -> FileChange? {
        drawing(of: snapshot).flatMap { FileChange($0, from: texts.drawn, to: nil) }
    }

    /// What was drawn, if that is a file of the codebase.
    private func drawing(of snapshot: SnapshotChange) -> RelativePath? {
        guard let drawn = snapshot.drawn, drawn.hasPrefix(root + "/") else { return nil }
        return RelativePath(String(drawn.dropFirst(root.count + 1)))
    }
}

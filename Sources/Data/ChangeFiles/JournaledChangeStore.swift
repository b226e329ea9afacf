import Architecture

/// Changes files so that all changes are made or none, even if the program dies between two files.
///
/// What is about to change is noted in `.build/strata/changes` first. What a run left half done is
/// taken back by the next one. A lock there keeps two programs from changing files at once.
package struct JournaledChangeStore: ChangeStore {
    package init() {}

    package func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? {
        try CodebaseFolder(root: root).text(of: file)
    }

    package func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        let folder = CodebaseFolder(root: root)
        let journal = Journal(root: root)
        let lock = try journal.lock()
        defer { lock.release() }
        try recover(journal, in: folder)
        try folder.require(changes.changes.map { ($0.path, $0.before) })
        var entry = Journal.Entry(changes, state: .applying)
        entry.newFolders = folder.missingFolders(for: changes.changes.map(\.path)).map(\.string)
        let number = try journal.add(entry)
        do {
            for change in changes.changes { try folder.write(change.after, to: change.path) }
            entry.state = .applied
            try journal.write(entry, number: number)
        } catch {
            // What was written is taken back; if that fails too, the next run tries again.
            try recover(journal, in: folder)
            throw error
        }
    }

    package func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? {
        let journal = Journal(root: root)
        guard journal.isThere else { return nil }
        let lock = try journal.lock()
        defer { lock.release() }
        try recover(journal, in: CodebaseFolder(root: root))
        return try journal.last()?.entry.changes
    }

    @discardableResult
    package func undo(in root: String) throws(ChangeError) -> ChangeSet {
        let folder = CodebaseFolder(root: root)
        let journal = Journal(root: root)
        guard journal.isThere else { throw .nothingToUndo }
        let lock = try journal.lock()
        defer { lock.release() }
        try recover(journal, in: folder)
        guard let (number, noted) = try journal.last() else { throw .nothingToUndo }
        var entry = noted
        let changes = entry.changes.reversed
        try folder.require(changes.changes.map { ($0.path, $0.before) })
        entry.state = .undoing
        try journal.write(entry, number: number)
        try finish(entry, number: number, journal, in: folder)
        return changes
    }

    /// Takes back what an earlier run left half done.
    private func recover(_ journal: Journal, in folder: CodebaseFolder) throws(ChangeError) {
        guard let (number, entry) = try journal.last(), entry.state != .applied else { return }
        var foreign: [RelativePath] = []
        for change in entry.changes.changes {
            let now = try folder.text(of: change.path)
            let isOurs =
                folder.isSame(now, change.before) || folder.isSame(now, change.after)
            if !isOurs { foreign.append(change.path) }
        }
        if !foreign.isEmpty { throw .cutOff(foreign, notes: journal.path(of: number)) }
        try finish(entry, number: number, journal, in: folder)
    }

    /// Brings every file back to what it was before, and forgets the change.
    private func finish(
        _ entry: Journal.Entry, number: Int, _ journal: Journal, in folder: CodebaseFolder
    ) throws(ChangeError) {
        for change in entry.changes.changes { try folder.write(change.before, to: change.path) }
        folder.removeEmpty(entry.newFolders.map { RelativePath($0) })
        try journal.remove(number)
    }
}

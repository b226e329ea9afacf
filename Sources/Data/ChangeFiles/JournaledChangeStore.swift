import Codebase
import Editing

/// Changes files so that all changes are made or none, even if the program dies between two files.
///
/// What is about to change is noted in `.build/strata/changes` first. What a run left half done is
/// taken back by the next one. A lock there keeps two programs from changing files at once.
package struct JournaledChangeStore: ChangeStore {
    private let files: any FileOperations

    /// A store that changes files on the disk.
    package init() { files = SystemFiles() }

    /// A store whose operations somebody else does.
    package init(files: any FileOperations) { self.files = files }

    /// The operations of the system.
    package static var systemFiles: any FileOperations { SystemFiles() }

    package func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? {
        try folder(root).text(of: file)
    }

    private func folder(_ root: String) -> CodebaseFolder {
        CodebaseFolder(root: root, files: files)
    }

    private func journal(_ root: String) -> Journal { Journal(root: root, files: files) }

    package func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        let folder = self.folder(root)
        let journal = self.journal(root)
        let lock = try journal.lock()
        defer { lock.release() }
        _ = try recover(journal, in: folder)
        try folder.require(changes.changes.map { ($0.path, $0.before) })
        var entry = Journal.Entry(
            changes, modes: folder.modes(for: changes.changes), state: .applying)
        entry.newFolders = folder.missingFolders(for: changes.changes.map(\.path)).map(\.string)
        let number = try journal.add(entry)
        do {
            for file in entry.files {
                try folder.write(
                    file.after, to: RelativePath(file.path), mode: file.mode,
                    through: journal.draft)
            }
            entry.state = .applied
            try journal.write(entry, number: number)
        } catch {
            // What was written is taken back; if that fails too, the next run tries again.
            _ = try recover(journal, in: folder)
            throw error
        }
    }

    package func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? {
        let journal = self.journal(root)
        guard journal.isThere else { return nil }
        let lock = try journal.lock()
        defer { lock.release() }
        _ = try recover(journal, in: folder(root))
        return try journal.last()?.entry.changes
    }

    package func recover(in root: String) throws(ChangeError) -> CutOffChange? {
        let journal = self.journal(root)
        guard journal.isThere, try journal.hasLeftovers else { return nil }
        do {
            let lock = try journal.lock()
            defer { lock.release() }
            return try recover(journal, in: folder(root))
        } catch .busy {
            // Another one is at it, and alive.
            return nil
        }
    }

    @discardableResult
    package func undo(in root: String) throws(ChangeError) -> ChangeSet {
        let folder = self.folder(root)
        let journal = self.journal(root)
        guard journal.isThere else { throw .nothingToUndo }
        let lock = try journal.lock()
        defer { lock.release() }
        _ = try recover(journal, in: folder)
        guard let (number, noted) = try journal.last() else { throw .nothingToUndo }
        var entry = noted
        let changes = entry.changes.reversed
        try folder.require(changes.changes.map { ($0.path, $0.before) })
        entry.state = .undoing
        try journal.write(entry, number: number)
        try finish(entry, number: number, journal, in: folder)
        return changes
    }

    /// Takes back what an earlier run left half done, and what it left besides.
    private func recover(
        _ journal: Journal, in folder: CodebaseFolder
    ) throws(ChangeError) -> CutOffChange? {
        try journal.removeDrafts()
        guard let (number, entry) = try journal.last(), entry.state != .applied else { return nil }
        var foreign: [RelativePath] = []
        for change in entry.changes.changes {
            let now = try folder.text(of: change.path)
            let isOurs =
                folder.isSame(now, change.before) || folder.isSame(now, change.after)
            if !isOurs { foreign.append(change.path) }
        }
        if !foreign.isEmpty { throw .cutOff(foreign, notes: journal.path(of: number)) }
        try finish(entry, number: number, journal, in: folder)
        return CutOffChange(title: entry.title, wasUndone: entry.state == .undoing)
    }

    /// Brings every file back to what it was before, and forgets the change.
    private func finish(
        _ entry: Journal.Entry, number: Int, _ journal: Journal, in folder: CodebaseFolder
    ) throws(ChangeError) {
        for file in entry.files {
            let path = RelativePath(file.path)
            try folder.removeDraft(beside: path)
            try folder.write(file.before, to: path, mode: file.mode, through: journal.draft)
        }
        try folder.removeEmpty(entry.newFolders.map { RelativePath($0) })
        try journal.remove(number)
    }
}

import Codebase
import Editing

/// Changes files so that all changes are made or none, even if the program dies between two files.
///
/// All texts stand on the disk, and what is about to change is noted in `.build/strata/changes`,
/// before the first file changes. What a run left half done is taken back by the next one. A lock
/// there keeps two programs from changing files at once.
package struct JournaledChangeStore: ChangeStore {
    private let files: any FileOperations
    private let owner: JournalOwner

    /// A store of changes to files.
    ///
    /// - Parameters:
    ///   - owner: Whose notes about changes are believed.
    ///   - files: What does the operations on the disk.
    package init(
        owner: JournalOwner = JournalOwner(),
        files: any FileOperations = JournaledChangeStore.systemFiles
    ) {
        self.owner = owner
        self.files = files
    }

    /// The operations of the system.
    package static var systemFiles: any FileOperations { SystemFiles() }

    package func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? {
        try folder(root).text(of: file)
    }

    private func folder(_ root: String) -> CodebaseFolder {
        CodebaseFolder(root: root, files: files)
    }

    private func journal(_ root: String) -> Journal {
        Journal(root: root, files: files, owner: owner)
    }

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
        let drafts = try draft(entry.files.map { ($0.path, $0.after, $0.mode) }, journal, folder)
        let number = try noting(journal) { () throws(ChangeError) in
            // A person may have saved a file while the texts were written.
            try folder.require(changes.changes.map { ($0.path, $0.before) })
            return try journal.add(entry)
        }
        do {
            // What follows on this takes no room, so that a full disk stops nothing half way.
            entry.state = .applied
            try journal.draft(entry, number: number)
            try folder.place(drafts)
            try journal.place(number)
        } catch {
            // What was written is taken back.
            try settle(journal, in: folder)
            throw error
        }
    }

    /// Writes the texts of files where they stand until all are whole.
    private func draft(
        _ files: [(path: String, text: String?, mode: Int?)], _ journal: Journal,
        _ folder: CodebaseFolder
    ) throws(ChangeError) -> [DraftedFile] {
        try noting(journal) { () throws(ChangeError) in
            var drafts: [DraftedFile] = []
            for (index, file) in files.enumerated() {
                let drafted = try folder.draft(
                    file.text, of: RelativePath(file.path), mode: file.mode,
                    at: journal.draft(index))
                if let drafted { drafts.append(drafted) }
            }
            return drafts
        }
    }

    /// Does something before any file is changed; if it fails, nothing of it stays.
    private func noting<Result>(
        _ journal: Journal, _ work: () throws(ChangeError) -> Result
    ) throws(ChangeError) -> Result {
        do {
            return try work()
        } catch {
            // What cannot be removed now is removed by the next run.
            try? journal.removeDrafts()
            throw error
        }
    }

    /// Leads files that are changed in part to an end.
    ///
    /// - Throws: ``ChangeError/leftHalf(path:reason:)`` if that fails, too; the next run tries again.
    private func settle(_ journal: Journal, in folder: CodebaseFolder) throws(ChangeError) {
        do {
            _ = try recover(journal, in: folder)
        } catch {
            guard case .refused(let path, let reason) = error else { throw error }
            throw .leftHalf(path: path, reason: reason)
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
        let drafts = try draft(entry.files.map { ($0.path, $0.before, $0.mode) }, journal, folder)
        try noting(journal) { () throws(ChangeError) in try journal.write(entry, number: number) }
        do {
            try finish(entry, number: number, drafts, journal, in: folder)
        } catch {
            // It was agreed to: it is tried once more.
            try settle(journal, in: folder)
        }
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
        let drafts = try draft(entry.files.map { ($0.path, $0.before, $0.mode) }, journal, folder)
        try finish(entry, number: number, drafts, journal, in: folder)
        return CutOffChange(title: entry.title, wasUndone: entry.state == .undoing)
    }

    /// Brings every file back to what it was before, and forgets the change.
    private func finish(
        _ entry: Journal.Entry, number: Int, _ drafts: [DraftedFile], _ journal: Journal,
        in folder: CodebaseFolder
    ) throws(ChangeError) {
        for file in entry.files { try folder.removeDraft(beside: RelativePath(file.path)) }
        try folder.place(drafts)
        try folder.removeEmpty(entry.newFolders.map { RelativePath($0) })
        try journal.remove(number)
    }
}

import Codebase

/// Reads the files of a codebase, and changes them so that all changes are made or none.
package protocol ChangeStore: Sendable {
    /// The text of a file; nil if nothing is there.
    ///
    /// - Throws: ``ChangeError`` if something is there that is no text.
    func text(of file: RelativePath, in root: String) throws(ChangeError) -> String?

    /// Makes all changes. What an earlier run left half done is taken back first.
    ///
    /// - Throws: ``ChangeError`` if a file is not as the changes expect it; then nothing is changed.
    func apply(_ changes: ChangeSet, in root: String) throws(ChangeError)

    /// Takes back what a run that was cut off left half done, or finishes taking it back.
    ///
    /// - Returns: What that was; nil if nothing was left, or another program is changing files now.
    /// - Throws: ``ChangeError`` if it cannot be taken back; then nothing is changed.
    func recover(in root: String) throws(ChangeError) -> CutOffChange?

    /// The changes that were applied last and not taken back; nil if there are none.
    func lastApplied(in root: String) throws(ChangeError) -> ChangeSet?

    /// Takes the changes back that were applied last.
    ///
    /// - Returns: What was changed now.
    /// - Throws: ``ChangeError`` if there are none, or a file was changed since; then nothing is
    ///   changed.
    @discardableResult
    func undo(in root: String) throws(ChangeError) -> ChangeSet
}

/// A change that was cut off half way, and is taken back now.
package struct CutOffChange: Equatable, Sendable, CustomStringConvertible {
    /// What was done, as ``ChangeSet/title``.
    package let title: String
    /// Whether it was being taken back already.
    package let wasUndone: Bool

    /// A change that was cut off.
    package init(title: String, wasUndone: Bool) {
        self.title = title
        self.wasUndone = wasUndone
    }

    /// What happened, in one sentence.
    package var description: String {
        wasUndone
            ? "Taking back “\(title)” was cut off half way; it is finished now."
            : "“\(title)” was cut off half way; what it had changed is taken back now."
    }
}

/// Tells whether work would be mixed with changes that nobody has committed.
package protocol WorkingTreeReader: Sendable {
    /// The files that differ from the last commit, untracked ones included, in path order.
    ///
    /// - Parameter root: The absolute path of the codebase.
    /// - Returns: nil outside a repository, or where git does not answer.
    func uncommittedFiles(in root: String) async -> [RelativePath]?
}

/// Why files were left alone.
package enum ChangeError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Files are not as they were when the changes were worked out, or since they were applied.
    case changedSince([RelativePath])
    /// A change was cut off, and files of it were changed since, so that it is not taken back.
    case cutOff([RelativePath], notes: String)
    /// A file cannot be read or written; `reason` is the system's word for it.
    case refused(path: String, reason: String)
    /// There is nothing to take back.
    case nothingToUndo
    /// Another program changes files of the codebase; `holder` says which: `process 4711`.
    case busy(holder: String)
    /// A change is not finished, and what was done of it could not be taken back.
    case leftHalf(path: String, reason: String)
    /// Somebody else may have written a note about a change; `reason` says why, without a full stop.
    case disbelieved(notes: String, reason: String)

    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .changedSince(let files):
            "Changed meanwhile: \(files.map(\.string).joined(separator: ", ")). "
                + "Nothing was changed. Restore these files, or make the change by hand."
        case .cutOff(let files, let notes):
            "A change was interrupted, and these files were edited since: "
                + "\(files.map(\.string).joined(separator: ", ")). "
                + "Restore the files with git, then delete \(notes)."
        case .refused(let path, let reason):
            "\(path) cannot be read or written: \(reason). Nothing was changed; solve the "
                + "problem and try again."
        case .nothingToUndo:
            "There is no change to undo here. Use git for older changes."
        case .busy(let holder):
            "Another Strata (\(holder)) is changing files of this codebase. Nothing was "
                + "changed; wait for it to finish, or end it if it hangs, then try again."
        case .leftHalf(let path, let reason):
            "\(path) cannot be written: \(reason), and the change is not finished. Solve the problem, "
                + "then run any command of Strata here: it undoes or finishes the change."
        case .disbelieved(let notes, let reason):
            "The note about a change in \(notes) is not believed, as \(reason). Nothing was "
                + "changed; look at it, then delete the folder that it is in."
        }
    }
}

import Codebase

/// Changes files after a person has agreed, unless that would be mixed with work of theirs.
package struct ApplyChanges: Sendable {
    /// What changes would be mixed with.
    package enum Surroundings: Equatable, Sendable {
        /// Everything is committed.
        case clean
        /// Files differ from the last commit; in path order, never empty.
        case uncommitted([RelativePath])
        /// Nothing can be said: there is no repository, or git does not answer.
        case unknown
    }

    private let writer: ChangeWriter
    private let workingTree: any WorkingTreeReader

    /// The use case over files and what git says of them.
    package init(writer: ChangeWriter, workingTree: any WorkingTreeReader) {
        self.writer = writer
        self.workingTree = workingTree
    }

    /// What changes to a codebase would be mixed with now.
    package func surroundings(in root: String) async -> Surroundings {
        guard let files = await workingTree.uncommittedFiles(in: root) else { return .unknown }
        return files.isEmpty ? .clean : .uncommitted(files)
    }

    /// Makes all changes or none.
    ///
    /// - Throws: ``ChangeError`` if a file is not as the changes expect it; then nothing is changed.
    package func apply(_ changes: ChangeSet, in root: String) async throws(ChangeError) {
        if changes.isEmpty { return }
        try await writer.apply(changes, in: root)
    }
}

extension ApplyChanges.Surroundings {
    /// Why a change should be agreed to once more, in one sentence; nil if all is clean.
    package var warning: String? {
        switch self {
        case .clean: nil
        case .uncommitted(let files):
            "\(files.count.counted("file")) "
                + "\(files.count == 1 ? "differs" : "differ") from the last commit: "
                + files.prefix(3).map(\.string).joined(separator: ", ")
                + (files.count > 3 ? " …" : "") + "."
        case .unknown: "Git cannot tell which changes are committed."
        }
    }
}

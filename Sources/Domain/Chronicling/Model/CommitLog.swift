import Codebase

/// A commit of a history with what it stands on.
package struct LoggedCommit: Hashable, Sendable, Identifiable {
    /// What the repository says of it.
    package let note: CommitNote
    /// The name of the tree with all of its files, in hexadecimal: commits with the same tree have
    /// the same architecture.
    package let tree: String
    /// The names of the commits before it; none for the first, several for a merge.
    package let parents: [String]

    /// A commit.
    package init(note: CommitNote, tree: String, parents: [String]) {
        self.note = note
        self.tree = tree
        self.parents = parents
    }

    /// Its name.
    package var id: String { note.name }
}

/// The commits of a branch.
package struct CommitLog: Equatable, Sendable {
    /// The commits, each after those it stands on.
    package let commits: [LoggedCommit]
    /// What is missing of it, or may surprise.
    package let limits: [HistoryLimit]

    /// A log.
    package init(commits: [LoggedCommit] = [], limits: [HistoryLimit] = []) {
        self.commits = commits
        self.limits = limits
    }
}

/// Why a history is not whole, or not in the order that its dates suggest.
package enum HistoryLimit: Hashable, Sendable {
    /// Older commits were never fetched.
    case shallow
    /// A file of grafts says of some commits that they stand on others; it is not followed.
    case grafts
    /// Git shows other objects in place of some; they are read as they were made.
    case replacements
    /// The first commit that was asked for stands on a branch of its own, which left at another one.
    case branchedOff(name: String, commit: String)
    /// So many commits are dated before one that they stand on.
    case clocks(Int)

    /// What is so and what it means, as sentences.
    package var sentence: String {
        switch self {
        case .shallow:
            "The repository is a shallow clone, so its history begins in the middle. Fetch all of "
                + "it with: git fetch --unshallow"
        case .grafts:
            "The repository has grafts, which are not followed: commits stand on what they were "
                + "made on."
        case .replacements:
            "The repository replaces objects (git replace), which is not followed: all are read as they "
                + "were made."
        case .branchedOff(let name, let commit):
            "\(name) stands on a branch of its own, so the history begins where that left: at \(commit)."
        case .clocks(let count):
            "\(count.counted("commit is", "commits are")) dated before the commit below. The order "
                + "is the one in which they were made."
        }
    }
}

/// Which commits are asked for.
package struct LogRequest: Hashable, Sendable {
    /// What git resolves to the last commit.
    package var tip: String
    /// What git resolves to commits that are left out with all that they stand on.
    package var excluding: [String]
    /// The first commit; where it stands on another branch, that from which it left. Nil for all.
    package var since: String?
    /// Whether the commits of merged branches are listed beside those of the branch itself.
    package var includesBranches: Bool

    /// A request.
    package init(
        tip: String = "HEAD", excluding: [String] = [], since: String? = nil,
        includesBranches: Bool = false
    ) {
        self.tip = tip
        self.excluding = excluding
        self.since = since
        self.includesBranches = includesBranches
    }
}

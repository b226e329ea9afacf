import Codebase

/// Since which commit something is there.
package struct Introduction: Equatable, Sendable {
    /// What began: under the name that it had then.
    package let subject: HistorySubject
    /// The commit that brought it.
    package let commit: LoggedCommit
    /// The commit before it, which has it not; nil for the first of all.
    package let before: LoggedCommit?
    /// How many commits since then were looked at: it is there in each of them.
    package let looked: Int
    /// How many commits there are since then, on the branch that was searched.
    package let between: Int
    /// How many commits between the two cannot be read, so that one of them may have brought it.
    package let unread: Int
    /// How much of the commit before could not be read, so that it may have had it unseen.
    package let incompleteBefore: Int

    /// Whether nothing between is left open.
    package var isCertain: Bool { unread == 0 && incompleteBefore == 0 }
    /// Whether it may have been away in between, as not every commit was looked at.
    package var mayHaveBeenAway: Bool { looked < between }

    /// A beginning.
    package init(
        subject: HistorySubject, commit: LoggedCommit, before: LoggedCommit?, looked: Int,
        between: Int, unread: Int = 0, incompleteBefore: Int = 0
    ) {
        self.subject = subject
        self.commit = commit
        self.before = before
        self.looked = looked
        self.between = between
        self.unread = unread
        self.incompleteBefore = incompleteBefore
    }
}

/// What a search for the beginning of something found.
package enum BlameResult: Equatable, Sendable {
    /// It began: the last step is where; those before it, latest first, are merges that brought the
    /// branch of the next step, and renames.
    case found([Introduction])
    /// It is there in the oldest commit that is known.
    case older(than: LoggedCommit, steps: [Introduction])
    /// It is not there in the last commit.
    case notThere(in: LoggedCommit)
    /// The last commit cannot be read; the text says why.
    case unreadable(LoggedCommit, String)

    /// The commit that brought it; nil where none is known.
    package var commit: LoggedCommit? {
        if case .found(let steps) = self { steps.last?.commit } else { nil }
    }
}

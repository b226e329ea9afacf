import Architecture
import Chronicling
import Codebase

/// `strata blame`, for people and for scripts.
package struct BlameReport: Encodable, Sendable {
    struct StepRecord: Encodable, Sendable {
        let commit: String
        /// In seconds since 1970.
        let time: Int
        /// As `2026-11-26`, where it was made.
        let date: String
        let author: String
        let subject: String
        /// What it was called then.
        let name: String
        /// The commit before, which has it not; null for the first of all.
        @ExplicitNull var before: String?
        let isMerge: Bool
        /// How many of the commits since then were looked at; it is there in each of them.
        let looked: Int
        let since: Int
        /// How many commits before it cannot be read.
        let unread: Int
        /// How much of the commit before could not be read.
        let incompleteBefore: Int
        let certain: Bool
    }

    let schema = 1
    /// What was asked for.
    let subject: String
    /// `found`, `older`, `absent` or `unreadable`.
    let state: String
    /// The last is where it began; those before it are merges and renames that lead there.
    let steps: [StepRecord]
    /// What there is to say of it, as sentences.
    let remarks: [String]

    /// Whether there is a commit to blame.
    package var isFound: Bool { state == "found" }
    /// Whether the question could be answered.
    package var isAnswered: Bool {
        state != "unreadable" && steps.allSatisfy(\.certain)
    }

    private enum CodingKeys: CodingKey { case schema, subject, state, steps, remarks }

    /// What a search found.
    package init(_ result: BlameResult, of subject: HistorySubject) {
        self.subject = subject.words
        switch result {
        case .found(let steps):
            state = "found"
            self.steps = steps.map(StepRecord.init)
            remarks = Self.remarks(on: steps)
        case .older(let commit, let steps):
            state = "older"
            self.steps = steps.map(StepRecord.init)
            remarks = [
                "It is there in \(commit.note.shortName), the oldest commit that can be read, so "
                    + "an older one brought it. Fetch all of the history with: "
                    + "git fetch --unshallow"
            ]
        case .notThere(let commit):
            state = "absent"
            steps = []
            remarks = ["It is not there in \(commit.note.shortName), the last commit."]
        case .unreadable(let commit, let reason):
            state = "unreadable"
            steps = []
            remarks = ["\(commit.note.shortName) cannot be read: \(reason)"]
        }
    }

    /// What is open of each step; of merges and renames with their names, as they lead to the last.
    private static func remarks(on steps: [Introduction]) -> [String] {
        var remarks: [String] = []
        for (number, step) in steps.enumerated() {
            let name = number == steps.count - 1 ? nil : step.commit.note.shortName
            if step.unread > 0 {
                remarks.append(
                    "\(step.unread.counted("commit")) before \(name ?? "it") cannot be read, and one of "
                        + "them may have brought it.")
            }
            if step.incompleteBefore > 0 {
                remarks.append(
                    "\(step.incompleteBefore.counted("item")) of the commit before"
                        + "\(name.map { " " + $0 } ?? "") could not be read, so it may have been there "
                        + "unseen.")
            }
            if step.mayHaveBeenAway {
                let end = number == 0 ? nil : steps[number - 1].commit.note.shortName
                let span =
                    end.map { "from \(name ?? "it") to \($0)" } ?? "since \(name ?? "then")"
                remarks.append(
                    "\(step.looked.grouped) of the \(step.between.counted("commit")) \(span) were "
                        + "looked at, and it is there in each; in between it may have been away.")
            }
        }
        return remarks
    }

    /// For people.
    package func text(paint: Paint) -> String {
        var lines = [paint.bold(subject.visible)]
        for (number, step) in steps.enumerated() {
            let isLast = number == steps.count - 1
            let way = step.isMerge ? "merged by" : "renamed by"
            let label = isLast ? "since" : way
            let padding = String(repeating: " ", count: 12 - label.count)
            lines.append(
                paint.dim(label) + padding + paint.yellow(String(step.commit.prefix(8))) + "  "
                    + step.date + "  " + step.author.visible + "  "
                    + step.subject.visible)
            if step.name != subject {
                lines.append(paint.dim("as") + "          " + step.name.visible)
            }
        }
        lines += remarks.map(\.visible)
        if let last = steps.last {
            lines.append(paint.dim("See it with: ") + "git show \(last.commit.prefix(8))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension BlameReport.StepRecord {
    init(_ step: Introduction) {
        commit = step.commit.id
        time = step.commit.note.time
        date = CalendarDay(of: step.commit.note).description
        author = step.commit.note.author
        subject = step.commit.note.subject
        name = step.subject.words
        before = step.before?.id
        isMerge = step.commit.parents.count > 1
        looked = step.looked
        since = step.between
        unread = step.unread
        incompleteBefore = step.incompleteBefore
        certain = step.isCertain
    }
}

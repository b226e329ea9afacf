import Codebase

/// How the record of violations came to be as it is.
package struct BaselineHistory: Equatable, Sendable {
    /// Why it is not known whole.
    package enum Limit: Hashable, Sendable {
        /// The codebase is in no repository, or nothing is committed.
        case noRepository, noCommits
        /// Older commits were never fetched.
        case shallow
        /// So many older commits are not read.
        case leftOut(Int)
        /// Git cannot tell; the text says what happened and what to do.
        case unreadable(String)
    }

    /// The states of the record, oldest first.
    package let points: [BaselinePoint]
    /// What is missing of it.
    package let limits: [Limit]

    /// A history.
    package init(points: [BaselinePoint] = [], limits: [Limit] = []) {
        self.points = points
        self.limits = limits
    }

    /// Whether the record may be older than the first state that is known.
    package var hasUnknownStart: Bool {
        limits.contains { limit in
            switch limit {
            case .shallow, .leftOut, .unreadable: true
            case .noRepository, .noCommits: false
            }
        }
    }

    /// The same with the record of the folder at its end, if that differs from the last commit.
    ///
    /// - Parameters:
    ///   - current: The record of the folder; nil if there is none.
    ///   - time: Now, in seconds since 1970.
    package func continued(to current: Baseline?, at time: Int) -> BaselineHistory {
        let record = current.map { BaselinePoint.Record.entries($0.entries) } ?? .none
        if points.last?.record.says(theSameAs: record) ?? (record == .none) { return self }
        let point = BaselinePoint(commit: nil, time: time, record: record)
        return BaselineHistory(points: points + [point], limits: limits)
    }
}

/// The record of violations at one moment.
package struct BaselinePoint: Equatable, Sendable {
    /// What stood in the file.
    package enum Record: Equatable, Sendable {
        /// What was recorded, in the order of rule and modules.
        case entries([BaselineEntry])
        /// There was no record.
        case none
        /// The record could not be read; the text says why.
        case damaged(String)
    }

    /// The commit that left it so; nil for what is not committed.
    package let commit: CommitNote?
    /// When that was, in seconds since 1970.
    package let time: Int
    /// What stood in it.
    package let record: Record

    /// A state of the record.
    package init(commit: CommitNote?, time: Int, record: Record) {
        self.commit = commit
        self.time = time
        self.record = record
    }

    /// What was recorded; nil where there was no record or it could not be read, which is never
    /// the same as nothing.
    package var entries: [BaselineEntry]? {
        if case .entries(let entries) = record { entries } else { nil }
    }
}

extension BaselinePoint.Record {
    /// Whether two records say the same, wherever their entries stand.
    fileprivate func says(theSameAs other: Self) -> Bool {
        guard case .entries(let left) = self, case .entries(let right) = other else {
            return self == other
        }
        return left.elementsEqual(right) {
            $0.id == $1.id && $0.names == $1.names && $0.note == $1.note
        }
    }
}

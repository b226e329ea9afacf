import Architecture
import Codebase

/// What is known of the architecture after one commit.
package enum CommitReading: Equatable, Sendable {
    /// It was read.
    case state(CommitState)
    /// There was nothing to read: no Swift, or no such folder.
    case nothing
    /// It cannot be read; the text says why and what to do.
    case unreadable(String)

    /// The state; nil where none is known.
    package var state: CommitState? {
        if case .state(let state) = self { state } else { nil }
    }
}

/// What is known of the architecture over a history.
package struct History: Equatable, Sendable {
    /// The commits.
    package let log: CommitLog
    /// The positions of the commits that are asked for, ascending.
    package let wanted: [Int]
    /// What is known, by the position of the commit.
    package internal(set) var readings: [Int: CommitReading]
    /// What descriptions say of commits that are read later, by the position of the commit.
    package internal(set) var outlines: [Int: CommitOutline]
    /// Whether all that is asked for is known.
    package var isFinished: Bool { wanted.allSatisfy { readings[$0] != nil } }

    /// A history as far as it is known.
    package init(
        log: CommitLog, wanted: [Int], readings: [Int: CommitReading] = [:],
        outlines: [Int: CommitOutline] = [:]
    ) {
        self.log = log
        self.wanted = wanted
        self.readings = readings
        self.outlines = outlines
    }

    /// The commits that were read, with their states, in the order of the log.
    package var states: [(commit: LoggedCommit, state: CommitState)] {
        wanted.compactMap { position in
            readings[position]?.state.map { (log.commits[position], $0) }
        }
    }

    /// The commits that cannot be read, with the reasons, in the order of the log.
    package var unreadable: [(commit: LoggedCommit, reason: String)] {
        wanted.compactMap { position in
            guard case .unreadable(let reason)? = readings[position] else { return nil }
            return (log.commits[position], reason)
        }
    }
}

import Architecture
import Codebase

/// What is worked out once for a history and the record that stands at its end.
nonisolated struct Chronicle: Sendable {
    /// The record over time, with what is not committed at its end.
    let history: BaselineHistory
    /// What came and went, oldest first.
    let events: [BaselineEvent]
    /// Since when each entry is recorded.
    let beginnings: [BaselineEntry.ID: BaselinePoint]
    /// How many entries each point has of each sort; nil where that is not known.
    private var tallies: [CourseGrouping: [[String: Int]?]] = [:]

    init(_ history: BaselineHistory) {
        self.history = history
        events = history.events
        beginnings = history.beginnings
    }

    /// How many entries of each sort each point has.
    mutating func tallies(by sorting: CourseSorting) -> [[String: Int]?] {
        if let known = tallies[sorting.grouping] { return known }
        let counted = history.points.map { point in
            point.entries.map { entries in
                entries.reduce(into: [String: Int]()) { $0[sorting.key(of: $1), default: 0] += 1 }
            }
        }
        tallies[sorting.grouping] = counted
        return counted
    }
}

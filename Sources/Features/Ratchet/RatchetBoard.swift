import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// All that the screen shows, worked out for one question.
nonisolated struct RatchetBoard: Sendable {
    /// The days that “went” and “came” are about.
    static let days = 30

    /// The record over time, with what is not committed at its end.
    let history: BaselineHistory
    /// Whether the history is still being read.
    let isReading: Bool
    let grouping: CourseGrouping
    /// The course that is selected; nil for all.
    let course: String?
    /// All first, then the largest.
    let courses: [Course]
    let scale: TimeScale
    let page: RatchetPage
    /// What the page lists.
    let entries: [RatchetEntry]
    /// How many the page lists without a filter.
    let total: Int
    /// How often something came and went in the last days.
    let came: Int
    let went: Int
    /// The entries of which something is gone.
    let stale: Int

    init(
        of context: RatchetContext, over chronicle: inout Chronicle, for question: RatchetInquiry
    ) {
        let history = chronicle.history
        self.history = history
        isReading = question.history == nil
        grouping = question.grouping
        page = question.page
        stale = context.analysis.stale.count
        scale = TimeScale(times: history.points.map(\.time), end: question.now)
        let start = question.now - Self.days * CalendarDay.seconds
        let sorting = CourseSorting(
            grouping: question.grouping, context: context, owners: question.owners)
        courses = sorting.courses(of: history, chronicle.tallies(by: sorting), since: start)
        let isKnown = courses.contains { $0.key == question.course }
        let course = isKnown ? question.course : nil
        self.course = course
        let recent = chronicle.events.filter { $0.point.time >= start }
        went = recent.count(where: \.isImprovement)
        came = recent.count - went
        let lister = EntryLister(
            context: context, chronicle: chronicle, owners: question.owners,
            isReading: question.history == nil)
        let listed =
            switch question.page {
            case .oldest: lister.oldest(of: context.analysis.baseline)
            case .went: lister.entries(of: recent.filter(\.isImprovement))
            case .came: lister.entries(of: recent.filter { !$0.isImprovement })
            }
        let members = listed.filter { course == nil || sorting.key(of: $0.entry) == course }
        total = members.count
        let matcher = FilterMatcher(question.filter, mode: .substring)
        entries =
            matcher.isEmpty ? members : members.filter { matcher.match($0.text) != nil }
    }

    /// Whether anything is known of the time before now.
    var hasHistory: Bool { history.points.contains { $0.commit != nil } }

    /// Whether there is a record now, or was one.
    var hasRecord: Bool { history.points.contains { $0.record != .none } }

    /// Whether there is a record now.
    var isRecorded: Bool { courses.first?.now != nil }
}

/// Sorts entries into courses.
nonisolated struct CourseSorting {
    let grouping: CourseGrouping
    let context: RatchetContext
    let owners: CodebaseOwners?

    /// What an entry is counted under.
    func key(of entry: BaselineEntry) -> String {
        switch grouping {
        case .kind: entry.kind.rawValue
        case .layer: context.layer(of: entry)
        case .owner: owners?.owner(of: entry) ?? entry.note.owner ?? "nobody"
        }
    }

    /// All entries, then each sort, the largest first.
    func courses(
        of history: BaselineHistory, _ tallies: [[String: Int]?], since start: Int
    ) -> [Course] {
        let keys = Set(tallies.flatMap { $0.map { Array($0.keys) } ?? [] })
        let sorts = keys.map { key in
            course(key, tallies.map { $0.map { $0[key] ?? 0 } }, of: history, since: start)
        }
        let all = tallies.map { $0.map { $0.values.reduce(0, +) } }
        return [course(nil, all, of: history, since: start)]
            + sorts.sorted { ($1.now ?? 0, $0.title) < ($0.now ?? 0, $1.title) }
    }

    private func course(
        _ key: String?, _ counts: [Int?], of history: BaselineHistory, since start: Int
    ) -> Course {
        let now = counts.last ?? nil
        // What held at the start of the days, or the first that is known within them.
        let before = Array(zip(history.points, counts)).last { $0.0.time <= start && $0.1 != nil }?
            .1
        let first = counts.compactMap(\.self).first
        return Course(
            key: key, counts: counts, now: now,
            change: now.flatMap { now in (before ?? first).map { now - $0 } })
    }
}

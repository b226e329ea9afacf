/// A search along one line of commits.
struct Bisection {
    enum Result {
        case begins(Introduction)
        case notThere(LoggedCommit)
        case unreadable(LoggedCommit, String)
    }

    private enum Presence { case there, away, unknown }

    private let commits: [LoggedCommit]
    private let last: LoggedCommit
    private let subject: HistorySubject
    private let readings: KnownReadings

    /// - Returns: nil without commits.
    init?(_ commits: [LoggedCommit], _ subject: HistorySubject, _ readings: KnownReadings) {
        guard let last = commits.last else { return nil }
        self.last = last
        self.commits = commits
        self.subject = subject
        self.readings = readings
    }

    func result() async -> Result {
        switch await readings[last] {
        case .unreadable(let reason): return .unreadable(last, reason)
        case .nothing: return .notThere(last)
        case .state(let state): if !subject.isThere(in: state) { return .notThere(last) }
        }
        let end = commits.count - 1
        var (there, away, looked) = (end, -1, 1)
        // Backwards in growing steps; what is known already costs nothing.
        var step = 1
        while away < 0, there > 0 {
            let position = max(0, there - step)
            guard let (found, presence) = await nearest(to: position, from: 0, upTo: there) else {
                break
            }
            looked += 1
            if presence == .there { there = found } else { away = found }
            step *= 2
        }
        while away >= 0, there - away > 1, !Task.isCancelled {
            let middle = (there + away) / 2
            guard let (found, presence) = await nearest(to: middle, from: away + 1, upTo: there)
            else { break }
            if presence == .there {
                there = found
                looked += 1
            } else {
                away = found
            }
        }
        return .begins(await introduction(at: there, after: away, looked, end))
    }

    private func introduction(
        at there: Int, after away: Int, _ looked: Int, _ end: Int
    ) async -> Introduction {
        var incomplete = 0
        if away >= 0 { incomplete = await readings[commits[away]].state?.incomplete ?? 0 }
        return Introduction(
            subject: subject, commit: commits[there], before: away < 0 ? nil : commits[away],
            looked: min(looked, end - there + 1), between: end - there + 1,
            unread: there - away - 1, incompleteBefore: incomplete)
    }

    /// The nearest commit to a position that can be read, in a range.
    private func nearest(
        to position: Int, from start: Int, upTo end: Int
    ) async -> (Int, Presence)? {
        for distance in 0..<max(end - start, 1) {
            for candidate in Set([position - distance, position + distance])
            where candidate >= start && candidate < end {
                let presence = await presence(at: candidate)
                if presence != .unknown { return (candidate, presence) }
            }
        }
        return nil
    }

    private func presence(at position: Int) async -> Presence {
        switch await readings[commits[position]] {
        case .state(let state): subject.isThere(in: state) ? .there : .away
        case .nothing: .away
        case .unreadable: .unknown
        }
    }
}

import Architecture

/// When the last violation is gone if the pace of the last weeks holds.
///
/// The pace is the median of the slopes between all pairs of samples (Theil and Sen), which a few
/// days with many changes do not move; the range comes of their quartiles.
package enum Forecast: Equatable, Sendable {
    /// There are none.
    case done
    /// Between two days, most likely at one between them; nil where the slow end never comes.
    case between(CalendarDay, likely: CalendarDay, CalendarDay?)
    /// At this pace they do not become fewer; the number is what comes in 4 weeks.
    case never(perMonth: Int)
    /// Too little is known of the last weeks.
    case unknown

    /// The days whose pace counts.
    package static let days = 84
    /// The fewest days that tell a pace.
    private static let fewestDays = 14
    private static let mostSamples = 120

    /// - Parameters:
    ///   - points: Moments in seconds since 1970 with how many violations there were, in order.
    package init(_ points: [(time: Int, count: Int)]) {
        guard let last = points.last else {
            self = .unknown
            return
        }
        if last.count == 0 {
            self = .done
            return
        }
        let start = last.time - Self.days * CalendarDay.seconds
        let recent = Self.thinned(points.filter { $0.time >= start && $0.time <= last.time })
        guard let first = recent.first,
            last.time - first.time >= Self.fewestDays * CalendarDay.seconds
        else {
            self = .unknown
            return
        }
        let slopes = Self.slopes(between: recent)
        let middle = Self.quantile(0.5, of: slopes)
        guard middle < 0 else {
            self = .never(perMonth: Int((middle * 28 * Double(CalendarDay.seconds)).rounded()))
            return
        }
        let (fast, slow) = (Self.quantile(0.25, of: slopes), Self.quantile(0.75, of: slopes))
        guard let early = Self.day(after: last, at: fast),
            let likely = Self.day(after: last, at: middle)
        else {
            self = .never(perMonth: 0)
            return
        }
        self = .between(early, likely: likely, Self.day(after: last, at: slow))
    }

    private static func thinned(
        _ points: [(time: Int, count: Int)]
    ) -> [(time: Int, count: Int)] {
        let step = (points.count + mostSamples - 1) / mostSamples
        if step < 2 { return points }
        return stride(from: points.count - 1, through: 0, by: -step).reversed().map { points[$0] }
    }

    /// The changes in a second, ascending.
    private static func slopes(between points: [(time: Int, count: Int)]) -> [Double] {
        var slopes: [Double] = []
        for (index, one) in points.enumerated() {
            for other in points[(index + 1)...] where other.time > one.time {
                slopes.append(Double(other.count - one.count) / Double(other.time - one.time))
            }
        }
        return slopes.sorted()
    }

    private static func quantile(_ share: Double, of values: [Double]) -> Double {
        if values.isEmpty { return 0 }
        return values[Int(share * Double(values.count - 1))]
    }

    /// The day on which none is left; nil if that is more than a hundred years away.
    private static func day(
        after last: (time: Int, count: Int), at slope: Double
    ) -> CalendarDay? {
        guard slope < 0 else { return nil }
        let seconds = Double(last.count) / -slope
        guard seconds < Double(36_500 * CalendarDay.seconds) else { return nil }
        return CalendarDay(at: last.time + Int(seconds))
    }
}

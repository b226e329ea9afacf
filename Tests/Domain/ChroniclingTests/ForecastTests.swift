import Architecture
import Testing

@testable import Chronicling

struct ForecastTests {
    private static let day = CalendarDay.seconds
    private static let now = 20_000 * day

    /// A count a week, the last one now.
    private func forecast(_ counts: [Int]) -> Forecast {
        Forecast(
            counts.enumerated().map { week, count in
                (Self.now - (counts.count - 1 - week) * 7 * Self.day, count)
            })
    }

    @Test func `a steady pace ends on one day`() {
        let end = CalendarDay(at: Self.now + 5 * 7 * Self.day)
        #expect(forecast([20, 18, 16, 14, 12, 10]) == .between(end, likely: end, end))
    }

    @Test func `an uneven pace has a range around the likely day`() {
        guard case .between(let early, let likely, let late?) = forecast([30, 20, 19, 18, 12, 10])
        else {
            Issue.record("no range")
            return
        }
        #expect(early < likely && likely < late)
    }

    @Test func `what becomes more never ends`() {
        #expect(forecast([10, 12, 14, 16]) == .never(perMonth: 8))
        #expect(forecast([10, 10, 10, 10]) == .never(perMonth: 0))
    }

    @Test func `none left is the end, and a few days tell nothing`() {
        #expect(forecast([3, 2, 1, 0]) == .done)
        #expect(forecast([3, 2]) == .unknown)
        #expect(forecast([]) == .unknown)
    }

    @Test func `what was long ago does not count`() {
        #expect(forecast(Array(repeating: 90, count: 40) + [8, 8, 8]) != .done)
        #expect(forecast([500] + Array(repeating: 9, count: 20)) == .never(perMonth: 0))
    }
}

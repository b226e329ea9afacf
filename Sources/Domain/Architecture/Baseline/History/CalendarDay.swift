import Codebase

/// A day of the Gregorian calendar, in UTC.
package struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The year.
    package let year: Int
    /// The month, from 1 to 12.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int

    /// The seconds of a day.
    package static let seconds = 86_400

    /// The day of a commit where it was made, as git says it.
    package init(of commit: CommitNote) { self.init(at: commit.time + commit.zone) }

    /// The day of a moment in seconds since 1970, in UTC.
    ///
    /// From “chrono-Compatible Low-Level Date Algorithms” by Howard Hinnant, `civil_from_days`.
    package init(at time: Int) {
        let days = time / Self.seconds - (time % Self.seconds < 0 ? 1 : 0) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let ofEra = days - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * ofYear + 2) / 153
        day = ofYear - (153 * shifted + 2) / 5 + 1
        month = shifted < 10 ? shifted + 3 : shifted - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// As `2026-11-23`.
    package var description: String {
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }

    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

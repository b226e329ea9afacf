import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// What runs other programs, opens a terminal, builds, or waits for the system to tell of files.
    ///
    /// `STRATA_TIER=fast swift test` leaves it out and says so. SwiftPM can choose tests by name
    /// only, so that this is a condition and no tag.
    package static var real: Self {
        .enabled(if: runsAll, "STRATA_TIER=fast leaves out what runs programs or waits.")
    }

    /// What stays in memory and takes long: thousands of inputs made by chance, or whole checkouts.
    ///
    /// `STRATA_TIER=fast swift test` leaves it out as well.
    package static var long: Self {
        .enabled(if: runsAll, "STRATA_TIER=fast leaves out what takes long.")
    }
}

private let runsAll = ProcessInfo.processInfo.environment["STRATA_TIER"] != "fast"

import Architecture
import Codebase

/// Where the violations lead; the app decides how to get there.
package protocol ViolationsRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// What could not be read, and what no module claims.
    func showGaps()
    /// The evidence of a violation is shown; what can be done about it may be asked for next.
    func noteLook(at violation: Violation.ID)
    /// What can be done about a violation.
    func openInversion(of violation: Violation.ID)
    /// Works out one change that removes several violations, shows it and asks.
    func invert(_ violations: [Violation.ID])
    func openWorkspaces()
    /// Asks whether to record violations.
    func record(_ violations: [Violation.ID])
    /// Asks for reason and owner of what is recorded.
    func annotate(_ entries: [BaselineEntry.ID])
    /// Asks whether to take out of the record what is gone of some entries.
    func prune(_ entries: [BaselineEntry.ID])
    /// Asks what to decide about violations: to exclude them, what they weigh, where modules stand.
    func decide(about violations: [Violation.ID])
    /// How the record became what it is.
    func openRatchet()
    /// Which commit brought a violation.
    func blame(_ violation: Violation.ID)
}

import Architecture
import Codebase
import Inverting

/// The JSON of `strata extract --through`.
package struct ChainReport: Encodable, Sendable {
    let schema = 1
    let through: String
    let applied: Bool
    let steps: [ExtractionReport]
    let left: [String]
    let commits: [String]
    @ExplicitNull var stopped: String?
    let incomplete: [IncompleteRecord]

    /// - Parameters:
    ///   - through: The last step, or the group whose parts are the last steps.
    ///   - steps: The steps as they were worked out, one that stops the chain among them.
    ///   - left: The names of the steps behind these.
    ///   - written: How many of the steps were written, from the first.
    ///   - commits: The names of the commits that were made, the first step's first.
    ///   - stopped: Why the chain ends before its end, in sentences; nil if it does not.
    package init(
        through: String, steps: [(step: Extraction, blockers: StepBlockers)], left: [String],
        written: Int, commits: [String], stopped: String?, incomplete items: [IncompleteItem]
    ) {
        self.through = through
        applied = written > 0 && written == steps.count && left.isEmpty
        self.steps = steps.enumerated().map { number, step in
            ExtractionReport(
                step.step, step.blockers, isApplied: number < written, incomplete: [])
        }
        self.left = left
        self.commits = commits
        _stopped = ExplicitNull(wrappedValue: stopped)
        incomplete = items.map(IncompleteRecord.init)
    }
}

import Architecture
import Codebase

extension CheckResult {
    /// What makes the check fail, a part of a sentence each; none if nothing does.
    ///
    /// Errors fail. Once violations are recorded, new warnings fail as well: the record holds warnings,
    /// and a new one would go unnoticed until it is written anew.
    package var failures: [String] {
        let new = violations.filter { $0.state == .new }
        let errors = new.count { $0.severity == .error }
        let warnings = analysis.baseline == nil ? 0 : new.count { $0.severity == .warning }
        // Where something is unread, what seems gone may only be unseen.
        let isComplete = analysis.incomplete.isEmpty
        let gone = isComplete ? stale.count : 0
        let unmet = budgets.count { $0.state == .exceeded || isComplete && $0.state == .loose }
        return [
            (errors, errors.counted("error")),
            (warnings, warnings.counted("unrecorded warning")),
            (gone, gone.counted("stale entry of the record", "stale entries of the record")),
            (unmet, unmet.counted("budget") + " not met"),
        ].filter { $0.0 > 0 }.map(\.1)
    }

    /// Whether mistakes in `.strata.yml` keep the layers from being used.
    package var hasUnusableLayers: Bool { analysis.assignment.problems.contains(where: \.isError) }

    /// Why `strata check` does not end with 0, as a sentence; nil if it does.
    package var reasonForStatus: String? {
        if hasUnusableLayers { return "Ends with 2: the layers of .strata.yml cannot be used." }
        if !failures.isEmpty { return "Ends with 1: \(failures.joined(separator: ", "))." }
        let unread = analysis.incomplete.count
        return unread == 0 ? nil : "Ends with 2: \(unread.counted("item")) could not be read."
    }
}

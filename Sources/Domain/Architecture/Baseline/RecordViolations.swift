import Codebase

extension Analysis {
    /// The record of what it found: all errors and warnings that can be recorded, with the notes of
    /// the present record.
    ///
    /// Where something could not be read, nothing is known to be gone: what is recorded stays.
    package func newBaseline() -> Baseline {
        let found = violations.filter {
            $0.severity.weight >= Severity.warning.weight && mayRecord($0)
        }
        .map { BaselineEntry(of: $0, in: self, like: baseline?[$0.id]) }
        return Baseline(found + (incomplete.isEmpty ? [] : baseline?.entries ?? []))
    }

    /// The record without what is gone; nil where something could not be read, so that nobody knows
    /// what is gone.
    package func prunedBaseline() -> Baseline? {
        guard let baseline else { return Baseline() }
        if stale.isEmpty { return baseline }
        if !incomplete.isEmpty { return nil }
        let rests = Dictionary(
            stale.map { ($0.entry.id, $0.rest) }, uniquingKeysWith: { first, _ in first })
        return Baseline(
            baseline.entries.compactMap { entry in
                if let rest = rests[entry.id] { rest } else { entry }
            })
    }
}

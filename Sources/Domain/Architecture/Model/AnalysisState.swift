import Codebase

/// How far the analysis of a codebase is.
package enum AnalysisState: Sendable {
    /// Nothing can be shown yet.
    case starting(AnalysisProgress)
    /// Modules and declared edges are known; sources are still being read.
    case partial(Analysis, AnalysisProgress)
    /// All that can be known is.
    case complete(Analysis)
    /// Nothing can be shown, with what happened and what to do next.
    case failed(AnalysisError)

    /// What can be shown, if anything.
    package var analysis: Analysis? {
        switch self {
        case .partial(let analysis, _), .complete(let analysis): analysis
        case .starting, .failed: nil
        }
    }
}

/// How many files an analysis has dealt with.
package struct AnalysisProgress: Equatable, Sendable {
    /// The step being worked on.
    package enum Step: String, CaseIterable, Sendable {
        case listing, manifests, sources, linking
    }

    /// The step being worked on.
    package var step: Step
    /// The files dealt with in this step.
    package var done: Int
    /// The files there are in this step; 0 if not known yet.
    package var total: Int

    /// A point on the way.
    package init(step: Step, done: Int = 0, total: Int = 0) {
        self.step = step
        self.done = done
        self.total = total
    }
}

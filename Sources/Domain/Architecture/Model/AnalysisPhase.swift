import Codebase

/// How much of a codebase is known, without what is known.
package enum AnalysisPhase: Equatable, Sendable {
    /// Nothing can be shown yet.
    case starting(AnalysisProgress)
    /// Sources are still being read.
    case reading(AnalysisProgress)
    /// All that can be known is.
    case complete
    /// Nothing can be shown, with what happened and what to do next.
    case failed(AnalysisError)

    /// The phase that an analysis is in.
    package init(of state: AnalysisState) {
        self =
            switch state {
            case .starting(let progress): .starting(progress)
            case .partial(_, let progress): .reading(progress)
            case .complete: .complete
            case .failed(let error): .failed(error)
            }
    }
}

import Codebase

/// Whether the first step of a finding can be done, as far as somebody tried.
package enum StepVerdict: Equatable, Sendable {
    /// Strata shows the change, asks, and makes it.
    case doable
    /// A person edits so many lines; 1 or more.
    case byHand(lines: Int)
    /// Nothing can be done yet, for a reason: a clause that goes on after *because*.
    case notYet(because: String)

    /// The same in words: `doable now`, `12 lines by hand`, `not yet, because nothing comes free`.
    package var words: String {
        switch self {
        case .doable: "doable now"
        case .byHand(let lines): "\(lines.counted("line")) by hand"
        case .notYet(let reason): "not yet, because \(reason)"
        }
    }

    /// The same without the reason, for a column.
    package var shortWords: String {
        if case .notYet = self { return "not yet" }
        return words
    }

    /// What can be done comes before what a person edits, and both before what has to wait.
    var place: Int {
        switch self {
        case .doable: 0
        case .byHand: 1
        case .notYet: 2
        }
    }
}

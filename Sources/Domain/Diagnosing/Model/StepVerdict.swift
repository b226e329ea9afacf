import Codebase

/// Whether the first step of a finding can be done, as far as somebody tried.
package enum StepVerdict: Equatable, Sendable {
    /// Strata shows the change, asks, and makes it.
    case doable
    /// The same for some of what the step is about, at least one of two or more; a person does the rest.
    case partly(Int, of: Int)
    /// A person edits so many lines; 1 or more.
    case byHand(lines: Int)
    /// Nothing can be done yet, for a reason: a clause that goes on after *because*.
    case notYet(because: String)

    /// The same in words: `doable now`, `12 lines by hand`, `not yet, because nothing comes free`.
    package var words: String {
        switch self {
        case .doable: "doable now"
        case .partly(let done, let all): "\(done.grouped) of \(all.grouped) now"
        case .byHand(let lines): "\(lines.counted("line")) by hand"
        case .notYet(let reason): "not yet, because \(reason)"
        }
    }

    /// The same without the reason, for a column.
    package var shortWords: String {
        if case .notYet = self { return "not yet" }
        return words
    }

    /// Whether Strata does any of it.
    var isDoable: Bool {
        switch self {
        case .doable, .partly: true
        case .byHand, .notYet: false
        }
    }

    /// What can be done comes before what a person edits, and both before what has to wait.
    var place: Int {
        switch self {
        case .doable: 0
        case .partly: 1
        case .byHand: 2
        case .notYet: 3
        }
    }
}

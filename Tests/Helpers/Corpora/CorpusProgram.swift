/// A small program of a corpus, and what its language says that it gives.
package struct CorpusProgram: Sendable {
    /// What a language says.
    package enum Answer: Equatable, Sendable {
        /// The value of the program's `x`, as text.
        case value(String)
        /// No answer that is always the same, and why: it ends with an error, or differs.
        case none(String)
    }

    /// What it shows, in words; unique in its corpus.
    package let name: String
    /// The file that goes with it, above a line with `-`; empty if there is none.
    package let helper: String
    /// The program.
    package let text: String
    /// What the language says.
    package var answer: Answer
    /// Whether Strata evaluates it; if not, it says so.
    package var isEvaluated: Bool
    /// Why the answer was written by hand; nil if a program of the language gave it.
    package let byHand: String?
}

extension CorpusProgram: CustomStringConvertible {
    package var description: String { name }
}

extension CorpusProgram {
    /// What is wrong with what Strata says; nil if nothing is.
    ///
    /// - Parameter found: What Strata evaluates the program to; nil if it says that it does not.
    package func complaint(about found: String?) -> String? {
        switch (answer, found) {
        case (.value(let wanted), let found?) where found != wanted:
            "It gives \(wanted), but is evaluated to \(found)."
        case (.none(let reason), let found?):
            "It gives no answer (\(reason)), but is evaluated to \(found)."
        case (.value, _?) where !isEvaluated: "It is evaluated now: mark its answer with `=`."
        case (.value(let wanted), nil) where isEvaluated:
            "It gives \(wanted), but is not evaluated."
        default: nil
        }
    }
}

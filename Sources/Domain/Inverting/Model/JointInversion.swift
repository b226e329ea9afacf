import Architecture
import Codebase
import Editing

/// One change that removes several violations, and what it leaves.
package struct JointInversion: Equatable, Sendable {
    /// A violation that the change removes.
    package struct Part: Equatable, Sendable {
        /// The violation.
        package let violation: Violation.ID
        /// The edge that goes.
        package let edge: EdgeID
        /// What removes it, in a few words.
        package let title: String
    }

    /// A violation that stays.
    package struct Rest: Equatable, Sendable {
        /// The violation.
        package let violation: Violation.ID
        /// The edge that stays.
        package let edge: EdgeID
        /// Why, in a sentence or two.
        package let reason: String
    }

    /// All files that change; empty if no recipe fits any of them.
    package internal(set) var changes: ChangeSet
    /// What the change removes, in the order in which it is made.
    package internal(set) var parts: [Part] = []
    /// What it leaves.
    package internal(set) var left: [Rest] = []
    /// What only a person can answer; each stands in the new text as a comment, too.
    package internal(set) var questions: [RecipeQuestion] = []
    /// What is left to do by hand.
    package internal(set) var steps: [String] = []

    /// `Turn 7 dependencies around`.
    static func title(_ count: Int) -> String {
        count == 1 ? "Turn a dependency around" : "Turn \(count.grouped) dependencies around"
    }
}

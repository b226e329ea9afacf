import Codebase

/// How many violations of some modules may be recorded: a number that may only fall.
///
/// With 0 nothing can be recorded, so that everything new is an error.
package struct Budget: Hashable, Sendable {
    /// Whose violations count.
    package enum Scope: Hashable, Sendable {
        /// Those of the whole codebase.
        case codebase
        /// Those of a layer, by its name.
        case layer(String)
        /// Those of the modules that any of the patterns selects.
        case modules([ModulePattern])
    }

    /// Whose violations count.
    package let scope: Scope
    /// The kinds that count; empty for all.
    package let kinds: [ViolationKind]
    /// The most that may be recorded, 0 or more.
    package let limit: Int
    /// Where the configuration file says the number; nil if no file does.
    package let place: Place?

    /// A place in the configuration file.
    package struct Place: Hashable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// The column in characters, from 1.
        package let column: Int

        /// A place.
        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// A budget as it was read.
    package init(
        _ scope: Scope, kinds: [ViolationKind] = [], limit: Int, place: Place? = nil
    ) {
        self.scope = scope
        self.kinds = kinds
        self.limit = limit
        self.place = place
    }

    /// What it is about, in a few words: `sideways in layer Features`.
    package var subject: String {
        let place =
            switch scope {
            case .codebase: "the codebase"
            case .layer(let name): "layer \(name)"
            case .modules(let patterns): patterns.map(\.text).joined(separator: ", ")
            }
        return kinds.isEmpty
            ? place : "\(kinds.map(\.rawValue).joined(separator: ", ")) in \(place)"
    }
}

/// A budget, and what is recorded of it.
package struct BudgetUse: Hashable, Sendable {
    /// How the two compare.
    package enum State: String, CaseIterable, Sendable {
        /// As many are recorded as may be.
        case met
        /// More are recorded: an error.
        case exceeded
        /// Fewer are recorded: the number has to fall, else what was repaired could come back.
        case loose
    }

    /// The budget.
    package let budget: Budget
    /// The violations that count and are recorded.
    package let recorded: Int

    /// A budget of which so many are recorded.
    package init(_ budget: Budget, recorded: Int) {
        self.budget = budget
        self.recorded = recorded
    }

    /// How the two compare.
    package var state: State {
        if recorded == budget.limit { return .met }
        return recorded > budget.limit ? .exceeded : .loose
    }

    /// What is wrong, in one sentence; nil if nothing is.
    package var fault: String? {
        switch state {
        case .met: nil
        case .exceeded:
            "\(recorded) recorded in \(budget.subject), at most \(budget.limit) may be."
        case .loose:
            "\(recorded) recorded in \(budget.subject): the budget of \(budget.limit) has to fall."
        }
    }
}

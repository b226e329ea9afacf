import Architecture
import Codebase

/// What a person decides about violations, to be said in `.strata.yml`.
package enum Decision: Equatable, Sendable {
    /// These may be there, for a reason.
    case exclude([Violation], reason: String)
    /// All violations of a kind weigh something else.
    case weigh(ViolationKind, Severity)
    /// A module stands in the layer of this name.
    case move(ModuleID, to: String)
}

/// What a decision would change, worked out before anyone agrees to it.
package struct DecisionDraft: Sendable {
    /// The text of the configuration file before and after.
    package let change: FileChange
    /// What a person has to know besides, a sentence each.
    package let remarks: [String]
    /// What is counted now, and what would be counted.
    package let totals: (before: DecisionTotals, after: DecisionTotals)
}

/// What is counted of the violations of a codebase.
package struct DecisionTotals: Equatable, Sendable {
    /// How many there are of each severity that are not recorded.
    package let counts: [Severity: Int]
    /// How many a person allows.
    package let excluded: Int

    /// The numbers of an analysis.
    init(_ analysis: Analysis) {
        counts = analysis.violations.filter { $0.state == .new }
            .reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
        excluded = analysis.excluded.count
    }
}

/// Why a decision is not written.
package enum DecisionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file says so already.
    case saidAlready
    /// The file that is there cannot be read.
    case mistake(ConfigurationError)
    /// The layers are inferred beside a file that says other things.
    case noLayers
    /// The file is written in a way that is not changed by rule; the line to look at, from 1, if it
    /// is known.
    case byHand(String, line: Int?)

    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .saidAlready: ".strata.yml says so already: nothing to change."
        case .mistake(let error): error.description
        case .noLayers: "The layers are inferred. Save them with W first, then move the module."
        case .byHand(let reason, let line):
            reason + " Change " + (line.map { "line \($0) of " } ?? "") + ".strata.yml by hand."
        }
    }
}

import Architecture
import Codebase

/// Something that can be done about a finding.
package struct HealthStep: Equatable, Sendable {
    /// What is done.
    package enum Action: Equatable, Sendable {
        /// Turn a dependency around.
        case invert(EdgeID)
        /// Turn several dependencies around in one change.
        case invertAll([Violation.ID])
        /// Look at a dependency that could be cut.
        case cut(EdgeID)
        /// Move types from one module to another, or out of it.
        case move(types: [String], from: ModuleID, to: ModuleID?)
        /// Make a module of some files of another one.
        case take(ExtractionStep, from: ModuleID)
        /// Take parts out of a module.
        case extract(ModuleID)
        /// Put modules into another layer.
        case layer([ModuleID])
        /// Allow a dependency, with a reason.
        case exclude(EdgeID, ViolationKind)
        /// Look at violations that a person has to end.
        case openViolations
        /// Read what a rule is about.
        case openRule(ViolationKind)
        /// Edit manifests so that violations of a kind end: declare what files import, or no more.
        case fixManifests(ViolationKind)
        /// Look at what objects are made of.
        case openComposition
        /// Look at what previews cost.
        case openPreviews
        /// Look at what a module needs, drawn.
        case openGraph(ModuleID)
        /// Look at what commits change together.
        case openCoupling
        /// Look at what could not be read.
        case openGaps
        /// Write the layers that were inferred.
        case writeLayers
        /// Put modules into layers and name these, where none are known.
        case nameLayers
        /// Record the violations, so that only new ones fail.
        case record
        /// Take out of the record what is gone.
        case prune
        /// Change what `.strata.yml` says.
        case configure
    }

    /// What is done.
    package let action: Action
    /// The same in words: `Move WMAPI to BaseDomainInterface`.
    package let sentence: String
    /// The command that does or shows it; nil where a person has to edit something.
    package let command: String?

    /// A step as it is offered.
    package init(_ action: Action, _ sentence: String, command: String? = nil) {
        self.action = action
        self.sentence = sentence
        self.command = command
    }
}

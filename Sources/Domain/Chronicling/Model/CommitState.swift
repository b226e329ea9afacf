import Architecture
import Codebase

/// The architecture after one commit: what is counted, compared and searched for in its history.
package struct CommitState: Equatable, Sendable {
    /// The modules, in the order of their identifiers.
    package let modules: [ModuleState]
    /// The edges between own modules, ordered by origin, then by destination.
    package let edges: [EdgeID]
    /// What the rules of that commit forbid, worst first.
    package let violations: [ViolationState]
    /// How many Swift files there are.
    package let files: Int
    /// The lines of all Swift files, by where they belong.
    package let lines: LineTotals
    /// How much could not be read, so that the other figures may be too small.
    package let incomplete: Int
    /// Whether a person wrote the layers; else they are inferred from names.
    package let hasWrittenLayers: Bool

    /// A state of its parts, in any order.
    package init(
        modules: [ModuleState], edges: [EdgeID], violations: [ViolationState], files: Int,
        lines: LineTotals, incomplete: Int = 0, hasWrittenLayers: Bool = false
    ) {
        self.modules = modules.sorted { $0.id < $1.id }
        self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.violations = violations
        self.files = files
        self.lines = lines
        self.incomplete = incomplete
        self.hasWrittenLayers = hasWrittenLayers
    }
}

/// A module after one commit.
package struct ModuleState: Equatable, Sendable {
    /// The identifier.
    package let id: ModuleID
    /// The part it plays.
    package let role: Role
    /// The name of its layer; nil if it stands in none.
    package let layer: String?
    /// Its Swift files.
    package let files: Int
    /// The lines of its Swift files.
    package let lines: Int
    /// Whether it is test data of another.
    package let isFixture: Bool
    /// The lines that must be compiled for its previews; nil if it has none.
    package let previewLines: Int?
    /// The lines that must be compiled to run it; nil unless it is a dev app.
    package let devAppLines: Int?

    /// A module of its parts.
    package init(
        id: ModuleID, role: Role, layer: String?, files: Int, lines: Int, isFixture: Bool = false,
        previewLines: Int? = nil, devAppLines: Int? = nil
    ) {
        self.id = id
        self.role = role
        self.layer = layer
        self.files = files
        self.lines = lines
        self.isFixture = isFixture
        self.previewLines = previewLines
        self.devAppLines = devAppLines
    }
}

/// A violation after one commit.
package struct ViolationState: Equatable, Sendable {
    /// ``Violation/id``.
    package let id: Violation.ID
    /// The rule.
    package let kind: ViolationKind
    /// The module that breaks it.
    package let from: ModuleID
    /// The module it should not reach; nil where the rule is about one module alone.
    package let to: ModuleID?
    /// How much it weighs.
    package let severity: Severity
    /// Whether it is recorded.
    package let isRecorded: Bool
    /// Who will remove it, as the record says, else who owns the files behind it; nil if nothing says.
    package let owner: String?

    /// A violation of its parts.
    package init(
        id: Violation.ID, kind: ViolationKind, from: ModuleID, to: ModuleID? = nil,
        severity: Severity, isRecorded: Bool = false, owner: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.from = from
        self.to = to
        self.severity = severity
        self.isRecorded = isRecorded
        self.owner = owner
    }
}

/// The lines of Swift files, each file counted once.
package struct LineTotals: Equatable, Sendable {
    /// In modules that are shipped, and in no app target.
    package var modules: Int
    /// In app targets alone.
    package var apps: Int
    /// In tests and what helps them alone.
    package var tests: Int
    /// Everywhere else: dev apps, plugins, manifests, and what no module claims.
    package var others: Int

    /// Lines as they were counted.
    package init(modules: Int = 0, apps: Int = 0, tests: Int = 0, others: Int = 0) {
        self.modules = modules
        self.apps = apps
        self.tests = tests
        self.others = others
    }

    /// All of them.
    package var all: Int { modules + apps + tests + others }

    /// The share of app targets in what is shipped, in percent, rounded; 0 if nothing is.
    package var appShare: Int {
        let shipped = modules + apps
        return shipped == 0 ? 0 : (apps * 200 + shipped) / (shipped * 2)
    }
}

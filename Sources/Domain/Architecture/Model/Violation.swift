import Codebase

/// The rule that a violation breaks.
package enum ViolationKind: String, CaseIterable, Sendable {
    case upward, sideways, peer, bypass, impure, forbidden, cycle, undeclared, transitive, unused
    case unimported, indirect, unassigned, exclusion
    case unregistered, unresolved, duplicate, unapplied, recursion, captured, unwired, leak
    case unprovided, unset, unchecked

    /// How severe violations of this kind are unless a person says otherwise.
    package var standardSeverity: Severity {
        switch self {
        case .upward, .sideways, .peer, .bypass, .impure, .forbidden, .cycle: .error
        case .undeclared, .exclusion: .error
        case .unregistered, .recursion, .unprovided: .error
        case .unassigned, .unused: .warning
        case .unresolved, .duplicate, .unapplied, .unwired, .leak: .warning
        case .transitive, .unimported, .indirect, .captured: .info
        case .unset, .unchecked: .off
        }
    }
}

extension ViolationKind {
    /// How severe violations of this kind are where nobody wrote the layers: what only names suggest
    /// warns; only layers that a person wrote make errors.
    package var inferredSeverity: Severity {
        isAboutLayers ? .warning : standardSeverity
    }

    /// Whether the order of the layers makes the rule.
    package var isAboutLayers: Bool {
        switch self {
        case .upward, .sideways, .peer, .bypass, .impure: true
        default: false
        }
    }

    /// Whether the rule says which edges may not be: by the order of the layers, or as a person wrote.
    package var forbidsEdges: Bool { isAboutLayers || self == .forbidden }

    /// The rules that forbid edges, what explains most of an edge first: a person's own reason; where
    /// the order is broken, no interface helps; where an interface would, it does not matter that both
    /// are features.
    static let explainingMost: [ViolationKind] = [
        .forbidden, .upward, .bypass, .sideways, .peer, .impure,
    ]

    /// Whether folders inside a module can break the rule, as two folders that use each other break
    /// `cycle`. The other rules are about modules only: what manifests declare and what files
    /// import, as `unused`, or how objects are made (``isFurther``).
    var isAboutFolders: Bool {
        switch self {
        case .undeclared, .transitive, .unused, .unimported, .indirect: false
        default: !isFurther
        }
    }
}

/// How much a violation weighs.
package enum Severity: String, CaseIterable, Sendable {
    /// Shown, never counted against the codebase.
    case info
    /// Shown and counted, but `check` stays clean.
    case warning
    /// Makes `check` fail.
    case error
    /// Not even worked out.
    case off
}

/// An edge, or a module, that a rule forbids.
package struct Violation: Equatable, Sendable, Identifiable {
    /// What a person said of it.
    package enum State: String, CaseIterable, Sendable {
        /// Nothing.
        case new
        /// It is recorded, so that it does not fail.
        case recorded
        /// It is allowed, in `.strata.yml` or by a comment.
        case excluded
    }

    /// That a person excludes it.
    package struct Permission: Equatable, Sendable {
        /// Why; never empty.
        package let reason: String
        /// Whether a comment beside the code says so, and not the configuration file.
        package let isInSource: Bool

        /// That a person excludes it.
        package init(reason: String, isInSource: Bool) {
            self.reason = reason
            self.isInSource = isInSource
        }
    }

    /// What stays the same while the violation does: kind and the modules it is about.
    package let id: String
    /// The rule.
    package let kind: ViolationKind
    /// The module that breaks it.
    package let from: ModuleID
    /// The module it should not reach; nil where the rule is about one module alone. Where it is
    /// about what objects are made of, the name of the type stands here, which is no module's.
    package let to: ModuleID?
    /// Whether it is new, recorded or excluded.
    package internal(set) var state: State
    /// Why it is excluded, and where that is said; nil if it is not.
    package internal(set) var permission: Permission?
    /// If it is new although its modules are recorded: the names that are used now and are not
    /// recorded, sorted.
    package internal(set) var unrecorded: [String]
    /// How much it weighs.
    package let severity: Severity
    /// One sentence with the names of the modules.
    package let message: String
    /// The places behind it, ordered by file and line.
    package internal(set) var sites: [Site]
    /// The declaration behind it: manifest and line, where it is about what is declared.
    package let declaration: DeclarationSite?
    /// For a cycle the shortest way round: each module imports the next, the last the first.
    package let cycle: [ModuleID]
    /// For a cycle the smallest set of edges whose removal breaks it.
    package let breakers: [EdgeID]

    /// Derives ``id`` from the rule and the modules, for a cycle from all of its modules.
    package init(
        kind: ViolationKind,
        from: ModuleID,
        to: ModuleID?,
        state: State = .new,
        permission: Permission? = nil,
        severity: Severity,
        message: String,
        sites: [Site] = [],
        declaration: DeclarationSite? = nil,
        cycle: [ModuleID] = [],
        breakers: [EdgeID] = []
    ) {
        let about = cycle.isEmpty ? [from] + (to.map { [$0] } ?? []) : cycle.sorted()
        id = ([kind.rawValue] + about.map(\.rawValue)).joined(separator: " ")
        self.kind = kind
        self.from = from
        self.to = to
        self.state = state
        self.permission = permission
        unrecorded = []
        self.severity = severity
        self.message = message
        self.sites = sites
        self.declaration = declaration
        self.cycle = cycle
        self.breakers = breakers
    }
}

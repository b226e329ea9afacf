import Codebase

/// The ordered layers of a codebase, top first, with the rules that hold between them.
package struct LayerConfiguration: Equatable, Sendable {
    /// Where the layers come from.
    package enum Source: Equatable, Sendable {
        /// A person wrote them into this file.
        case file(RelativePath)
        /// Strata worked them out.
        case inferred
    }

    /// Where the layers come from.
    package var source: Source
    /// The layers, top first.
    package var layers: [Layer]
    /// Severities that differ from the standard ones.
    package var severities: [ViolationKind: Severity]
    /// What else some modules must not import, in the order of the file.
    package var rules: [ImportRule]
    /// Edges that the rules let pass, each with its reason.
    package var exclusions: [Exclusion]
    /// What could not be read and may stay so, each with its reason.
    package var acceptances: [Acceptance]
    /// How many violations may be recorded, in the order of the file.
    package var budgets: [Budget]
    /// What the layers are about.
    package var units: Units
    /// The layers of the modules, top first, where ``layers`` are those with the folders inside the
    /// modules that are split; else empty.
    package var refined: [Layer]

    /// A configuration as it was read or inferred.
    package init(
        source: Source,
        layers: [Layer],
        severities: [ViolationKind: Severity] = [:],
        rules: [ImportRule] = [],
        exclusions: [Exclusion] = [],
        acceptances: [Acceptance] = [],
        budgets: [Budget] = [],
        units: Units = .modules,
        refined: [Layer] = []
    ) {
        self.source = source
        self.layers = layers
        self.severities = severities
        self.rules = rules
        self.exclusions = exclusions
        self.acceptances = acceptances
        self.budgets = budgets
        self.units = units
        self.refined = refined
    }

    /// The same configuration with other acceptances.
    func accepting(_ acceptances: [Acceptance]) -> LayerConfiguration {
        var copy = self
        copy.acceptances = acceptances
        return copy
    }

    /// How severe violations of a kind are here: what breaks only inferred layers is no error, and
    /// between folders nothing is that nobody wrote layers for.
    package func severity(of kind: ViolationKind) -> Severity {
        if let severity = severities[kind] { return severity }
        guard source == .inferred else { return kind.standardSeverity }
        let inferred = kind.inferredSeverity
        return inferred == .error && !units.areModules && kind.isAboutFolders ? .warning : inferred
    }
}

/// A named set of modules.
package struct Layer: Equatable, Sendable, Identifiable {
    /// The name, unique among the layers.
    package let name: String
    /// What selects its modules; a module that any of them matches stands in the layer.
    package let patterns: [ModulePattern]
    /// What is allowed inside it and below it.
    package let options: LayerOptions
    /// Why it was inferred; nil if a person wrote it.
    package let reason: String?
    /// The line of the configuration file that names it, from 1; nil if inferred.
    package let line: Int?
    /// The layer of modules that it is a part of, for folders inside them; nil if it is whole.
    package let outer: String?
    /// The layers below it for which hardly more imports point down than up, so that nothing says
    /// which of the two is the higher one; always empty if a person wrote it.
    package let weaklyAbove: Set<String>

    /// The name, by which others refer to it.
    package var id: String { name }

    /// A layer as it was read or inferred.
    package init(
        name: String,
        patterns: [ModulePattern],
        options: LayerOptions = LayerOptions(),
        reason: String? = nil,
        line: Int? = nil,
        outer: String? = nil,
        weaklyAbove: Set<String> = []
    ) {
        self.name = name
        self.patterns = patterns
        self.options = options
        self.reason = reason
        self.line = line
        self.outer = outer
        self.weaklyAbove = weaklyAbove
    }
}

/// What a layer allows.
package struct LayerOptions: Equatable, Sendable {
    /// How the modules of one layer may use each other.
    package enum Peers: String, CaseIterable, Sendable {
        /// Freely.
        case allowed
        /// Not at all; the violation is called `peer`.
        case forbidden
        /// Not at all, because they are features; the violation is called `sideways`.
        case features
    }

    /// How its modules may use each other.
    package var peers: Peers
    /// Whether a module may import the interface module of a peer.
    package var interfacesSideways: Bool
    /// Whether its modules may import the layer directly below only.
    package var strict: Bool
    /// The only layers its modules may import; nil if all below it.
    package var mayImport: [String]?
    /// Whether violations of its modules can be recorded.
    package var mayBeRecorded: Bool
    /// Whether it holds what is not sorted yet: what its modules break of the layers is a note.
    package var migrating: Bool
    /// Whether its modules must stay free of presentation and data, as a domain must.
    package var pure: Bool

    /// Options; by default those of a layer nobody said anything about.
    package init(
        peers: Peers = .allowed,
        interfacesSideways: Bool = true,
        strict: Bool = false,
        mayImport: [String]? = nil,
        pure: Bool = false,
        mayBeRecorded: Bool = true,
        migrating: Bool = false
    ) {
        self.mayBeRecorded = mayBeRecorded
        self.migrating = migrating
        self.peers = peers
        self.interfacesSideways = interfacesSideways
        self.strict = strict
        self.mayImport = mayImport
        self.pure = pure
    }
}

/// Violations that a person accepts, with the reason.
package struct Exclusion: Equatable, Sendable {
    /// The kinds it covers; empty for all.
    package let kinds: [ViolationKind]
    /// Which modules may; nil for all.
    package let from: ModulePattern?
    /// What they may import; nil for all.
    package let to: ModulePattern?
    /// Why; never empty.
    package let reason: String
    /// The line of the configuration file, from 1.
    package let line: Int?

    /// An exclusion as it was read.
    package init(
        kinds: [ViolationKind], from: ModulePattern?, to: ModulePattern?, reason: String, line: Int?
    ) {
        self.kinds = kinds
        self.from = from
        self.to = to
        self.reason = reason
        self.line = line
    }
}

extension LayerConfiguration {
    /// Whether a person asks for the rule about what views read from the environment, for which all views
    /// are read.
    package var judgesEnvironment: Bool { severities[.unprovided].map { $0 != .off } ?? false }
}

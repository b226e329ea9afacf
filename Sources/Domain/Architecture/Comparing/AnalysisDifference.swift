import Codebase

/// What is different between two states of a codebase: what a pull request changes.
package struct AnalysisDifference: Equatable, Sendable {
    /// The violations that the later state has and the earlier one had not, worst first; those that
    /// are recorded are not among them.
    package let appeared: [Violation]
    /// The violations that only the earlier state has, worst first.
    package let disappeared: [Violation]
    /// The edges between own modules that code makes in the later state only, in order.
    package let newEdges: [EdgeID]
    /// Those that it makes in the earlier state only, in order.
    package let goneEdges: [EdgeID]
    /// The modules that only the later state has, in the order of their identifiers.
    package let addedModules: [ModuleID]
    /// Those that only the earlier state has, in the order of their identifiers.
    package let removedModules: [ModuleID]
    /// The modules that stand in another layer, in the order of their identifiers.
    package let movedModules: [MovedModule]
    /// How many violations there are of each kind, where that changed, in the order of the kinds;
    /// recorded ones count.
    package let counts: [CountChange]

    /// A module that stands in another layer than before.
    package struct MovedModule: Equatable, Sendable {
        /// The module.
        package let module: ModuleID
        /// The layer before; nil if it stood in none.
        package let from: String?
        /// The layer now; nil if it stands in none.
        package let to: String?
    }

    /// How many violations of a kind there are.
    package struct CountChange: Equatable, Sendable {
        /// The kind.
        package let kind: ViolationKind
        /// How many there were.
        package let before: Int
        /// How many there are.
        package let after: Int
    }

    /// Compares two analyses of the same units.
    package init(from before: Analysis, to after: Analysis) {
        let known = Set(before.violations.map(\.id))
        let found = Set(after.violations.map(\.id))
        appeared = after.violations.filter { !known.contains($0.id) && $0.state == .new }
        disappeared = before.violations.filter { !found.contains($0.id) }
        let (old, new) = (before.ownUses, after.ownUses)
        newEdges = new.subtracting(old).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        goneEdges = old.subtracting(new).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        let modules = (
            before: Set(before.codebase.modules.map(\.id)),
            after: Set(after.codebase.modules.map(\.id))
        )
        addedModules = modules.after.subtracting(modules.before).sorted()
        removedModules = modules.before.subtracting(modules.after).sorted()
        movedModules = modules.after.intersection(modules.before).sorted().compactMap { id in
            let (from, to) = (before.layerName(of: id), after.layerName(of: id))
            return from == to ? nil : MovedModule(module: id, from: from, to: to)
        }
        counts = ViolationKind.allCases.compactMap { kind in
            let change = CountChange(
                kind: kind, before: before.violations.count { $0.kind == kind },
                after: after.violations.count { $0.kind == kind })
            return change.before == change.after ? nil : change
        }
    }

    /// Whether nothing is different.
    package var isEmpty: Bool {
        appeared.isEmpty && disappeared.isEmpty && newEdges.isEmpty && goneEdges.isEmpty
            && addedModules.isEmpty && removedModules.isEmpty && movedModules.isEmpty
    }
}

extension Analysis {
    /// The edges between own modules that code makes.
    fileprivate var ownUses: Set<EdgeID> {
        let own = Set(codebase.modules.map(\.id))
        return Set(
            graph.edges.lazy.filter { $0.isUse && own.contains($0.to) && !$0.isOnlyDeclared }
                .map(\.id))
    }

    /// The name of the layer that a module stands in; nil if it stands in none.
    package func layerName(of module: ModuleID) -> String? {
        assignment.layers[module].map { configuration.layers[$0].name }
    }
}

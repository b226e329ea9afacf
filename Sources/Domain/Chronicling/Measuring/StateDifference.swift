import Architecture
import Codebase

/// What is different between two commits, however many lie between them.
package struct StateDifference: Equatable, Sendable {
    /// The modules that came and went, in the order of their identifiers.
    package let addedModules: [ModuleState]
    package let removedModules: [ModuleState]
    /// The edges that came and went, in order.
    package let newEdges: [EdgeID]
    package let goneEdges: [EdgeID]
    /// The violations that came and went, recorded or not, worst first.
    package let appeared: [ViolationState]
    package let disappeared: [ViolationState]
    /// The modules that have other lines than before, the largest change first.
    package let grown: [Growth]

    /// A module that has other lines than before.
    package struct Growth: Equatable, Sendable {
        /// The module.
        package let module: ModuleID
        /// The lines before and after.
        package let before: Int
        package let after: Int
    }

    /// Compares two states.
    package init(from before: CommitState, to after: CommitState) {
        let old = Dictionary(
            before.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let new = Set(after.modules.map(\.id))
        addedModules = after.modules.filter { old[$0.id] == nil }
        removedModules = before.modules.filter { !new.contains($0.id) }
        let edges = (before: Set(before.edges), after: Set(after.edges))
        newEdges = after.edges.filter { !edges.before.contains($0) }
        goneEdges = before.edges.filter { !edges.after.contains($0) }
        let known = Set(before.violations.map(\.id))
        let found = Set(after.violations.map(\.id))
        appeared = after.violations.filter { !known.contains($0.id) }
        disappeared = before.violations.filter { !found.contains($0.id) }
        grown = after.modules.compactMap { module -> Growth? in
            guard let before = old[module.id], before.lines != module.lines else { return nil }
            return Growth(module: module.id, before: before.lines, after: module.lines)
        }
        .sorted { (abs($1.after - $1.before), $0.module) < (abs($0.after - $0.before), $1.module) }
    }

    /// Whether nothing is different but lines.
    package var isEmpty: Bool {
        addedModules.isEmpty && removedModules.isEmpty && newEdges.isEmpty && goneEdges.isEmpty
            && appeared.isEmpty && disappeared.isEmpty
    }
}

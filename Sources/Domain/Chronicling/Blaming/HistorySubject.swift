import Architecture
import Codebase

/// Something whose beginning is searched for.
package enum HistorySubject: Hashable, Sendable {
    /// A violation, by its identifier.
    case violation(Violation.ID)
    /// That one module depends on another.
    case edge(EdgeID)
    /// A module.
    case module(ModuleID)
    /// That a module has at least so many lines.
    case size(ModuleID, lines: Int)

    /// Whether it is there after a commit.
    package func isThere(in state: CommitState) -> Bool {
        switch self {
        case .violation(let id): state.violations.contains { $0.id == id }
        case .edge(let edge): state.edges.contains(edge)
        case .module(let id): state.module(id) != nil
        case .size(let id, let lines): (state.module(id)?.lines ?? 0) >= lines
        }
    }

    /// The same under the names that modules had before a commit renamed them or moved their
    /// folders; nil if nothing there is called alike, or several things are.
    ///
    /// - Parameters:
    ///   - before: The state before the commit.
    ///   - after: The state after it, which has the subject.
    func renamed(in before: CommitState, from after: CommitState) -> HistorySubject? {
        switch self {
        case .violation(let id):
            guard let violation = after.violations.first(where: { $0.id == id }) else { return nil }
            let alike = before.violations.filter { other in
                other.kind == violation.kind && other.isAbout(sameTargetsAs: violation)
                    && !after.violations.contains { $0.id == other.id }
            }
            return alike.count == 1 ? alike.first.map { .violation($0.id) } : nil
        case .edge(let edge):
            let alike = before.edges.filter { other in
                other.from.targetName == edge.from.targetName
                    && other.to.targetName == edge.to.targetName && !after.edges.contains(other)
            }
            return alike.count == 1 ? alike.first.map { .edge($0) } : nil
        case .module(let id): return Self.other(id, in: before, after).map { .module($0) }
        case .size(let id, let lines):
            guard let other = Self.other(id, in: before, after),
                (before.module(other)?.lines ?? 0) >= lines
            else { return nil }
            return .size(other, lines: lines)
        }
    }

    private static func other(
        _ id: ModuleID, in before: CommitState, _ after: CommitState
    ) -> ModuleID? {
        let alike = before.modules.filter { other in
            other.id.targetName == id.targetName && after.module(other.id) == nil
        }
        return alike.count == 1 ? alike.first?.id : nil
    }
}

extension CommitState {
    /// The module of an identifier; nil if there is none.
    package func module(_ id: ModuleID) -> ModuleState? {
        let position = modules.partitioningIndex { !($0.id < id) }
        return position < modules.endIndex && modules[position].id == id ? modules[position] : nil
    }
}

extension ViolationState {
    fileprivate func isAbout(sameTargetsAs other: ViolationState) -> Bool {
        kind != .cycle && from.targetName == other.from.targetName
            && to?.targetName == other.to?.targetName
    }
}

import Architecture
import Codebase

/// What a person means by words.
package enum NamedSubject: Equatable, Sendable {
    /// Exactly this.
    case one(HistorySubject)
    /// Any of several; in the order of their identifiers.
    case several([String])
    /// Nothing that is there.
    case none

    /// Looks words up: the identifier of a violation, `A -> B`, or a module by name or identifier.
    ///
    /// - Parameters:
    ///   - lines: How many lines of the module are meant; nil for the module itself.
    package init(_ words: String, lines: Int? = nil, in state: CommitState) {
        if lines == nil, state.violations.contains(where: { $0.id == words }) {
            self = .one(.violation(words))
            return
        }
        for arrow in [" -> ", " → "] {
            guard lines == nil, let (left, right) = words.halves(around: arrow) else { continue }
            self = Self.edge(from: left, to: right, in: state)
            return
        }
        let found = state.modules(named: words)
        guard let module = found.first else {
            self = .none
            return
        }
        guard found.count == 1 else {
            self = .several(found.map(\.rawValue))
            return
        }
        self = .one(lines.map { .size(module, lines: $0) } ?? .module(module))
    }

    /// Between two modules a violation is meant before the edge that it is about.
    private static func edge(
        from left: String, to right: String, in state: CommitState
    ) -> NamedSubject {
        let (origins, ends) = (
            Set(state.modules(named: left)), Set(state.modules(named: right))
        )
        let violations = state.violations.filter { violation in
            origins.contains(violation.from) && violation.to.map(ends.contains) ?? false
        }
        let edges = state.edges.filter { origins.contains($0.from) && ends.contains($0.to) }
        if violations.count == 1, edges.count < 2 { return .one(.violation(violations[0].id)) }
        if violations.isEmpty, edges.count == 1 { return .one(.edge(edges[0])) }
        let ids =
            violations.map(\.id) + edges.map { $0.from.rawValue + " -> " + $0.to.rawValue }
        return ids.isEmpty ? .none : .several(ids)
    }
}

extension CommitState {
    /// The modules that are called so: one by its identifier, or all of that name.
    fileprivate func modules(named name: String) -> [ModuleID] {
        let id = ModuleID(rawValue: name)
        if module(id) != nil { return [id] }
        return modules.map(\.id).filter { $0.targetName == name }
    }
}

extension String {
    fileprivate func halves(around separator: String) -> (String, String)? {
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(separator) {
                return (String(self[..<rest.startIndex]), String(rest.dropFirst(separator.count)))
            }
            _ = first
            rest = rest.dropFirst()
        }
        return nil
    }
}

extension HistorySubject {
    /// What it is, as the beginning of a sentence.
    package var words: String {
        switch self {
        case .violation(let id): id
        case .edge(let edge): "\(edge.from.rawValue) → \(edge.to.rawValue)"
        case .module(let id): "module \(id.rawValue)"
        case .size(let id, let lines): "\(lines.counted("line")) in \(id.rawValue)"
        }
    }
}

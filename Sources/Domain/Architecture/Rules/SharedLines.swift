import Codebase

/// Lines of manifests and their helpers that declare a dependency for several targets, as templates
/// do: where one target needs it, the line stays.
struct SharedLines {
    private struct Line: Hashable {
        let file: RelativePath
        let number: Int
    }

    /// What each line declares, for all targets that have it.
    private var lines: [Line: [Edge]] = [:]
    private let context: RuleContext
    private let isNeeded: (Edge) -> Bool

    /// - Parameter isNeeded: Whether a declaration that no file imports is needed all the same.
    init(_ context: RuleContext, isNeeded: @escaping (Edge) -> Bool) {
        self.context = context
        self.isNeeded = isNeeded
        for edge in context.graph.edges {
            if let line = line(of: edge) { lines[line, default: []].append(edge) }
        }
    }

    /// Another target that needs what the line of a declaration declares for it: it imports that, uses
    /// names of it, or somebody reaches something through it. Nil if there is none.
    func user(besides edge: Edge) -> ModuleID? {
        guard let shared = line(of: edge).flatMap({ lines[$0] }) else { return nil }
        // A helper's line with one dependency for each target may name another one each time: `name`.
        let isOne =
            edge.dependency?.file != nil && Set(shared.map(\.from)).count == shared.count
        return shared.first { other in
            other.from != edge.from && (isOne || other.to == edge.to)
                && (!other.isOnlyDeclared || isNeeded(other))
        }?.from
    }

    private func line(of edge: Edge) -> Line? {
        guard let dependency = edge.dependency, let number = dependency.line,
            let file = dependency.file ?? context.module(edge.from)?.manifest
        else { return nil }
        return Line(file: file, number: number)
    }
}

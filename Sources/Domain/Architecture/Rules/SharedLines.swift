import Codebase

/// Lines of manifests and their helpers that declare a dependency for several targets, as templates
/// do: where one target needs it, the line stays.
struct SharedLines {
    private struct Line: Hashable {
        let file: RelativePath
        let number: Int
    }

    /// What a line declares for the targets that have it.
    private struct Declarations {
        /// How many dependencies each target has of it.
        var counts: [ModuleID: Int] = [:]
        /// The first target that imports each dependency.
        var users: [(from: ModuleID, to: ModuleID)] = []
    }

    private var lines: [Line: Declarations] = [:]
    private let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        for edge in context.graph.edges {
            guard let line = line(of: edge) else { continue }
            lines[line, default: Declarations()].counts[edge.from, default: 0] += 1
            if !edge.isOnlyDeclared {
                lines[line, default: Declarations()].users.append((edge.from, edge.to))
            }
        }
    }

    /// Another target that imports what the line of a declaration declares for it; nil if there is
    /// none.
    func user(besides edge: Edge) -> ModuleID? {
        guard let shared = line(of: edge).flatMap({ lines[$0] }) else { return nil }
        // A helper's line with one dependency for each target may name another one each time: `name`.
        let isOne =
            edge.dependency?.file != nil && shared.counts.values.allSatisfy { $0 == 1 }
        return shared.users.first { $0.from != edge.from && (isOne || $0.to == edge.to) }?.from
    }

    private func line(of edge: Edge) -> Line? {
        guard let dependency = edge.dependency, let number = dependency.line,
            let file = dependency.file ?? context.module(edge.from)?.manifest
        else { return nil }
        return Line(file: file, number: number)
    }
}

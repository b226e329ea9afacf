import Codebase

/// Lines of manifests and their helpers that declare a dependency for several targets, as templates
/// do: where one target needs it, the line stays.
struct SharedLines {
    /// A line that declares, with what it declares.
    private struct Line: Hashable {
        let file: RelativePath
        let number: Int
        let to: ModuleID
    }

    /// The first target that imports what each line declares for it.
    private var users: [Line: ModuleID] = [:]
    private let manifests: [ModuleID: RelativePath]

    init(_ context: RuleContext) {
        manifests = Dictionary(
            context.codebase.modules.compactMap { module in
                module.manifest.map { (module.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        for edge in context.graph.edges where !edge.isOnlyDeclared {
            guard let line = line(of: edge) else { continue }
            users[line] = users[line] ?? edge.from
        }
    }

    /// Another target that imports what the line of a declaration declares; nil if there is none.
    func user(besides edge: Edge) -> ModuleID? {
        line(of: edge).flatMap { users[$0] }.flatMap { $0 == edge.from ? nil : $0 }
    }

    private func line(of edge: Edge) -> Line? {
        guard let dependency = edge.dependency, let number = dependency.line,
            let file = dependency.file ?? manifests[edge.from]
        else { return nil }
        return Line(file: file, number: number, to: edge.to)
    }
}

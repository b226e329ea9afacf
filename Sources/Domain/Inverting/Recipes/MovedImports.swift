import Architecture
import Codebase

/// What a file has to import for declarations that move there.
struct MovedImports: Sendable {
    private let sources: EdgeSources
    private let moved: MovedParts
    private let target: Module
    private let types: MeantTypes
    private let isNew: Bool

    /// - Parameter isNew: Whether the module is new, and may know what the far end knows.
    init(_ sources: EdgeSources, _ moved: MovedParts, _ target: Module, isNew: Bool = false) {
        self.isNew = isNew
        self.sources = sources
        self.moved = moved
        self.target = target
        types = MeantTypes(sources)
    }

    /// The import statements for what moves of a file, with the edges that they make and the old
    /// statements that nothing of it needs.
    ///
    /// - Throws: An obstacle where the new module may not know what is imported.
    func imports(
        of path: RelativePath
    ) throws(PlanStop) -> (text: String, edges: [EdgeID], unneeded: [ImportStatement]) {
        var lines: Set<String> = []
        var unneeded: [ImportStatement] = []
        var edges: [EdgeID] = []
        let graph = sources.analysis.graph
        for edge in graph.edges(from: sources.to.id) {
            for site in edge.imports where site.file == path {
                if edge.to == target.id {
                    unneeded.append(site.statement)
                    continue
                }
                let needed = EdgeID(from: target.id, to: edge.to)
                let isKnown = graph.edge(needed) != nil
                switch edge.to.foreignKind {
                case nil:
                    guard let name = name(of: edge.to, path) else {
                        unneeded.append(site.statement)
                        continue
                    }
                    if !isKnown { try check(needed, naming: name) }
                    edges.append(needed)
                case .system: break
                default:
                    if isNew { edges.append(needed) }
                    guard isKnown || isNew else {
                        throw .obstacle(
                            "\(path.name) imports \(site.statement.module), which \(target.name) "
                                + "does not know. Move what does not need it to another file first."
                        )
                    }
                }
                lines.insert(site.statement.line(without: ["@_exported", "@testable"]))
            }
        }
        let plain = lines.filter { !$0.hasPrefix("#") }.sorted()
        let conditional = lines.filter { $0.hasPrefix("#") }.sorted()
        return ((plain + conditional).joined(), edges, unneeded)
    }

    private func check(_ edge: EdgeID, naming name: String) throws(PlanStop) {
        let other = sources.module(edge.to)
        let isAround =
            [sources.from.id, sources.to.id].contains(edge.to)
            || sources.reaches(edge.to, target.id)
        let rule = isAround ? nil : sources.violation(by: [edge])
        guard isAround || rule != nil else { return }
        throw .obstacle(
            "What would go there names \(name) of \(other?.name ?? edge.to.targetName), which "
                + "\(target.name) may not know. Move that first.")
    }

    /// A name of a module in the parts of a file that move; nil if there is none.
    private func name(of id: ModuleID, _ path: RelativePath) -> String? {
        let module = sources.analysis.codebase.module(id)
        let names = Set(
            (module?.sources ?? []).flatMap { file in
                (sources.analysis.facts[file]?.declarations ?? []).flatMap {
                    $0.kind == .extension ? [] : [$0.name]
                }
            }
        ).subtracting(["init", "subscript"])
        guard let file = sources.files[path] else { return nil }
        let number = file.details.uses.indices.first { number in
            let use = file.details.uses[number]
            guard moved.contains(use.extent.start.offset, of: path), use.local == nil else {
                return false
            }
            if use.name == module?.moduleName, use.base == nil { return true }
            guard names.contains(use.name) else { return false }
            return types.declarations(of: number, in: path).isEmpty
                && !(use.base == nil && moved.names.contains(use.name))
        }
        return number.map { file.details.uses[$0].name }
    }
}

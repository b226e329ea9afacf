import Architecture
import Codebase

/// The modules that the near end of an edge sees only because the far end hands them on.
struct HandedOn: Sendable {
    private let sources: EdgeSources

    init(_ sources: EdgeSources) { self.sources = sources }

    /// Whether the far end hands anything on.
    var isAny: Bool { !all.isEmpty }

    /// What the far end hands on, over any number of hops.
    private var all: [ModuleID] { sources.analysis.graph.reexports(of: sources.to.id) }

    /// The modules that a file of the near end would have to import itself: those of the codebase of
    /// which it names something, and all others.
    func modules(for path: RelativePath) -> [ModuleID] {
        guard let file = sources.files[path] else { return [] }
        let imported = Set((sources.analysis.facts[path]?.imports ?? []).map(\.module))
        return all.filter { id in
            guard id != sources.from.id else { return false }
            guard let module = sources.module(id) else { return !imported.contains(id.targetName) }
            if imported.contains(module.moduleName) { return false }
            let names = self.names(of: module)
            return file.details.uses.contains { $0.local == nil && names.contains($0.name) }
        }.sorted()
    }

    /// What others name of a module: what stands alone, and what it adds to types of others.
    func names(of module: Module) -> Set<String> {
        let all = module.sources.flatMap { sources.analysis.facts[$0]?.declarations ?? [] }
            .filter { $0.kind != .extension && $0.kind != .`init` && $0.kind != .subscript }
        let own = Set(all.filter { $0.container == nil }.map(\.name))
        return Set(
            all.filter { declaration in
                declaration.access.rank >= AccessLevel.package.rank
                    && declaration.owner.map { !own.contains($0) } ?? true
            }.map(\.name)
        ).union([module.moduleName])
    }
}

extension TextEdits {
    /// Lets the near end import what it saw only because the far end hands it on.
    ///
    /// - Returns: The edges that are new.
    mutating func addHandedOn(in sources: EdgeSources) throws(PlanStop) -> [EdgeID] {
        let handedOn = HandedOn(sources)
        guard !sources.isInside, handedOn.isAny else { return [] }
        var added: [EdgeID] = []
        for (path, _) in sources.files(of: sources.from) where sources.importsFarEnd(path) {
            for id in handedOn.modules(for: path) {
                let edge = EdgeID(from: sources.from.id, to: id)
                let own = sources.module(id)
                let isKnown = sources.analysis.graph.edge(edge)?.declared == .direct
                if own == nil, id.foreignKind != .system, !isKnown {
                    throw .obstacle(
                        "\(sources.to.name) hands \(id.targetName) on, which \(sources.from.name) does "
                            + "not declare. Let it depend on that itself first.")
                }
                addImports([own?.moduleName ?? id.targetName], to: path, in: sources)
                if own != nil { added.append(edge) }
            }
        }
        return added
    }
}

import Codebase

/// The edges of an earlier analysis that hold for a codebase in which some files changed.
struct KnownEdges {
    private let graph: ModuleGraph
    private let undecided: [ModuleID: [UndecidedImport]]
    private let unchanged: Set<ModuleID>

    /// - Parameter changed: The files whose facts are others now.
    /// - Returns: nil if none can be taken over: because the modules, or what they declare, are
    ///   others, or because edges were changed in thought. A module that came in and that nobody
    ///   can mean yet changes nothing.
    init?(of before: Analysis, for codebase: Codebase, changed: Set<RelativePath>) {
        let old = before.ofModules
        guard old.isComplete, old.codebase.edits.isEmpty,
            old.codebase.products == codebase.products,
            old.codebase.externals == codebase.externals,
            let modules = Self.counterparts(of: old, in: codebase)
        else { return nil }
        var unchanged: Set<ModuleID> = []
        for (one, other) in zip(old.codebase.modules, modules) {
            guard one.declaresTheSame(as: other) else { return nil }
            if one.sources == other.sources, one.otherSources == other.otherSources,
                changed.isEmpty || !one.compilesAny(of: changed)
            {
                unchanged.insert(one.id)
            }
        }
        graph = old.graph
        undecided = Dictionary(grouping: old.graph.undecided, by: \.from)
        self.unchanged = unchanged
    }

    /// The modules of a codebase without those that came in.
    ///
    /// - Returns: nil if there are not as many as before, or if one that came in may be meant by
    ///   what is there: it has files, or something is called like it.
    private static func counterparts(of before: Analysis, in codebase: Codebase) -> [Module]? {
        let old = before.codebase.modules
        if old.count == codebase.modules.count { return codebase.modules }
        let known = Set(old.map(\.id))
        let (kept, new) = (
            codebase.modules.filter { known.contains($0.id) },
            codebase.modules.filter { !known.contains($0.id) }
        )
        let names = Set(before.graph.nodes.map(\.id.targetName))
        let areBlank = new.allSatisfy { module in
            module.allSources.isEmpty && module.dependencies.isEmpty
                && names.isDisjoint(with: [module.name, module.moduleName])
        }
        return areBlank && kept.count == old.count ? kept : nil
    }

    /// The edges of a module, ordered by destination, and its undecided imports; nil if it has to be
    /// linked again.
    func edges(of id: ModuleID) -> (edges: ArraySlice<Edge>, undecided: [UndecidedImport])? {
        guard unchanged.contains(id) else { return nil }
        return (graph.edges(from: id), undecided[id] ?? [])
    }
}

extension Module {
    /// Whether another state of a module is the same to whoever links, but for its files.
    fileprivate func declaresTheSame(as other: Module) -> Bool {
        id == other.id && moduleName == other.moduleName && kind == other.kind
            && container == other.container && platforms == other.platforms
            && dependencies == other.dependencies && path == other.path
            && manifest == other.manifest && origin == other.origin
    }

    fileprivate func compilesAny(of files: Set<RelativePath>) -> Bool {
        allSources.contains(where: files.contains)
    }
}

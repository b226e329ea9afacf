import Codebase

/// The edges of an earlier analysis that hold for a codebase in which some files changed.
struct KnownEdges {
    private let graph: ModuleGraph
    private let undecided: [ModuleID: [UndecidedImport]]
    private let unchanged: Set<ModuleID>

    /// What an import means is decided by what its module reaches by declarations, so that modules
    /// are linked again that declare something else, and those that reach them: all others reach
    /// what they reached. A module that came in changes nothing for who does not declare it, if
    /// nothing is called like it.
    ///
    /// - Parameters:
    ///   - declarations: What the manifests of the codebase declare.
    ///   - changed: The files whose facts are others now.
    /// - Returns: nil if none can be taken over: because the modules, or the packages from elsewhere
    ///   that they declare, are others, or because edges were changed in thought.
    init?(
        of before: Analysis, for codebase: Codebase, _ declarations: DeclaredGraph,
        changed: Set<RelativePath>
    ) {
        let old = before.ofModules
        guard old.isComplete, old.codebase.edits.isEmpty,
            old.codebase.products == codebase.products,
            old.codebase.externals == codebase.externals,
            let modules = Self.counterparts(of: old, in: codebase)
        else { return nil }
        var declaring = modules.new.map(\.id)
        for (one, other) in zip(old.codebase.modules, modules.kept) {
            guard one.isBuilt(like: other) else { return nil }
            if one.dependencies != other.dependencies { declaring.append(one.id) }
        }
        if !declaring.isEmpty, old.graph.declaredExternals != declarations.externals { return nil }
        var unchanged: Set<ModuleID> = []
        for (one, other) in zip(old.codebase.modules, modules.kept) {
            guard one.sources == other.sources, one.otherSources == other.otherSources,
                changed.isEmpty || !one.compilesAny(of: changed),
                !declaring.contains(where: {
                    $0 == one.id || declarations.verdict(from: one.id, to: $0) != .no
                })
            else { continue }
            unchanged.insert(one.id)
        }
        graph = old.graph
        undecided = Dictionary(grouping: old.graph.undecided, by: \.from)
        self.unchanged = unchanged
    }

    /// The modules of a codebase, and those that came in apart.
    ///
    /// - Returns: nil if there are not as many as before, or if something is called like one that
    ///   came in, so that it may be meant by what is there.
    private static func counterparts(
        of before: Analysis, in codebase: Codebase
    ) -> (kept: [Module], new: [Module])? {
        let old = before.codebase.modules
        if old.count == codebase.modules.count { return (codebase.modules, []) }
        let known = Set(old.map(\.id))
        let (kept, new) = (
            codebase.modules.filter { known.contains($0.id) },
            codebase.modules.filter { !known.contains($0.id) }
        )
        var names = Set(before.graph.nodes.map(\.id.targetName))
        names.formUnion(old.map(\.moduleName))
        let areStrange = new.allSatisfy { module in
            names.isDisjoint(with: [module.name, module.moduleName])
        }
        return areStrange && kept.count == old.count ? (kept, new) : nil
    }

    /// The edges of a module, ordered by destination, and its undecided imports; nil if it has to be
    /// linked again.
    func edges(of id: ModuleID) -> (edges: ArraySlice<Edge>, undecided: [UndecidedImport])? {
        guard unchanged.contains(id) else { return nil }
        return (graph.edges(from: id), undecided[id] ?? [])
    }
}

extension Module {
    /// Whether another state of a module is the same to whoever links, but for its files and what
    /// it declares.
    fileprivate func isBuilt(like other: Module) -> Bool {
        id == other.id && moduleName == other.moduleName && kind == other.kind
            && container == other.container && platforms == other.platforms
            && path == other.path && manifest == other.manifest && origin == other.origin
    }

    fileprivate func compilesAny(of files: Set<RelativePath>) -> Bool {
        allSources.contains(where: files.contains)
    }
}

extension ModuleGraph {
    /// The products of packages from elsewhere that are declared anywhere, ascending.
    fileprivate var declaredExternals: [ModuleID] {
        Set(
            edges.lazy.filter { $0.dependency != nil && $0.to.foreignKind == .external }.map(\.to)
        ).sorted()
    }
}

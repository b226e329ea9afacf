import Codebase

/// The features of a codebase in which nothing is called one, by who uses what.
struct FeaturesByScreens {
    /// The modules that show screens, that an app imports, and that fewer than half of the other
    /// features use and nothing else does; empty if an app puts fewer than two together.
    let features: Set<ModuleID>

    init(_ codebase: Codebase, graph: ModuleGraph, facts: [RelativePath: SourceFacts]) {
        let modules = Dictionary(
            codebase.modules.filter(\.belongsInLayers).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        var users: [ModuleID: Set<ModuleID>] = [:]
        for edge in graph.edges where !edge.isOnlyDeclared && modules[edge.from] != nil {
            users[edge.to, default: []].insert(edge.from)
        }
        let apps = Set(modules.values.filter(\.isApp).map(\.id))
        let libraries = users.mapValues { users in
            users.filter { modules[$0]?.role != .app }
        }
        let candidates = modules.values.filter { module in
            module.isPlainLibrary && !apps.isDisjoint(with: users[module.id] ?? [])
                && module.showsScreens(facts)
        }
        var found = Set(candidates.filter { libraries[$0.id]?.isEmpty ?? true }.map(\.id))
        var more = Set<ModuleID>()
        repeat {
            found.formUnion(more)
            let others = candidates.filter { module in
                let own = libraries[module.id] ?? []
                return !found.contains(module.id) && own.isSubset(of: found)
                    && own.count * 2 < found.count
            }
            more = Set(others.map(\.id))
        } while !more.isEmpty
        let gathered = apps.map { app in found.count { users[$0]?.contains(app) == true } }
        features = (gathered.max() ?? 0) > 1 ? found : []
    }
}

extension Module {
    /// Whether it is an app of its own, and no part of one.
    package var isApp: Bool {
        role == .app && [.app, .executable, .folder].contains(kind)
    }

    fileprivate var isPlainLibrary: Bool {
        let naming = ModuleNaming(of: self)
        return role == .core && [.library, .framework].contains(kind) && naming.mark == nil
            && !naming.isDemo
    }

    /// Whether it declares a view or a view controller.
    fileprivate func showsScreens(_ facts: [RelativePath: SourceFacts]) -> Bool {
        sources.contains { facts[$0]?.declaresScreen ?? false }
    }
}

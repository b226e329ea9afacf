import Codebase

/// A codebase as one kind of description sees it: its own modules, and what they depend on.
struct ViewOfCodebase {
    private let origin: Origin

    init(_ origin: Origin) { self.origin = origin }

    /// The codebase with the modules in view alone; all other sources are unclaimed.
    func applied(
        to codebase: Codebase, manifests: Set<RelativePath>, tree: SourceTree
    ) -> Codebase {
        let seen = seen(in: codebase)
        let modules = codebase.modules.filter { seen.contains($0.id) }
        let claimed = Set(modules.flatMap(\.sources))
        return codebase.showing(
            modules, unclaimed: tree.swiftFiles(besides: claimed.union(manifests)),
            manifests: tree.swiftFiles(among: manifests.subtracting(claimed)),
            alsoIncomplete: modules.isEmpty ? [nothing(in: codebase)] : [])
    }

    private func seen(in codebase: Codebase) -> Set<ModuleID> {
        let resolved = resolveDependencies(codebase)
        var queue = codebase.modules.filter { $0.origin == origin }.map(\.id)
        var seen = Set(queue)
        while let next = queue.popLast() {
            for dependency in resolved[next] ?? [] {
                guard case .own(let ids) = dependency.meaning else { continue }
                queue += ids.filter { seen.insert($0).inserted }
            }
        }
        return seen
    }

    private func nothing(in codebase: Codebase) -> IncompleteItem {
        let others = Set(codebase.modules.map(\.origin.rawValue)).sorted().joined(separator: ", ")
        return IncompleteItem(
            path: .root,
            reason: "\(origin.traits.title) describes no modules here. "
                + (others.isEmpty
                    ? "Leave --origin out." : "Leave --origin out, or use one of: \(others)."))
    }
}

/// Puts what all readings found together into one codebase.
package struct AssembleCodebase: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// Makes one codebase of readings of the same files.
    ///
    /// Module identifiers become unique and no module lists a file twice. Swift files that no
    /// module claims are listed as unclaimed. Where no description claims anything, and inside a
    /// package whose manifest could not be read whole, folders that hold Swift sources become
    /// modules.
    package func callAsFunction(tree: SourceTree, readings: [ProjectReading]) -> Codebase {
        let described = unique(readings.flatMap(\.modules))
        let incomplete = tree.incomplete + readings.flatMap(\.incomplete)
        let projects = tree.projects.filter { project in
            !described.contains { $0.manifest == project }
        }
        let rest = unclaimed(in: tree, by: described)
        let folders = FolderModules(root: tree.root, described: described, incomplete: incomplete)
            .modules(of: rest)
        let modules = unique(described + folders)
        return Codebase(
            root: tree.root,
            modules: modules,
            products: readings.flatMap(\.products),
            externals: unique(readings.flatMap(\.externals)),
            unclaimed: unclaimed(in: tree, by: modules),
            unreadProjects: projects,
            incomplete: Set(incomplete + guessed(described, projects)).sorted())
    }

    /// That no border of a module is known, if projects are all there is.
    private func guessed(
        _ described: [Module], _ projects: [RelativePath]
    ) -> [IncompleteItem] {
        guard described.allSatisfy(\.sources.isEmpty), let project = projects.first else {
            return []
        }
        return [
            IncompleteItem(
                path: project,
                reason: "Projects of this kind are not read yet, so folders stand for modules and "
                    + "their imports were not checked. Open a folder that holds a Swift package.")
        ]
    }

    /// The modules with identifiers of their own; of two that are the same in all, one.
    private func unique(_ modules: [Module]) -> [Module] {
        var known: [ModuleID: Module] = [:]
        var kept: [Module] = []
        for module in modules.map(\.withUniqueSources) where known[module.id] != module {
            let module = known[module.id] == nil ? module : module.keptApart(from: known.keys)
            known[module.id] = module
            kept.append(module)
        }
        return kept
    }

    private func unique(_ packages: [ExternalPackage]) -> [ExternalPackage] {
        Set(packages).sorted { ($0.container, $0.identity) < ($1.container, $1.identity) }
    }

    private func unclaimed(in tree: SourceTree, by modules: [Module]) -> [RelativePath] {
        let claimed = Set(modules.flatMap(\.sources))
        let manifests = Set(modules.compactMap(\.manifest))
        return tree.swiftFiles.filter {
            !claimed.contains($0) && !manifests.contains($0) && !$0.isPackageManifest
        }
    }
}

extension RelativePath {
    /// Whether this is `Package.swift` or a variant of it for one version of the tools.
    package var isPackageManifest: Bool {
        let name = self.name
        return name == "Package.swift"
            || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }
}

extension Module {
    fileprivate var withUniqueSources: Module {
        Set(sources).count == sources.count ? self : copy(sources: Array(Set(sources)))
    }

    /// The module under an identifier that says where it is, as its own is taken.
    fileprivate func keptApart(from taken: some Collection<ModuleID>) -> Module {
        let base = "\(id.rawValue)@\(path)"
        let numbered = (2...).lazy.map { ModuleID(rawValue: "\(base)#\($0)") }
        let first = ModuleID(rawValue: base)
        return copy(id: taken.contains(first) ? numbered.first { !taken.contains($0) } : first)
    }

    private func copy(id: ModuleID? = nil, sources: [RelativePath]? = nil) -> Module {
        Module(
            id: id ?? self.id, name: name, moduleName: moduleName, kind: kind, role: role,
            origin: origin, container: container, manifest: manifest, path: path,
            sources: sources ?? self.sources, otherSources: otherSources,
            dependencies: dependencies)
    }
}

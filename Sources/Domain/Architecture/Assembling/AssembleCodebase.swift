import Codebase

/// Makes one codebase of readings of the same files.
///
/// Where several descriptions name the same module, it is taken from one of them, and
/// ``Codebase/choices`` says so. Module identifiers become unique and no module lists a file
/// twice. Swift files that no module claims are listed as unclaimed. Where no description
/// claims anything, and inside a package whose manifest could not be read whole, folders that
/// hold Swift sources become modules.
///
/// - Parameter view: The kind of description to look through: its modules and what they depend
///   on are all there is; nil for all descriptions.
package func assembleCodebase(
    tree: SourceTree, readings: [ProjectReading], view: Origin? = nil
) -> Codebase {
    let described = view == .folders ? [] : unique(readings.flatMap(\.modules))
    let products = readings.flatMap(\.products)
    let generated = readings.flatMap(\.generated)
    let chosen = ChosenModules(of: described, in: readings, tree.contents, view: view)
    // A project that a tool writes needs nothing in the repository.
    let written = Set(generated.map(\.container))
    let incomplete =
        tree.incomplete
        + readings.flatMap(\.incomplete).filter { item in
            !chosen.isLeftOut(item) && !written.contains(item.path)
        }
    let projects = UnreadProjects(
        among: readings.flatMap(\.projects), described, generated, incomplete)
    let manifests = Set(described.compactMap(\.manifest) + readings.flatMap(\.manifests))
    let rest = unclaimed(in: tree, by: chosen.modules, manifests)
    let folders =
        view == nil || view == .folders
        ? FolderModules(root: tree.root, described: chosen.modules, incomplete: incomplete)
            .modules(of: rest) : []
    let modules = unique(chosen.modules + folders)
    let codebase = Codebase(
        root: tree.root,
        contents: tree.contents,
        modules: modules,
        products: products.map { $0.replacing(chosen.replaced) },
        externals: unique(readings.flatMap(\.externals)),
        unclaimed: unclaimed(in: tree, by: modules, manifests),
        manifests: tree.swiftFiles(
            among: manifests.subtracting(modules.lazy.flatMap(\.sources))),
        vendored: tree.vendored,
        unreadProjects: projects.paths,
        choices: chosen.choices,
        otherSystems: Set(readings.flatMap(\.otherSystems)).intersection(rest),
        ignoredProjects: ignoredProjects(in: tree, described, generated),
        incomplete: Set(incomplete + projects.guesses).sorted(),
        notes: Set(tree.notes + readings.flatMap(\.notes)).sorted()
    ).withSuspicions(among: tree.swiftFiles)
    guard let view, view != .folders else { return codebase }
    return ViewOfCodebase(view).applied(to: codebase, manifests: manifests, tree: tree)
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

/// Those that nothing read is the source of, and that stand beside no description of their kind.
private func ignoredProjects(
    in tree: SourceTree, _ described: [Module], _ generated: [GeneratedProject]
) -> [IgnoredProject] {
    let made = Set(generated.map(\.container))
    let sources = Set(
        described.lazy.filter { $0.origin.traits.generatesProjects }.compactMap {
            $0.manifest?.parent
        })
    return tree.ignoredProjects.filter { project in
        !project.path.isFixture && !made.contains(project.path)
            && !sources.contains(project.path.parent)
    }
}

private func unclaimed(
    in tree: SourceTree, by modules: [Module], _ manifests: Set<RelativePath>
) -> [RelativePath] {
    tree.swiftFiles(besides: Set(modules.flatMap(\.sources)).union(manifests))
}

extension SourceTree {
    /// The Swift files that are not among some, in path order.
    func swiftFiles(besides known: Set<RelativePath>) -> [RelativePath] {
        swiftFiles.filter { !known.contains($0) }
    }

    /// The Swift files that are among some, in path order.
    func swiftFiles(among known: Set<RelativePath>) -> [RelativePath] {
        swiftFiles.filter(known.contains)
    }
}

extension Product {
    /// The product with the modules that stand for those left out.
    fileprivate func replacing(_ replaced: [ModuleID: [ModuleID]]) -> Product {
        guard modules.contains(where: { replaced[$0] != nil }) else { return self }
        var seen: Set<ModuleID> = []
        let found = modules.flatMap { replaced[$0] ?? [$0] }.filter { seen.insert($0).inserted }
        return Product(name: name, package: package, modules: found)
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
}

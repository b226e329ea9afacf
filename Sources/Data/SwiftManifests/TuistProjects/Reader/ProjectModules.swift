import Codebase
import StaticSwift

/// Turns a project into modules.
struct ProjectModules {
    let lookup: FolderLookup
    let project: ReadProject

    private var tree: SourceTree { lookup.tree }

    private var places: ProjectPlaces {
        ProjectPlaces(manifest: project.folder, root: project.root, codebase: tree.root)
    }

    /// The modules, in the order of the manifest.
    func modules() -> [Module] {
        project.manifest.targets.map { module($0) }
    }

    /// What is not known of the targets' files.
    func problems() -> [IncompleteItem] {
        let finder = SourceFinder(lookup: lookup, places: places)
        return project.manifest.targets.compactMap { target in
            guard let pattern = finder.endlessPatterns(of: target).first else { return nil }
            return IncompleteItem(
                path: project.path,
                reason: "The pattern “\(pattern.prefix(40))…” of \(target.name) stands for more "
                    + "patterns than can be compared. Write several simple ones.")
        }
    }

    /// The projects and packages that the manifest names by their folders and that are not there.
    func absent() -> [IncompleteItem] {
        let projects = project.manifest.targets.flatMap(\.dependencies).compactMap {
            dependency -> IncompleteItem? in
            guard case .project(_, let path) = dependency.kind else { return nil }
            return absent(path, named: "the project", line: dependency.position?.line)
        }
        let packages = project.manifest.packages.compactMap { package -> IncompleteItem? in
            guard case .local(let path) = package else { return nil }
            return absent(path, named: "the package", line: nil)
        }
        return Array(Set(projects + packages + absentTargets)).sorted()
    }

    /// The targets that targets depend on and that the project does not have.
    private var absentTargets: [IncompleteItem] {
        // What is not evaluated may declare them.
        guard project.manifest.unknowns.isEmpty else { return [] }
        let names = Set(project.manifest.targets.map(\.name))
        return project.manifest.targets.flatMap { target in
            target.dependencies.compactMap { dependency in
                guard case .target(let name) = dependency.kind, !names.contains(name) else {
                    return nil
                }
                return IncompleteItem(
                    path: project.path, line: dependency.position?.line,
                    reason: "Target `\(target.name)` depends on the target `\(name)`, which the "
                        + "project does not have. Correct the name, or add the target.")
            }
        }
    }

    private func absent(
        _ path: ProjectPath, named what: String, line: Int?
    ) -> IncompleteItem? {
        guard let folder = places.resolve(path).map(lookup.actual),
            let reason = tree.absence(of: folder, named: what)
        else { return nil }
        return IncompleteItem(path: project.path, line: line, reason: reason)
    }

    private func module(_ target: ProjectTarget) -> Module {
        let files = sources(of: target)
        let swift = files.filter { $0.fileExtension == "swift" }
        let telling = swift.isEmpty ? files : swift
        return Module(
            id: ModuleID(container: project.folder, target: target.name), name: target.name,
            moduleName: target.moduleName, kind: target.kind, origin: .tuist,
            container: project.folder, manifest: project.path,
            path: telling.first?.parent.widened(toHold: telling) ?? project.folder,
            sources: swift, otherSources: files.filter { $0.fileExtension != "swift" },
            dependencies: target.dependencies.compactMap { reference($0, from: target) },
            platforms: target.product.hasPrefix("watch2") ? [.watchOS] : target.platforms)
    }

    private func sources(of target: ProjectTarget) -> [RelativePath] {
        let finder = SourceFinder(lookup: lookup, places: places)
        guard let patterns = target.sources else {
            let others = project.manifest.targets.filter { $0.sources != nil }
            let known = Set(others.flatMap(sources))
            return ConventionalFolders(lookup: lookup, project: project).sources(of: target)
                .filter { !known.contains($0) }
        }
        let found =
            patterns.flatMap { finder.files($0) }
            + target.folders.flatMap { finder.files($0) }
            + project.manifest.targets.flatMap(\.folders)
            .flatMap { finder.files($0, lentTo: target.name) }
        return Set(found).sorted()
    }

    /// The targets whose sources are all to be in folders that are not there.
    ///
    /// Tuist generates nothing then. A folder that is there and empty is a choice, and one that git
    /// is told to ignore holds what is generated.
    func withoutSources() -> [IncompleteItem] {
        let finder = SourceFinder(lookup: lookup, places: places)
        return project.manifest.targets.compactMap { target in
            guard let patterns = target.sources, !patterns.isEmpty, target.folders.isEmpty,
                sources(of: target).isEmpty
            else { return nil }
            let folders = patterns.compactMap(finder.folder)
            guard let first = folders.first,
                folders.allSatisfy({ lookup.files(inside: $0).isEmpty }),
                tree.leftOut(among: folders.map { $0.appending("Source.swift") }).isEmpty
            else { return nil }
            return IncompleteItem(
                path: project.path, line: target.line,
                reason: "No source is found for target `\(target.name)`: the folder `\(first)` is "
                    + "not there. Generate or restore its sources, or remove the target.")
        }
    }

    // MARK: Dependencies

    private func reference(
        _ dependency: ProjectDependency, from target: ProjectTarget
    ) -> DependencyReference? {
        let make = { (name: DependencyReference.Name, purpose: DependencyReference.Purpose) in
            DependencyReference(
                name, condition: dependency.condition, purpose: purpose,
                line: dependency.position?.line,
                file: dependency.position.map { RelativePath($0.file) })
        }
        switch dependency.kind {
        case .target(let name):
            let other = project.manifest.targets.first { $0.name == name }
            return make(.target(name), purpose(of: other, in: target))
        case .project(let name, let path):
            guard let folder = places.resolve(path).map(lookup.actual) else {
                return make(.byName(name), .code)
            }
            return make(.module(ModuleID(container: folder, target: name)), .code)
        case .external(let name), .package(let name):
            return make(.product(name, package: nil), .code)
        case .binary(let name): return make(.product(name, package: nil), .prebuilt)
        case .plugin(let name):
            let isOwn = project.manifest.targets.contains { $0.name == name }
            return make(isOwn ? .target(name) : .product(name, package: nil), .plugin)
        case .system: return nil
        }
    }

    private func purpose(
        of other: ProjectTarget?, in target: ProjectTarget
    ) -> DependencyReference.Purpose {
        switch (target.kind, other?.kind) {
        case (.app, .appExtension), (.app, .app), (.appExtension, .appExtension): .embedding
        case (.test, .app), (.test, .appExtension), (.uiTest, .app): .testHost
        case (_, .macro): .plugin
        default: .code
        }
    }

    // MARK: Packages

    /// The packages from elsewhere that the project's targets may use.
    func externals(_ shared: [ProjectPackage]) -> [ExternalPackage] {
        var names = (project.manifest.packages + shared).compactMap(identity)
        for target in project.manifest.targets {
            for case .binary(let name) in target.dependencies.map(\.kind) { names.append(name) }
        }
        return Set(names.map { $0.lowercased() }).sorted()
            .map { ExternalPackage(identity: $0, container: project.folder) }
    }

    private func identity(of package: ProjectPackage) -> String? {
        switch package {
        case .remote(let url):
            let name = url.split(separator: "/").last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        case .registry(let name): return name
        case .local(let path):
            guard let folder = places.resolve(path).map(lookup.actual) else {
                return path.baseName
            }
            return tree.files(inside: folder).contains { $0.isPackageManifest } ? nil : folder.name
        }
    }
}

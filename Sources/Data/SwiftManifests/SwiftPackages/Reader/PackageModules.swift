import Codebase

/// Turns the packages of a codebase into modules.
struct PackageModules {
    private let tree: SourceTree
    private let packages: [ReadPackage]
    private let folders: FolderIndex
    private let byFolder: [RelativePath: ReadPackage]
    /// How many packages have each identity.
    private let identities: [String: Int]
    /// Whether Xcode puts packages together here.
    private let isInXcode: Bool

    init(tree: SourceTree, packages: [ReadPackage]) {
        self.tree = tree
        self.packages = packages
        folders = FolderIndex(tree)
        byFolder = Dictionary(
            packages.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
        identities = Dictionary(packages.map { ($0.identity, 1) }, uniquingKeysWith: +)
        isInXcode = tree.files.contains {
            ["project.pbxproj", "contents.xcworkspacedata"].contains($0.name)
        }
    }

    /// Modules, products and packages from elsewhere, in the order of the folders.
    func reading() -> ProjectReading {
        var reading = ProjectReading()
        for package in packages {
            let layout = PackageLayout(
                package: package.folder, manifest: package.manifest, folders: folders)
            let targets = layout.targets()
            let wording = DependencyWording(package: package, in: byFolder)
            reading.modules += targets.map { module($0, of: package, wording) }
            let libraries = targets.filter { $0.kind == .library }.map(\.target.name)
            reading.modules += layout.snippets().map {
                snippet($0, of: package, libraries: libraries)
            }
            reading.products += products(of: package, targets)
            reading.externals += externals(of: package, wording)
            reading.incomplete += targets.compactMap { missing($0, of: package) }
            reading.incomplete += absentPackages(of: package, wording)
            reading.incomplete += absentTargets(of: package)
            reading.otherSystems += otherSystems(of: package)
        }
        return reading
    }

    /// The files of the targets that the manifest declares on macOS only.
    private func otherSystems(of package: ReadPackage) -> [RelativePath] {
        if package.macOSOnly.isEmpty || package.isReadAsOnMacOS { return [] }
        var manifest = package.manifest
        manifest.targets += package.macOSOnly
        let names = Set(package.macOSOnly.map(\.name))
        let layout = PackageLayout(package: package.folder, manifest: manifest, folders: folders)
        return layout.targets().filter { names.contains($0.target.name) }
            .flatMap(\.sources.swift)
    }

    private func module(
        _ target: LaidOutTarget, of package: ReadPackage, _ wording: DependencyWording
    ) -> Module {
        let name = target.target.name
        return Module(
            id: ModuleID(container: package.folder, target: name), name: name,
            moduleName: ModuleName.mangled(name), kind: target.kind, origin: .swiftpm,
            container: package.folder, manifest: package.path,
            path: folders.real(target.folder ?? target.expectedFolder),
            sources: target.sources.swift,
            dependencies: target.target.dependencies.map { wording.reference($0, purpose: .code) }
                + target.target.plugins.map { wording.reference($0, purpose: .plugin) })
    }

    /// A snippet may use every library that its package offers.
    private func snippet(
        _ file: RelativePath, of package: ReadPackage, libraries: [String]
    ) -> Module {
        let name = String(file.name.dropLast(".swift".count))
        let offered = Set(package.manifest.products.flatMap(\.targets))
        let targets = libraries.filter(offered.contains)
        return Module(
            id: ModuleID(container: package.folder, target: name), name: name,
            moduleName: ModuleName.mangled(name), kind: .snippet, origin: .swiftpm,
            container: package.folder, manifest: package.path, path: file.parent, sources: [file],
            dependencies: targets.map { DependencyReference(.target($0)) })
    }

    /// The declared products, and those SwiftPM adds for programs that none covers.
    private func products(of package: ReadPackage, _ targets: [LaidOutTarget]) -> [Product] {
        let declared = package.manifest.products
        let covered = Set(declared.filter { $0.kind == .executable }.flatMap(\.targets))
        let implied = targets.filter { $0.kind == .executable && !covered.contains($0.target.name) }
        return declared.map { product($0.name, $0.targets, of: package) }
            + implied.map { product($0.target.name, [$0.target.name], of: package) }
    }

    private func product(
        _ name: String, _ targets: [String], of package: ReadPackage
    ) -> Product {
        Product(
            name: name, package: package.identity,
            modules: targets.map { ModuleID(container: package.folder, target: $0) })
    }

    private func externals(
        of package: ReadPackage, _ wording: DependencyWording
    ) -> [ExternalPackage] {
        package.manifest.dependencies
            .filter { wording.localPackage($0) == nil }
            .map { ExternalPackage(identity: $0.identity, container: package.folder) }
    }

    /// The packages that the manifest names by their folders and that are not there.
    private func absentPackages(
        of package: ReadPackage, _ wording: DependencyWording
    ) -> [IncompleteItem] {
        package.manifest.dependencies.compactMap { dependency in
            guard wording.localPackage(dependency) == nil,
                let place = wording.place(of: dependency),
                let reason = tree.absence(of: place, named: "the package"), !isReplaced(dependency)
            else { return nil }
            return IncompleteItem(path: package.path, line: dependency.line, reason: reason)
        }
    }

    /// Whether Xcode takes a package of its project in place of one that a manifest names by a folder
    /// that is not there: it goes by identities.
    private func isReplaced(_ dependency: ManifestDependency) -> Bool {
        isInXcode && identities[dependency.identity] == 1
    }

    /// The targets that targets depend on and that the package does not have.
    private func absentTargets(of package: ReadPackage) -> [IncompleteItem] {
        // What is not evaluated may declare them.
        guard package.manifest.unknowns.isEmpty else { return [] }
        let names = Set((package.manifest.targets + package.macOSOnly).map(\.name))
        return package.manifest.targets.flatMap { target in
            (target.dependencies + target.plugins).compactMap { dependency in
                guard case .target(let name) = dependency.kind, !names.contains(name) else {
                    return nil
                }
                return IncompleteItem(
                    path: package.path, line: dependency.line ?? target.line,
                    reason: "Target `\(target.name)` depends on the target `\(name)`, which the "
                        + "package does not have. Correct the name, or add the target.")
            }
        }
    }

    private func missing(_ target: LaidOutTarget, of package: ReadPackage) -> IncompleteItem? {
        guard target.kind != .binary else { return nil }
        guard let folder = target.folder else { return absent(target, of: package) }
        guard isEmpty(target, in: folder), !isListOfTools(package) else { return nil }
        return IncompleteItem(
            path: package.path, line: target.target.line,
            reason: "No source is found for target `\(target.target.name)` in "
                + "`\(folder.isRoot ? "." : folder.string)`. Generate or restore its sources, or "
                + "remove the target.")
    }

    /// Whether nothing that SwiftPM builds is found for a target, and no plugin may make it.
    private func isEmpty(_ target: LaidOutTarget, in folder: RelativePath) -> Bool {
        let sources = target.sources
        guard target.kind != .system, sources.swift.isEmpty, sources.clang.isEmpty else {
            return false
        }
        return target.target.resources.isEmpty && target.target.plugins.isEmpty
            && !tree.files(inside: folder).contains {
                SourceRules.headers.contains($0.fileExtension)
            }
    }

    /// Whether a package only pins the programs that a team runs: it offers nothing, and SwiftPM asks for the
    /// one target.
    private func isListOfTools(_ package: ReadPackage) -> Bool {
        let manifest = package.manifest
        return manifest.unknowns.isEmpty && manifest.products.isEmpty
            && manifest.targets.count == 1 && !manifest.dependencies.isEmpty
    }

    private func absent(_ target: LaidOutTarget, of package: ReadPackage) -> IncompleteItem {
        IncompleteItem(
            path: package.path, line: target.target.line,
            reason: "The folder `\(target.expectedFolder)` of target `\(target.target.name)` is not"
                + " there. Create it, or set the target's `path`.")
    }
}

import Codebase

/// Makes modules of the targets of one specification.
struct SpecModules {
    let project: SpecProject
    let folders: FolderLookup
    /// Who reads each project: the specification that it is made from.
    let sources: [RelativePath: RelativePath]
    private(set) var reading: ProjectReading

    init(
        project: SpecProject, folders: FolderLookup, sources: [RelativePath: RelativePath]
    ) {
        self.project = project
        self.folders = folders
        self.sources = sources
        reading = ProjectReading(
            generated: [GeneratedProject(container: project.generated, source: project.file)],
            incomplete: project.problems)
        addModules()
        reportParts()
    }

    /// Says that what is read of the specification itself is not whole, where that is so of a file that it
    /// includes.
    private mutating func reportParts() {
        guard !reading.incomplete.contains(where: { $0.path == project.file }),
            let part = reading.incomplete.map(\.path).filter(project.included.contains).min()
        else { return }
        reading.incomplete.append(
            IncompleteItem(
                path: project.file,
                reason:
                    "It includes \(part), of which something could not be read, so that its targets may "
                    + "declare more than is known. Correct what is said of that file."))
    }

    private mutating func addModules() {
        let packages = SpecPackages(
            project.spec, folder: project.root, root: folders.tree.root)
        reading.externals = packages.remote.map {
            ExternalPackage(identity: $0, container: project.file)
        }
        reading.incomplete += packages.local.compactMap { folder in
            folders.tree.absence(of: folder, named: "the package").map {
                IncompleteItem(path: project.file, reason: $0)
            }
        }
        let expansion = TargetExpansion(spec: project.spec)
        if let overrun = expansion.overrun {
            report(
                overrun.target,
                "\(overrun.target.key) \(overrun.reason) with its platforms and templates, so that "
                    + "it and the targets behind it are left out. Write fewer of them.")
        }
        let targets = expansion.targets
        var kinds: [String: TargetKind] = [:]
        for target in targets { kinds[name(of: target)] = kind(of: target) }
        let files = SettingsFiles(of: project, folders: folders)
        let settings = SpecSettings(spec: project.spec, files: files)
        let (aggregates, projects) = (aggregates, projects)
        for target in targets where target.value["legacy"] == nil {
            guard let kind = kind(of: target) else {
                reportKind(of: target)
                continue
            }
            let wording = DependencyWording(
                container: project.file, kind: kind, platform: target.value["platform"]?.text,
                packages: packages, targets: kinds, aggregates: aggregates, projects: projects)
            add(
                SpecEntry(key: name(of: target), value: target.value), as: kind, with: settings,
                wording: wording)
        }
        reading.incomplete += files.problems
    }

    private mutating func add(
        _ target: SpecEntry, as kind: TargetKind, with settings: SpecSettings,
        wording: DependencyWording
    ) {
        var wording = wording
        for node in target.value["dependencies"]?.oneOrMore ?? [] {
            wording.add(node, of: target.key)
        }
        for node in target.value["buildToolPlugins"]?.oneOrMore ?? [] { wording.add(plugin: node) }
        let files = SpecTargetSources(of: target, in: project.root, folders: folders)
        let id = ModuleID(container: project.file, target: target.key)
        let table = settings.table(of: target)
        let moduleName = moduleName(of: target, table)
        reading.modules.append(
            Module(
                id: id, name: target.key, moduleName: moduleName, kind: kind, origin: .xcodegen,
                container: project.file, manifest: project.file, path: files.path,
                sources: Array(files.swift), otherSources: Array(files.others),
                dependencies: wording.references,
                platforms: SpecPlatforms(of: target.value, table).platforms))
        if kind == .framework || kind == .library {
            reading.products.append(Product(name: moduleName, package: nil, modules: [id]))
        }
        reading.incomplete += files.problems + wording.problems
    }

    private mutating func moduleName(of target: SpecEntry, _ settings: SettingTable) -> String {
        let evaluation = settings.evaluation(of: "PRODUCT_MODULE_NAME")
        let name = evaluation.value ?? target.key
        if !evaluation.isComplete {
            report(
                target,
                "The module name of \(target.key) leads through more settings than are followed. "
                    + "Set PRODUCT_MODULE_NAME.")
        }
        if let variable = name.openVariable ?? target.key.openVariable {
            report(
                target,
                "The name of \(target.key) depends on the variable \(variable), which has no "
                    + "known value. Write the value into the specification.")
        }
        return (name.isEmpty ? target.key : name).asC99Identifier
    }

    private func name(of target: SpecEntry) -> String { target.value["name"]?.text ?? target.key }

    private func kind(of target: SpecEntry) -> TargetKind? {
        target.value["type"]?.text.flatMap(SpecTargetKind.kind)
    }

    /// The targets that only run something.
    private var aggregates: Set<String> {
        let legacy = (project.spec["targets"]?.entries ?? []).filter { $0.value["legacy"] != nil }
        let others = project.spec["aggregateTargets"]?.entries ?? []
        return Set((legacy + others).map(\.key))
    }

    /// The containers of the projects that it refers to.
    private var projects: [String: RelativePath] {
        var projects: [String: RelativePath] = [:]
        for entry in project.spec["projectReferences"]?.entries ?? [] {
            guard let path = entry.value["path"]?.text,
                let container = project.root.resolving(path)
            else { continue }
            projects[entry.key] = sources[container] ?? container
        }
        return projects
    }

    private mutating func reportKind(of target: SpecEntry) {
        let type = target.value["type"]?.text.map { "has the type “\($0)”" } ?? "has no type"
        report(
            target,
            "\(target.key) \(type), which XcodeGen does not support. Correct it to see the target.")
    }

    private mutating func report(_ target: SpecEntry, _ reason: String) {
        let place = target.value.place
        reading.incomplete.append(
            IncompleteItem(path: place.file, line: place.line, reason: reason))
    }
}

import Architecture

/// Turns one project into modules, with all others at hand.
struct ProjectModules {
    let project: ReadProject
    let index: ProjectIndex
    let files: CodebaseFiles

    func reading() -> ProjectReading {
        let document = project.document
        let folders = document.identifiers(of: ["PBXFileSystemSynchronizedRootGroup"])
            .compactMap(document.object)
            .compactMap {
                SynchronizedFolder($0, in: document, at: project.places.place(of: $0.id), files)
            }
        let packages = PackageReferences(of: project, files: files)
        var reading = ProjectReading(
            externals: packages.externals, incomplete: project.incomplete)
        for target in project.targets {
            let sources = TargetSources(
                of: target, in: project, folders: folders, files: files)
            reading.modules.append(module(target, sources, folders, packages))
            reading.incomplete += sources.problems.map(project.item)
            reading.incomplete += missing(sources, of: target)
        }
        return reading
    }

    private func module(
        _ target: ReadTarget, _ sources: TargetSources, _ folders: [SynchronizedFolder],
        _ packages: PackageReferences
    ) -> Module {
        let owned = folders.filter { $0.isOwned(by: target.object) }.map(\.path)
        let all = sources.swift.isEmpty ? sources.other : sources.swift
        return Module(
            id: target.id, name: target.name, moduleName: target.moduleName,
            kind: WidgetCheck(target: target, project: project, files: files).kind,
            origin: .xcode, container: project.path, manifest: project.document.manifest,
            path: owned.count == 1
                ? owned[0]
                : CommonFolder.folder(of: all, in: project.path.parent)
                    ?? project.path.parent,
            sources: Array(sources.swift), otherSources: Array(sources.other),
            dependencies: TargetDependencies.references(
                of: target, in: project, index: index, packages: packages))
    }

    /// The files that a target lists and that are nowhere; what git ignores is left out by rule.
    private func missing(_ sources: TargetSources, of target: ReadTarget) -> [IncompleteItem] {
        let lost = sources.missing.filter {
            !FileContent.exists(files.tree.root + "/" + $0.path.string)
        }
        guard let first = lost.first else { return [] }
        let what =
            lost.count == 1
            ? "\(first.path), which is not there"
            : "\(lost.count) files that are not there, \(first.path) first"
        return [
            IncompleteItem(
                path: project.document.manifest, line: first.line,
                reason: "Target \(target.name) compiles \(what). Restore or generate what is "
                    + "missing, or take it out of the target.")
        ]
    }
}

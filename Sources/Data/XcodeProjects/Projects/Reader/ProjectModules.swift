import Codebase

/// Turns one project into modules, with all others at hand.
struct ProjectModules {
    let project: ReadProject
    let index: ProjectIndex
    let files: CodebaseFiles

    /// What all targets of all projects may cost: a step for each entry of a build phase, also of
    /// one that targets share.
    static var budget: ReadingBudget { ReadingBudget(steps: 1_000_000) }

    func reading(_ budget: inout ReadingBudget) -> ProjectReading {
        let document = project.document
        let folders = document.identifiers(of: ["PBXFileSystemSynchronizedRootGroup"])
            .compactMap(document.object)
            .compactMap {
                SynchronizedFolder($0, in: document, at: project.places.place(of: $0.id), files)
            }
        let packages = PackageReferences(of: project, files: files)
        var reading = ProjectReading(
            externals: packages.externals, incomplete: project.incomplete + packages.absent,
            notes: project.notes)
        var counts: [String: Int] = [:]
        var refused: (count: Int, overrun: ReadingBudget.Overrun)?
        for target in project.targets {
            do throws(ReadingBudget.Overrun) {
                try budget.take(entries(of: target, &counts))
            } catch {
                refused = ((refused?.count ?? 0) + 1, error)
                continue
            }
            let sources = TargetSources(
                of: target, in: project, folders: folders, files: files)
            let dependencies = TargetDependencies(
                of: target, in: project, index: index, packages: packages)
            reading.modules.append(
                module(target, compiling: sources, in: folders, using: dependencies.references))
            reading.incomplete += dependencies.problems
            reading.incomplete += sources.problems.map(project.item)
            let absent = AbsentSources(
                sources.absent, of: target, in: project, tree: files.tree)
            let gone = AbsentFolders(of: target, in: project, contents: files.tree.contents)
            reading.incomplete += absent.incomplete + gone.incomplete
            reading.notes += absent.notes + gone.notes
        }
        if let refused { reading.incomplete.append(item(refused.count, refused.overrun)) }
        return reading
    }

    /// How many entries the build phases of a target have, counted once for each phase.
    private func entries(of target: ReadTarget, _ counts: inout [String: Int]) -> Int {
        target.object.texts("buildPhases").reduce(1) { sum, id in
            let count = counts[id] ?? project.document.object(id)?.texts("files").count ?? 0
            counts[id] = count
            return sum + count
        }
    }

    private func item(_ count: Int, _ overrun: ReadingBudget.Overrun) -> IncompleteItem {
        IncompleteItem(
            path: project.document.manifest,
            reason: "\(count.counted("target")) of the project were not read: the build phases of "
                + "all targets \(overrun). Let targets share modules in place of files.")
    }

    private func module(
        _ target: ReadTarget, compiling sources: TargetSources, in folders: [SynchronizedFolder],
        using dependencies: [DependencyReference]
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
            dependencies: dependencies, platforms: target.platforms)
    }
}

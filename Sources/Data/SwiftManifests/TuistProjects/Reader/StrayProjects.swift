import Codebase

/// Leaves out projects that stand inside of others of the same targets and that nothing refers to: copies
/// that were left where the project stood before.
///
/// Their paths fit only where they were, so that none of their targets has a source.
struct StrayProjects {
    /// The projects that stay.
    let kept: [ReadProject]
    /// What is said of each project that is left out.
    let notes: [IncompleteItem]

    /// - Parameter codebase: The absolute path of the codebase.
    init(_ projects: [ReadProject], in lookup: FolderLookup, codebase: String) {
        var needed: Set<RelativePath>?
        var kept: [ReadProject] = []
        var notes: [IncompleteItem] = []
        for project in projects {
            guard let outer = projects.first(where: { project.isCopy(of: $0) }),
                !(needed ?? Self.needed(by: projects, codebase: codebase)).contains(project.folder),
                ProjectModules(lookup: lookup, project: project).modules().allSatisfy(
                    \.allSources.isEmpty)
            else {
                kept.append(project)
                continue
            }
            needed = needed ?? Self.needed(by: projects, codebase: codebase)
            notes.append(
                IncompleteItem(
                    path: project.path,
                    reason: "Nothing refers to this project, none of its sources is there, and "
                        + "\(outer.path) describes its targets, so it is left out. Delete it, or "
                        + "correct its paths."))
        }
        (self.kept, self.notes) = (kept, notes)
    }

    /// The folders of the projects that others depend on.
    private static func needed(by projects: [ReadProject], codebase: String) -> Set<RelativePath> {
        var found: Set<RelativePath> = []
        for project in projects {
            let places = ProjectPlaces(
                manifest: project.folder, root: project.root, codebase: codebase)
            for dependency in project.manifest.targets.flatMap(\.dependencies) {
                guard case .project(_, let path) = dependency.kind,
                    let folder = places.resolve(path)
                else { continue }
                found.insert(folder)
            }
        }
        return found
    }
}

extension ReadProject {
    /// Whether it stands below another project that describes all its targets, by their names.
    fileprivate func isCopy(of other: ReadProject) -> Bool {
        guard folder != other.folder, folder.isInside(other.folder), manifest.unknowns.isEmpty,
            !manifest.targets.isEmpty
        else { return false }
        let names = Set(other.manifest.targets.map(\.name))
        return manifest.targets.allSatisfy { names.contains($0.name) }
    }
}

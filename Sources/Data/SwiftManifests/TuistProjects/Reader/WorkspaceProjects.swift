import Codebase
import StaticSwift

/// Leaves out the projects that Tuist does not generate: those that the workspace neither lists nor reaches
/// through dependencies.
///
/// Where the workspace, or a project that it reaches, could not be read whole, all projects stay. Where
/// most would be left out, those stay that were read: teams also generate folders alone.
struct WorkspaceProjects {
    /// The projects that stay.
    let kept: [ReadProject]
    /// The others.
    let left: [ReadProject]

    /// - Parameter codebase: The absolute path of the codebase.
    init(_ projects: [ReadProject], of root: TuistRoot, in files: TuistFiles, codebase: String) {
        // One project is the one that stays.
        let patterns =
            projects.count > 1 ? Self.listed(of: root, in: files, codebase: codebase) : nil
        let reached = patterns.flatMap {
            Self.reached(from: $0, among: projects, codebase: codebase)
        }
        guard let reached else {
            (kept, left) = (projects, [])
            return
        }
        let isMost = reached.count * 2 > projects.count
        let isLeft = { (project: ReadProject) in
            !reached.contains(project.folder) && (isMost || !project.manifest.unknowns.isEmpty)
        }
        kept = projects.filter { !isLeft($0) }
        left = projects.filter(isLeft)
    }

    /// What is said of each project that is left out.
    var notes: [IncompleteItem] {
        left.map { project in
            IncompleteItem(
                path: project.path,
                reason:
                    "Workspace.swift neither lists this project nor reaches it, so Tuist does not "
                    + "generate it and it is left out. List it to see its targets.")
        }
    }

    /// The patterns of the folders that the workspace lists; nil where they are not known.
    private static func listed(
        of root: TuistRoot, in files: TuistFiles, codebase: String
    ) -> [Glob]? {
        let manifest = root.folder.appending("Workspace.swift")
        guard files.has(manifest), let text = files.text(of: manifest), TuistFiles.isManifest(text),
            let record = root.evaluator.record(of: "Workspace", text: text, path: manifest.string)
        else { return nil }
        var decoder = ProjectDecoder(path: manifest.string)
        let paths = decoder.paths(record["projects"])
        let places = ProjectPlaces(manifest: root.folder, root: root.folder, codebase: codebase)
        let folders = paths.compactMap(places.resolve)
        guard decoder.isWhole, !folders.isEmpty, folders.count == paths.count else { return nil }
        return folders.map { Glob($0.string) }
    }

    /// The folders of the projects that patterns match, and of those that these depend on; nil where not
    /// all is known of one of them.
    private static func reached(
        from patterns: [Glob], among projects: [ReadProject], codebase: String
    ) -> Set<RelativePath>? {
        let byFolder = Dictionary(
            projects.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
        var queue = projects.filter { project in
            patterns.contains { $0.matches(project.folder.string) }
        }
        var found = Set(queue.map(\.folder))
        while let project = queue.popLast() {
            if !project.manifest.unknowns.isEmpty { return nil }
            let places = ProjectPlaces(
                manifest: project.folder, root: project.root, codebase: codebase)
            for case .project(_, let path) in project.manifest.targets.flatMap(\.dependencies).map(
                \.kind)
            {
                guard let folder = places.resolve(path), found.insert(folder).inserted,
                    let other = byFolder[folder]
                else { continue }
                queue.append(other)
            }
        }
        return found.intersection(byFolder.keys)
    }
}

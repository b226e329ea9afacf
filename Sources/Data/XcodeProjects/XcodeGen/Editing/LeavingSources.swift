import Codebase
import Editing

/// Files that leave the sources of a specification, with what it says of them.
struct LeavingSources {
    private let draft: LocalPackageDraft
    private let project: SpecProject
    private let folders: FolderLookup

    init(_ draft: LocalPackageDraft, _ project: SpecProject, _ folders: FolderLookup) {
        self.draft = draft
        self.project = project
        self.folders = folders
    }

    /// - Throws: What would still be said of files that are gone, or of the package's.
    func check(_ target: SpecEntry) throws(ManifestEditError) {
        let sources = SpecTargetSources(of: target, in: project.root, folders: folders)
        if let problem = sources.problems.first {
            throw ManifestEditError(problem.reason)
        }
        let aggregates = project.spec["aggregateTargets"]?.entries ?? []
        for entry in TargetExpansion(spec: project.spec).targets + aggregates {
            for node in entry.value["sources"]?.oneOrMore ?? [] {
                guard let source = SpecSource(node), let path = project.root.resolving(source.path)
                else { continue }
                try check(source, node, at: folders.actual(path))
            }
        }
        for (key, paths) in [("fileGroups", project.spec["fileGroups"]?.texts ?? [])] {
            for text in paths {
                guard let path = project.root.resolving(text), draft.files.contains(path) else {
                    continue
                }
                throw ManifestEditError(
                    "\(path) is one of the \(key) in \(draft.manifest). Delete that line first.")
            }
        }
    }

    private func check(
        _ source: SpecSource, _ node: SpecNode, at folder: RelativePath
    ) throws(ManifestEditError) {
        let place = "\(source.place.file):\(source.place.line)"
        if draft.files.contains(folder) {
            throw ManifestEditError(
                "\(folder) is listed by itself in \(place). Name its folder there first, or take the "
                    + "line out and move the file by hand.")
        }
        let filter = SourceFilter(source)
        let new = ["Package.swift", "Sources/\(draft.name)/File.swift"]
            .map { draft.folder.appending(RelativePath($0)) }
        if new.contains(where: { $0.isInside(folder) && filter.includes($0, in: folder) }) {
            throw ManifestEditError(
                "\(place) compiles all of its folder, and would compile \(draft.folder), too. "
                    + "Exclude \(draft.folder.parent) there first.")
        }
        let inside = draft.files.filter { $0.isInside(folder) }
        guard let file = inside.first(where: { filter.includes($0, in: folder) }) else { return }
        let own = Self.ownKeys.first { node[$0] != nil }
        if let own {
            throw ManifestEditError(
                "\(file) is compiled with \(own), says \(place), which a package does not have. "
                    + "Take that out first.")
        }
        let all = folders.tree.files(inside: folder)
        let moved = Set(inside)
        if !source.isOptional, all.allSatisfy(moved.contains) {
            throw ManifestEditError(
                "Nothing would stay in \(folder), which XcodeGen would miss. Let \(place) name the "
                    + "folder around it first.")
        }
    }

    /// What a source says of its files that a package cannot say.
    private static let ownKeys = [
        "compilerFlags", "destinationFilters", "inferDestinationFiltersByPath", "attributes",
        "buildPhase",
    ]
}

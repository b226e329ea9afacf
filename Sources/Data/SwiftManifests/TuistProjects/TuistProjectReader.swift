import Codebase
import StaticSwift

/// Reads Tuist's manifests together with their helpers, without running them.
///
/// Only manifests that cannot be evaluated whole are run, and only in a trusted codebase.
package struct TuistProjectReader: ProjectReader {
    package let origin = Origin.tuist

    private let runner: (any ManifestRunner)?
    private let runsAll: Bool
    private let limits: SharedLimits

    /// A reader of Tuist's projects.
    ///
    /// - Parameters:
    ///   - runner: Compiles and runs manifests; nil if they never may.
    ///   - runsAll: Whether manifests that can be evaluated are run too, so that both can be
    ///     compared.
    ///   - limits: What all manifests of a codebase may take together.
    package init(
        runner: (any ManifestRunner)? = nil, runsAll: Bool = false,
        limits: SharedLimits = SharedLimits()
    ) {
        self.runner = runner
        self.limits = limits
        self.runsAll = runsAll
    }

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let files = TuistFiles(tree: tree)
        let manifests = tree.files.filter { $0.name == "Project.swift" && !$0.isTemplate }
            .compactMap { path -> (path: RelativePath, text: String)? in
                guard let text = files.text(of: path), TuistFiles.isManifest(text) else {
                    return nil
                }
                return (path, text)
            }
        let descriptions = TuistDescriptions(tree)
        var reading = ProjectReading(
            projects: descriptions.projects, manifests: descriptions.manifests)
        guard !manifests.isEmpty else { return reading }
        let folders = files.roots()
        var byRoot: [RelativePath: [(path: RelativePath, text: String)]] = [:]
        for manifest in manifests {
            let root = folders.filter(manifest.path.isInside).max { $0.depth < $1.depth }
            byRoot[root ?? .root, default: []].append(manifest)
        }
        let lookup = FolderLookup(tree)
        var limits = limits
        for (folder, manifests) in byRoot.sorted(by: { $0.key < $1.key }) {
            let root = TuistRootReader(files: files, folder: folder).root()
            var projects = await read(manifests, of: root, &limits)
            if trust == .trusted, let runner, projects.contains(where: isRun),
                let codebase = tree.contents.folder
            {
                let trusted = TrustedManifests(runner: runner, root: root, codebase: codebase)
                projects = await trusted.run(projects, where: isRun)
            }
            let generated = WorkspaceProjects(
                projects, of: root, in: files, codebase: tree.root)
            let stray = StrayProjects(generated.kept, in: lookup, codebase: tree.root)
            add(stray.kept, of: root, in: lookup, to: &reading)
            let left = generated.notes + stray.notes
            reading.notes += left
            reading.manifests += left.map(\.path)
        }
        return reading
    }

    private func isRun(_ project: ReadProject) -> Bool {
        runsAll || !project.manifest.unknowns.isEmpty
    }

    private func read(
        _ manifests: [(path: RelativePath, text: String)], of root: TuistRoot,
        _ limits: inout SharedLimits
    ) async -> [ReadProject] {
        await limits.run(manifests.sorted { $0.path < $1.path }) { manifest, limits in
            let (path, text) = manifest
            let read = root.evaluator.project(text: text, path: path.string, limits: limits)
            return Measured(
                ReadProject(
                    folder: path.parent, path: path, root: root.folder, manifest: read.answer),
                steps: read.steps)
        }
    }

    private func add(
        _ projects: [ReadProject], of root: TuistRoot, in lookup: FolderLookup,
        to reading: inout ProjectReading
    ) {
        reading.incomplete += root.incomplete
        for project in projects {
            let modules = ProjectModules(lookup: lookup, project: project)
            let found = modules.modules()
            reading.modules +=
                found.isEmpty && !project.manifest.unknowns.isEmpty
                ? ConventionalFolders(lookup: lookup, project: project).modules() : found
            reading.externals += modules.externals(root.packages)
            reading.incomplete += incomplete(project) + modules.problems() + modules.absent()
            if project.manifest.unknowns.isEmpty { reading.incomplete += modules.withoutSources() }
            if let name = project.manifest.name {
                let container = project.folder.appending(RelativePath(name + ".xcodeproj"))
                reading.generated.append(
                    GeneratedProject(container: container, source: project.path))
            }
        }
    }

    private func incomplete(_ project: ReadProject) -> [IncompleteItem] {
        project.manifest.unknowns.map { unknown in
            let isOwn = unknown.position.file == project.path.string
            let place = isOwn ? "" : " (\(unknown.position.file):\(unknown.position.line))"
            return IncompleteItem(
                path: project.path, line: isOwn ? unknown.position.line : nil,
                reason: "`\(unknown.expression)`\(place) is not evaluated: \(unknown.reason). "
                    + next(project),
                remedy: runner != nil && project.runFailure == nil ? .trust : .none)
        }
    }

    private func next(_ project: ReadProject) -> String {
        project.runFailure
            ?? (runner != nil
                ? "Trust the folder to let the manifest run."
                : "Rewrite the expression so that it depends on the manifest and its helpers "
                    + "alone.")
    }
}

extension RelativePath {
    fileprivate var depth: Int { components.count }
}

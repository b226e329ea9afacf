import Codebase
import Editing
import StaticSwift
import Synchronization

/// Reads what a Tuist manifest declares together with its helpers, for judging an edit of it.
///
/// Only what is evaluated whole is judged here: an edit of another manifest could change what nobody
/// sees.
package struct TuistContentsReader: ManifestContentsReader {
    private let list: @Sendable (String) -> SourceTree?
    private let roots = KeptRoots()

    /// - Parameter list: Lists the files of a codebase by the absolute path of its folder.
    package init(list: @escaping @Sendable (String) -> SourceTree?) { self.list = list }

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        manifest.name == "Project.swift" && TuistFiles.isManifest(text)
    }

    package func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        throw ManifestEditError(
            "What stands beside the manifest is not known. Change the manifest by hand.")
    }

    package func reader(
        of manifest: RelativePath, in root: String, text: String
    ) -> (any ManifestContentsReader)? {
        guard knows(manifest, text: text), let tree = list(root) else { return nil }
        let files = TuistFiles(tree: tree)
        let bound = BoundTuistReader(manifest, in: files, of: roots)
        return (try? bound.contents(of: text, folder: "")) == nil ? nil : bound
    }
}

/// The reader for one manifest.
private struct BoundTuistReader: ManifestContentsReader {
    private let manifest: RelativePath
    private let files: TuistFiles
    private let root: TuistRoot
    private let kept: KeptRoots

    init(_ manifest: RelativePath, in files: TuistFiles, of kept: KeptRoots) {
        self.manifest = manifest
        self.files = files
        self.kept = kept
        root = kept.root(of: manifest, in: files)
    }

    func knows(_ manifest: RelativePath, text: String) -> Bool { manifest == self.manifest }

    var neighbours: ManifestNeighbours? {
        let others = files.tree.files.filter {
            $0.name == "Project.swift" && $0 != manifest && !$0.isTemplate
                && $0.isInside(root.folder)
        }
        return ManifestNeighbours(texts: others.compactMap(files.text), of: manifest.parent)
    }

    func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        let project = kept.project(text, at: manifest, of: root)
        guard project.unknowns.isEmpty else {
            throw ManifestEditError(
                "The manifest cannot be evaluated without running it. Change it by hand.")
        }
        let lookup = FolderLookup(files.tree)
        return ManifestContents(
            targets: project.targets.map { target in
                ManifestContents.Target(
                    name: target.name, kind: target.kind.manifestWord,
                    dependencies: target.dependencies.map { name(of: $0, lookup) },
                    rest: rest(of: target))
            })
    }

    /// Sets have their elements in no order, so that they are put into one.
    private func rest(of target: ProjectTarget) -> String {
        let settings = target.settings.map { "\($0.key)=\($0.value)" }.sorted()
        return """
            \(target.product) \(target.productName ?? "") \(target.platforms.sorted()) \(settings) \
            \(target.sources ?? []) \(target.folders)
            """
    }

    private func name(
        of dependency: ProjectDependency, _ lookup: FolderLookup
    ) -> DependencyReference.Name {
        let places = ProjectPlaces(
            manifest: manifest.parent, root: root.folder, codebase: files.tree.root)
        return switch dependency.kind {
        // One particular module, so that the target of another project is not taken for it.
        case .target(let name):
            .module(ModuleID(container: lookup.actual(manifest.parent), target: name))
        case .plugin(let name): .target(name)
        case .project(let name, let path):
            places.resolve(path).map(lookup.actual).map {
                .module(ModuleID(container: $0, target: name))
            } ?? .byName(name)
        case .external(let name), .package(let name): .product(name, package: nil)
        case .binary(let name): .product(name, package: nil)
        // No target is meant, whatever it is called.
        case .system(let name): .byName("SDK \(name)")
        }
    }
}

/// The installation whose helpers were parsed last: many edits in a row are of the same one.
private final class KeptRoots: Sendable {
    private struct Kept {
        let state: [RelativePath: ContentStamp?]
        let codebase: String
        let root: TuistRoot
    }

    private struct Key: Hashable {
        let manifest: RelativePath
        let text: String
    }

    private let kept = Mutex<Kept?>(nil)
    private let projects = Mutex<[Key: ProjectManifest]>([:])

    /// What a manifest describes, worked out once.
    func project(
        _ text: String, at manifest: RelativePath, of root: TuistRoot
    ) -> ProjectManifest {
        let key = Key(manifest: manifest, text: text)
        if let known = projects.withLock({ $0[key] }) { return known }
        let project = root.evaluator.project(text: text, path: manifest.string)
        projects.withLock { $0[key] = project }
        return project
    }

    /// The installation that a manifest belongs to, read again if any file changed that describes.
    func root(of manifest: RelativePath, in files: TuistFiles) -> TuistRoot {
        let tree = files.tree
        let folder =
            files.roots().filter(manifest.isInside)
            .max { $0.components.count < $1.components.count } ?? .root
        let describing = TuistDescriptions(tree).manifests.filter { $0.name != "Project.swift" }
        let state = Dictionary(
            describing.map { ($0, tree.contents.stamp(of: $0)) },
            uniquingKeysWith: { first, _ in first })
        let last = kept.withLock(\.self)
        if let last, last.codebase == tree.root, last.root.folder == folder, last.state == state {
            return last.root
        }
        let root = TuistRootReader(files: files, folder: folder).root()
        kept.withLock { $0 = Kept(state: state, codebase: tree.root, root: root) }
        projects.withLock { $0 = [:] }
        return root
    }
}

import Codebase

/// The modules that folders make up, in the place of those they are inside of.
struct FolderUnits {
    /// The codebase with folders in the place of the modules that were split.
    let codebase: Codebase
    /// The modules that were split, each with its folders.
    let splits: [Split]
    /// The modules that were joined into one first, as no description names them.
    let joined: Set<ModuleID>
    private let whole: Codebase

    /// A module in folders.
    struct Split {
        let module: Module
        /// Its folders, in path order; at least two.
        let units: [Module]
    }

    /// Splits the modules that are selected, shipped, and of more than one folder.
    init(_ codebase: Codebase, by units: Units) {
        let joined = codebase.joiningPlainFolders
        let selection = ModuleSelection(from: joined.modules)
        let selected = Set(
            units.foldersOf.flatMap { selection.modules(matching: $0).map(\.id) })
        var splits: [Split] = []
        var modules: [Module] = []
        for module in joined.modules {
            let parts =
                selected.contains(module.id) && module.belongsInLayers ? module.folders : []
            if parts.count > 1 {
                splits.append(Split(module: module, units: parts))
                modules += parts
            } else {
                modules.append(module)
            }
        }
        self.codebase = joined.replacing(modules: modules)
        self.splits = splits
        self.joined = Set(codebase.modules.map(\.id)).subtracting(joined.modules.map(\.id))
        whole = joined
    }

    /// The modules before they were split, with the edges between them.
    func whole(_ analysis: Analysis) -> (codebase: Codebase, graph: ModuleGraph) {
        let edges = analysis.graph.edges.filter {
            !joined.contains($0.from) && !joined.contains($0.to)
        }
        return (whole, ModuleGraph(nodes: analysis.graph.nodes, edges: edges))
    }
}

extension Codebase {
    /// The codebase with one module in the place of all folders that no description names: such
    /// folders are compiled together as far as anyone knows.
    fileprivate var joiningPlainFolders: Codebase {
        let plain = modules.filter { $0.origin == .folders && $0.belongsInLayers }
        guard plain.count > 1 else { return self }
        let name = root.split(separator: "/").last.map(String.init) ?? "root"
        let sources = plain.flatMap(\.sources)
        let taken = Set(plain.map(\.id))
        let joined = Module(
            id: ModuleID(container: .root, target: name), name: name, moduleName: name,
            kind: .folder, origin: .folders, container: .root, manifest: nil,
            path: FolderTree(of: sources.sorted()).root, sources: sources, dependencies: [])
        return replacing(modules: modules.filter { !taken.contains($0.id) } + [joined])
    }
}

extension Module {
    /// The folders of its sources as modules: `MODULE/FOLDER`, and `MODULE/.` for the files beside
    /// them.
    fileprivate var folders: [Module] {
        let tree = FolderTree(of: sources)
        return tree.units.map { folder($0, below: tree.root) }
    }

    private func folder(_ unit: FolderTree.Unit, below root: RelativePath) -> Module {
        let inner = unit.path.relative(to: root) ?? unit.path
        let module = Module(
            id: ModuleID(rawValue: id.rawValue + "/" + (inner.isRoot ? "." : inner.string)),
            name: inner.isRoot ? name : inner.string, moduleName: moduleName, kind: .folder,
            origin: .folders, container: root, manifest: nil, path: unit.path,
            sources: unit.files, dependencies: [], inside: id, platforms: platforms)
        var copy = module
        copy.role = role
        return copy
    }
}

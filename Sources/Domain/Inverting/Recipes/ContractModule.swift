import Architecture
import Codebase
import Editing

/// A new module beside the far end that holds what others may know of it; the far end hands it on, so
/// that nobody else changes.
struct ContractModule: Sendable {
    /// The module; it has no files yet.
    let module: Module
    /// The line of `.strata.yml` that gives it a layer; nil if it has one.
    let layer: LayerLine?
    /// What recipes look at, with the module in it.
    let sources: EdgeSources
    /// How codebases end the names of such modules.
    private static let interfaces = ["Interface", "API"]

    /// The ends of names to try, as the codebase has them first.
    ///
    /// Who imports a module that has an interface goes around it; nobody goes around models.
    static func suffixes(in analysis: Analysis) -> [String] {
        let modules = analysis.codebase.modules
        // A client called after its app, as `GemAPI`, is no interface.
        let known = Set(modules.filter { $0.role == .interface }.map(\.name))
        let counts = interfaces.map { suffix in
            (suffix, modules.count { known.contains($0.name + suffix) })
        }
        let best = counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
        return [best ?? "Interface", "Models"]
    }

    /// - Parameter suffix: The end of its name.
    /// - Throws: An obstacle where none can be made.
    init(_ sources: EdgeSources, suffix: String) throws(PlanStop) {
        let far = sources.to
        guard far.manifest != nil, far.origin.traits.isEditable else {
            throw .obstacle(
                "Strata does not edit the files of \(far.origin.traits.title), so it makes no module "
                    + "for what both may know.")
        }
        guard far.role != .tests, far.inside == nil else {
            throw .obstacle("\(far.name) is no module that others could be given an interface of.")
        }
        let names = Set(sources.analysis.codebase.modules.map(\.name))
        let name = far.name + suffix
        guard !names.contains(name), far.moduleName == far.name else {
            throw .obstacle("There is a module \(name) already.")
        }
        let beside = far.path.components.last.map(String.init) == far.name
        let folder = beside ? far.path.parent : far.container
        module = Module(
            id: ModuleID(container: far.id.container, target: name), name: name, moduleName: name,
            kind: far.kind, role: suffix == "Models" ? .core : .interface, origin: far.origin,
            container: far.container,
            manifest: far.manifest, path: folder.appending(RelativePath(name)), sources: [],
            dependencies: [], platforms: far.platforms)
        guard let made = sources.memory.contract(module, in: sources.analysis) else {
            throw .obstacle("A module \(name) cannot be added.")
        }
        let analysis = made.analysis
        let isUnassigned = analysis.violations.contains { [id = module.id] violation in
            violation.kind == .unassigned && violation.from == id
        }
        layer =
            isUnassigned
            ? LayerLine(adding: name, beside: far.name, in: sources.analysis.codebase.contents)
            : nil
        if isUnassigned, layer == nil {
            throw .obstacle(
                "No layer would take the new module \(name). Add a line for it, such as "
                    + "\"*\(suffix)\", to .strata.yml first.")
        }
        self.sources = EdgeSources(
            analysis: analysis, edge: sources.edge, from: sources.from, to: sources.to,
            files: sources.files, names: sources.names, after: sources, memory: made.memory)
    }

    /// Lets the far end hand the module on.
    func handOn(in edits: inout TextEdits) throws(PlanStop) {
        try edits.handOn(module.name, in: sources)
    }

    /// What the manifests have to say of the module.
    ///
    /// - Parameter added: The edges that code makes afterwards.
    func fixes(_ added: [EdgeID]) throws(PlanStop) -> [ManifestFixes.Fix] {
        let far = sources.to
        guard let manifest = far.manifest else { return [] }
        var needed: [DependencyReference.Name] = []
        for edge in added where edge.from == module.id {
            needed.append(try name(of: edge.to, as: far))
        }
        let folder = module.path.relative(to: far.container) ?? module.path
        let isUsual = far.origin == .swiftpm && folder == RelativePath("Sources/" + module.name)
        var fixes = [
            ManifestFixes.Fix(
                manifest: manifest,
                edit: .addTarget(
                    TargetDraft(
                        module.name, path: isUsual ? nil : folder.string, dependencies: needed,
                        model: far.name))),
            ManifestFixes.Fix(
                manifest: manifest, edit: .addDependency(.target(module.name), to: far.name)),
        ]
        let near = sources.from
        if near.container == far.container {
            fixes.append(
                ManifestFixes.Fix(
                    manifest: manifest, edit: .addDependency(.target(module.name), to: near.name)))
            return fixes
        }
        guard let other = near.manifest, near.origin.traits.isEditable else {
            throw .obstacle("Strata does not edit the manifest of \(near.name).")
        }
        let product = sources.analysis.codebase.products.first { $0.modules.contains(far.id) }
        let package: String? =
            if case .product(_, let package?) = name(of: far.id, declaredBy: near) { package } else
            {
                product?.package
            }
        guard let package, let product else {
            throw .obstacle(
                "\(near.name) is in another package than \(far.name), and does not name its product."
            )
        }
        fixes.append(
            ManifestFixes.Fix(
                manifest: manifest,
                edit: .addProduct(
                    ProductDraft(module.name, targets: [module.name], model: product.name))))
        fixes.append(
            ManifestFixes.Fix(
                manifest: other,
                edit: .addDependency(.product(module.name, package: package), to: near.name)))
        return fixes
    }

    /// How the far end's manifest names something, so that the new module may, too.
    private func name(
        of id: ModuleID, as far: Module
    ) throws(PlanStop) -> DependencyReference.Name {
        if let other = sources.module(id), other.container == far.container {
            return .target(other.name)
        }
        guard let name = name(of: id, declaredBy: far) else {
            throw .obstacle(
                "What would move needs \(id.targetName), which \(far.name) does not declare itself."
            )
        }
        return name
    }

    private func name(of id: ModuleID, declaredBy module: Module) -> DependencyReference.Name? {
        sources.analysis.graph.edge(EdgeID(from: module.id, to: id))?.dependency?.name
    }
}

/// The new modules that the far end of an edge could be given, each made when it is first wanted.
struct ContractModules {
    /// The ends of names to try, as the codebase has them first.
    let suffixes: [String]
    private let sources: EdgeSources
    private var made: [String: Result<ContractModule, PlanStop>] = [:]

    init(of sources: EdgeSources) {
        self.sources = sources
        suffixes = ContractModule.suffixes(in: sources.analysis)
    }

    /// The module whose name ends so, or why there can be none.
    mutating func module(_ suffix: String) -> Result<ContractModule, PlanStop> {
        if let known = made[suffix] { return known }
        let found: Result<ContractModule, PlanStop>
        do throws(PlanStop) {
            found = .success(try ContractModule(sources, suffix: suffix))
        } catch {
            found = .failure(error)
        }
        made[suffix] = found
        return found
    }
}

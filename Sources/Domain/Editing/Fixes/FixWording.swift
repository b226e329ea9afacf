import Architecture
import Codebase

/// Words dependencies the way a manifest does, or says why that is left to a person.
package struct FixWording {
    /// Why something is not edited, and what to do.
    package struct Refusal: Error {
        /// One or two sentences.
        package let reason: String
    }

    private let analysis: Analysis
    /// What manifests declare before any edit.
    let declared: DeclaredGraph
    private let modules: [ModuleID: Module]
    private let neighbours: [RelativePath: [Module]]

    /// The wording of a codebase's own manifests.
    package init(_ analysis: Analysis) {
        self.analysis = analysis
        declared = DeclaredGraph(of: analysis.codebase)
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        neighbours = Dictionary(grouping: analysis.codebase.modules, by: \.container)
    }

    /// A module of the codebase; nil if the identifier is of another.
    func module(_ id: ModuleID) -> Module? { modules[id] }

    /// The edit that ends a violation of what manifests declare; nil if it is of another kind, or its
    /// module of another codebase.
    ///
    /// - Throws: ``Refusal`` where that is left to a person.
    func fix(for violation: Violation) throws(Refusal) -> ManifestFixes.Fix? {
        guard let to = violation.to, let module = module(violation.from) else { return nil }
        switch violation.kind {
        case .undeclared, .transitive: return try addition(to: module, of: to)
        case .indirect: return try removal(from: module, of: to)
        case .unused:
            let fix = try removal(from: module, of: to)
            if violation.severity == .info, analysis.configuration.severity(of: .unused) != .info {
                throw Refusal(
                    reason: "It may be needed all the same. Remove it by hand, and check that the "
                        + "codebase still builds.")
            }
            return fix
        default: return nil
        }
    }

    /// The edit that takes a dependency away.
    ///
    /// - Throws: ``Refusal`` where that is left to a person.
    package func removal(
        from module: Module, of other: ModuleID
    ) throws(Refusal) -> ManifestFixes.Fix {
        let manifest = try manifest(of: module)
        let edge = analysis.graph.edge(EdgeID(from: module.id, to: other))
        if let companion = edge.flatMap(analysis.graph.companion) {
            throw Refusal(
                reason:
                    "\(companion.targetName), which is imported, may need it at link time. "
                    + "Remove the dependency by hand, and check that the codebase still "
                    + "builds.")
        }
        if module.origin == .tuist, let file = edge?.dependency?.file, file != manifest {
            let line = edge?.dependency?.line.map { ":\($0)" } ?? ""
            throw Refusal(
                reason: "\(file)\(line) declares it, which is no manifest of one project. Take it "
                    + "out there by hand, and check what else that line declares.")
        }
        guard let name = declaredName(from: module, other) else {
            throw Refusal(
                reason: "The manifest does not name the dependency itself. Remove it by hand.")
        }
        return ManifestFixes.Fix(
            manifest: manifest, edit: .removeDependency(name, from: module.name))
    }

    /// The edit that adds a dependency.
    ///
    /// - Throws: ``Refusal`` where that is left to a person.
    package func addition(to module: Module, of other: ModuleID) throws(Refusal)
        -> ManifestFixes.Fix
    {
        let manifest = try manifest(of: module)
        if declared.verdict(from: other, to: module.id) != .no {
            throw Refusal(
                reason: "\(other.targetName) already depends on it, so this would be a cycle. "
                    + "Invert one of the two dependencies first.")
        }
        guard let name = newName(in: module, other) else {
            throw Refusal(
                reason:
                    "Nothing else in \(manifest) shows how to name this dependency. Add its "
                    + "package or project to the manifest, or remove the import.")
        }
        return ManifestFixes.Fix(manifest: manifest, edit: .addDependency(name, to: module.name))
    }

    private func manifest(of module: Module) throws(Refusal) -> RelativePath {
        guard let manifest = module.manifest, module.origin.traits.hasEditableDependencies else {
            let system = module.origin.traits.title
            throw Refusal(
                reason: "Strata does not edit the files of \(system). Change the dependency there.")
        }
        // A folder that is missing, for one, says nothing of how the manifest is understood.
        let isUnclear = analysis.codebase.incomplete.contains {
            $0.path == manifest && $0.remedy == .trust
        }
        if isUnclear {
            throw Refusal(
                reason: "\(manifest) could not be read completely without running it. Change "
                    + "the file by hand.")
        }
        return manifest
    }

    private func declaredName(
        from module: Module, _ other: ModuleID
    ) -> DependencyReference.Name? {
        let edge = analysis.graph.edge(EdgeID(from: module.id, to: other))
        guard let name = edge?.dependency?.name else { return nil }
        guard case .module(let id) = name else { return name }
        if modules[id]?.container == module.container {
            return modules[id].map { .target($0.name) }
        }
        if module.origin.traits.namesOtherTargets { return name }
        // A project links by the names of files what other projects of its workspace make.
        return module.origin == .xcode ? .byName(id.targetName) : nil
    }

    private func newName(in module: Module, _ id: ModuleID) -> DependencyReference.Name? {
        if let other = modules[id], other.container == module.container {
            return other.kind.canBeLinked ? .target(other.name) : nil
        }
        let near = neighbours[module.container] ?? []
        for neighbour in near {
            let edge = analysis.graph.edge(EdgeID(from: neighbour.id, to: id))
            switch edge?.dependency?.name {
            case .product(let name, let package): return .product(name, package: package)
            // In a package a text of its own may name what another package brings along.
            case .byName(let name) where module.origin == .swiftpm: return .byName(name)
            default: break
            }
        }
        return product(with: id, usableBy: near) ?? listed(id, for: module)
            ?? project(id, for: module)
    }

    /// A target of another of Tuist's projects: how it is written is found out by evaluating.
    private func project(_ id: ModuleID, for module: Module) -> DependencyReference.Name? {
        guard module.origin == .tuist, let other = modules[id], other.origin == .tuist,
            other.kind.canBeLinked
        else { return nil }
        return .module(id)
    }

    /// What Tuist lists once for all projects, as any of them names it.
    private func listed(_ id: ModuleID, for module: Module) -> DependencyReference.Name? {
        guard module.origin == .tuist, id.foreignKind == .external else { return nil }
        return analysis.graph.edges.lazy.filter { $0.to == id }.compactMap { edge in
            guard modules[edge.from]?.origin == .tuist,
                case .product(let name, package: nil)? = edge.dependency?.name
            else { return nil }
            return .product(name, package: nil)
        }.first
    }

    /// The product that a module is in, where a neighbour uses its package already.
    private func product(
        with id: ModuleID, usableBy neighbours: [Module]
    ) -> DependencyReference.Name? {
        let packages = neighbours.lazy.flatMap(\.dependencies).compactMap { reference -> String? in
            if case .product(_, let package?) = reference.name { package } else { nil }
        }
        let used = Dictionary(
            packages.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for product in analysis.codebase.products where product.modules.contains(id) {
            guard let package = product.package.flatMap({ used[$0.lowercased()] }) else { continue }
            return .product(product.name, package: package)
        }
        return nil
    }
}

extension TargetKind {
    /// Whether another target can depend on it to import it.
    fileprivate var canBeLinked: Bool {
        switch self {
        case .test, .uiTest, .plugin, .snippet, .appExtension, .watch, .widget, .bundle, .aggregate:
            false
        default: true
        }
    }
}

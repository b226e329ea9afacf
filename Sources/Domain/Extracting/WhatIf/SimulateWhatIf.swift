import Architecture
import Codebase

extension WhatIf {
    /// The analysis as it would be after the moves; nothing is read again.
    ///
    /// Manifests are thought to follow: what moved files import is declared where they now are, and
    /// no longer where only they needed it.
    ///
    /// - Parameter analysis: A finished analysis of modules.
    /// - Throws: ``WhatIfError`` for the first move that cannot be made.
    package func applied(to analysis: Analysis) throws(WhatIfError) -> Analysis {
        if moves.isEmpty { return analysis }
        var resolved = ResolveMoves(in: analysis)
        for (number, move) in moves.enumerated() {
            do throws(ResolveMoves.Complaint) {
                try resolved.add(move)
            } catch {
                throw WhatIfError(move: number, reason: error.reason)
            }
        }
        do throws(CodebaseEditError) {
            // What a person moves in thought changes no layers, nor what Strata would infer.
            let layers = analysis.configuration.placing(resolved.made)
            return try analysis.applying(
                resolved.edits(declaring: analysis.graph), layers: layers
            ) { codebase, graph in
                declarations(in: codebase, graph, before: analysis.graph)
            }
        } catch {
            throw WhatIfError(move: moves.count - 1, reason: error.description)
        }
    }

    /// The declarations that follow the files.
    private func declarations(
        in codebase: Codebase, _ moved: ModuleGraph, before: ModuleGraph
    ) -> [CodebaseEdit] {
        let own = Set(codebase.modules.map(\.id))
        var edits: [CodebaseEdit] = []
        for edge in moved.edges where own.contains(edge.to) {
            let known = before.edge(edge.id)
            if edge.isOnlyDeclared, edge.declared == .direct, let known, !known.isOnlyDeclared,
                !edge.isShared(in: moved)
            {
                edits.append(.undeclare(edge.id))
            } else if !edge.isOnlyDeclared, edge.declared != .direct,
                known == nil || known?.declared == .direct
            {
                edits.append(.declare(edge.id))
            }
        }
        return edits
    }
}

extension ResolveMoves {
    /// The edits, in which new modules depend on what the files that move into them import.
    fileprivate func edits(declaring graph: ModuleGraph) -> [CodebaseEdit] {
        edits.map { edit in
            guard case .add(let module) = edit else { return edit }
            return .add(module.copy(dependencies: dependencies(of: module.id, graph)))
        }
    }

    private func dependencies(
        of module: ModuleID, _ graph: ModuleGraph
    ) -> [DependencyReference] {
        var found: [DependencyReference] = []
        for case .move(let files, let from, let to) in edits where to == module {
            let moved = Set(files)
            for edge in graph.edges(from: from) {
                guard let dependency = edge.dependency, edge.to != module,
                    !found.contains(dependency),
                    edge.imports.contains(where: { moved.contains($0.file) })
                else { continue }
                found.append(dependency)
            }
        }
        return found
    }
}

extension Edge {
    /// Whether one declaration stands for several edges, so that it cannot go for one.
    fileprivate func isShared(in graph: ModuleGraph) -> Bool {
        guard let dependency else { return true }
        return graph.edges(from: from).contains { $0.to != to && $0.dependency == dependency }
    }
}

extension LayerConfiguration {
    /// The same with new modules in the layers that were named for them.
    fileprivate func placing(_ made: [(module: Module, layer: String?)]) -> LayerConfiguration {
        let named = made.compactMap { made in made.layer.map { (made.module.name, $0) } }
        // Nobody has to place a module where the layers are but depths.
        let areDepths = layers.contains(where: \.isDepth)
        if named.isEmpty, !areDepths { return self }
        let layers = layers.map { layer in
            Layer(
                name: layer.name,
                patterns: layer.patterns
                    + named.filter { $0.1 == layer.name }.map { ModulePattern(.name, $0.0) },
                options: layer.options, reason: layer.reason, line: layer.line, outer: layer.outer)
        }
        var copy = self
        copy.layers = layers
        if areDepths { copy.severities[.unassigned] = .off }
        copy.refined = []
        return copy
    }
}

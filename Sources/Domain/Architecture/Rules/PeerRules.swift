/// A feature imports another feature.
struct SidewaysRule: Rule {
    let kind = ViolationKind.sideways

    func violations(in context: RuleContext) -> [Violation] {
        context.peerImports(where: .features).map { edge, layer in
            let hint = hasInterface(edge.to, layer, context) ? "; its interface is allowed" : ""
            return context.violation(
                kind, edge,
                message:
                    "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to)), another "
                    + "feature of \(layer.name)\(hint).")
        }
    }

    private func hasInterface(_ id: ModuleID, _ layer: Layer, _ context: RuleContext) -> Bool {
        guard layer.options.interfacesSideways, let module = context.module(id) else {
            return false
        }
        return context.codebase.modules.contains {
            $0.role == .interface && ModuleFamily.stem(of: $0) == ModuleFamily.stem(of: module)
        }
    }
}

/// A module that must stand alone imports another of its layer.
struct PeerRule: Rule {
    let kind = ViolationKind.peer

    func violations(in context: RuleContext) -> [Violation] {
        context.peerImports(where: .forbidden).map { edge, layer in
            context.violation(
                kind, edge,
                message:
                    "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to)), but the "
                    + "modules of \(layer.name) stand alone.")
        }
    }
}

extension RuleContext {
    /// The imports inside layers of one kind that those layers forbid.
    ///
    /// What belongs to one family, such as `HomeUI` and `Home`, is one feature; interfaces pass
    /// where the layer lets them.
    fileprivate func peerImports(
        where peers: LayerOptions.Peers
    ) -> [(edge: Edge, layer: Layer)] {
        ownImports.compactMap { edge, from, to in
            guard let one = layer(of: edge.from), let other = layer(of: edge.to),
                one.position == other.position, one.layer.options.peers == peers,
                ModuleFamily.stem(of: from) != ModuleFamily.stem(of: to),
                !(to.role == .interface && one.layer.options.interfacesSideways)
            else { return nil }
            return (edge, one.layer)
        }
    }
}

/// Modules that are parts of one thing, by their names.
enum ModuleFamily {
    /// What the names of a family have in common: `Home` of `HomeInterface`, `HomeUI`,
    /// `FeatureHome`.
    static func stem(of module: Module) -> String {
        let stem = ModuleNaming(of: module).stem
        return stem.hasPrefix("Feature") && stem.count > "Feature".count
            ? String(stem.dropFirst("Feature".count)) : stem
    }
}

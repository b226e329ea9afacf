import Codebase

/// A feature imports another feature.
struct SidewaysRule: Rule {
    let kind = ViolationKind.sideways

    func violations(in context: RuleContext) -> [Violation] {
        context.peerImports(where: .features).map { edge, layer in
            let hint =
                hasInterface(edge.to, layer, context)
                ? "; the interface of \(context.name(edge.to)) is allowed" : ""
            return context.violation(
                kind, edge,
                message:
                    "Feature \(context.name(edge.from)) \(context.verb(edge)) feature "
                    + "\(context.name(edge.to))\(hint).")
        }
    }

    private func hasInterface(_ id: ModuleID, _ layer: Layer, _ context: RuleContext) -> Bool {
        guard layer.options.interfacesSideways, let module = context.module(id) else {
            return false
        }
        return context.codebase.modules.contains {
            $0.role == .interface
                && ModuleFamily.stem(ofHomeOf: $0) == ModuleFamily.stem(ofHomeOf: module)
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
                    "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to)), "
                    + "but modules of layer \(layer.name) must not import each other.")
        }
    }
}

extension RuleContext {
    /// The imports inside layers of one kind that those layers forbid.
    ///
    /// What belongs to one family, such as `HomeUI` and `Home`, or stands in the folder of one feature
    /// is one; what tests and previews run on is no feature; interfaces pass where the layer lets them.
    fileprivate func peerImports(
        where peers: LayerOptions.Peers
    ) -> [(edge: Edge, layer: Layer)] {
        let folders = FeatureFolders(of: codebase.modules)
        let roots = CompositionRoots(self)
        return ownImports.compactMap { edge, from, to in
            guard let (one, other) = places(from, to), one.position == other.position,
                one.layer.options.peers == peers, !ModuleFamily.areOne(from, to),
                peers == .forbidden || !from.isCalledAfterFeatures && !roots.contains(from),
                !folders.areOne(from, to), to.role != .testing,
                !(to.role == .interface && one.layer.options.interfacesSideways)
            else { return nil }
            return (edge, one.layer)
        }
    }
}

extension Module {
    /// Whether it is called after all features, as `Feature` is: it puts them together.
    var isCalledAfterFeatures: Bool { LayerWords.holdsFeatures(folder: name) }
}

/// Modules that are parts of one thing, by their names.
enum ModuleFamily {
    /// Whether two modules are parts of one thing; folders of two modules are as these are.
    static func areOne(_ left: Module, _ right: Module) -> Bool {
        if left.home == right.home { return stem(of: left) == stem(of: right) }
        let stems = [stem(ofHomeOf: left), stem(ofHomeOf: right)]
        if stems[0] == stems[1] { return true }
        // A package that is called like a feature holds that feature.
        return left.origin == .swiftpm && right.origin == .swiftpm
            && left.container == right.container && stems.contains(left.container.name)
    }

    /// What the name of a module, or of the one that it is a folder of, has in common with its
    /// family.
    static func stem(ofHomeOf module: Module) -> String {
        guard let home = module.inside else { return stem(of: module) }
        return withoutPrefix(ModuleNaming(name: home.targetName, path: module.path).stem)
    }

    /// What the names of a family have in common: `Home` of `HomeInterface`, `HomeUI`,
    /// `FeatureHome`.
    static func stem(of module: Module) -> String {
        withoutPrefix(ModuleNaming(of: module).stem)
    }

    private static func withoutPrefix(_ stem: String) -> String {
        stem.hasPrefix("Feature") && stem.count > "Feature".count
            ? String(stem.dropFirst("Feature".count)) : stem
    }
}

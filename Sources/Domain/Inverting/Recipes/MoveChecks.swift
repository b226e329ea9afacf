import Architecture
import Codebase

/// What would keep code from compiling, or from meaning the same, in another module.
struct MoveChecks: Sendable {
    private let sources: EdgeSources
    private let moved: MovedParts
    private let target: Module
    private let raised: [String]

    init(
        of sources: EdgeSources, moving moved: MovedParts, to target: Module,
        raising raised: [String]
    ) {
        self.sources = sources
        self.moved = moved
        self.target = target
        self.raised = raised
    }

    /// - Throws: The first obstacle.
    func check() throws(PlanStop) {
        try checkBundle()
        try checkPackageAccess()
        try checkNames()
        try checkMembers()
        try checkShadows()
    }

    /// Resources belong to the module whose code names them.
    private func checkBundle() throws(PlanStop) {
        for path in moved.files {
            guard let file = sources.files[path] else { continue }
            for use in file.details.uses where use.name == "module" {
                guard case .use(let base) = use.base?.kind,
                    file.details.uses[base].name == "Bundle",
                    moved.contains(use.extent.start.offset, of: path)
                else { continue }
                throw .obstacle(
                    "\(sources.place(path, use.extent)): the resources of \(sources.to.name) are used, "
                        + "which do not move along. Hand them in first.")
            }
        }
    }

    /// What is `package` is seen in its own package only.
    private func checkPackageAccess() throws(PlanStop) {
        if target.container == sources.to.container { return }
        for path in moved.files {
            let hidden = sources.files[path]?.details.declarations.first {
                $0.access?.written == .package
                    && moved.contains($0.place.whole.start.offset, of: path)
            }
            if let hidden {
                throw .obstacle(
                    "\(hidden.path) is seen in its package only, and \(target.name) is in another "
                        + "one. Make it public first.")
            }
        }
    }

    /// No other module that is imported beside the new one may declare the same names.
    private func checkNames() throws(PlanStop) {
        let shown = Set(raised).union(
            moved.names.filter {
                sources.isVisible(sources.declarations(of: sources.to.id).topLevel($0))
            })
        for place in sources.index.places(of: moved.names) where place.module.id != sources.to.id {
            let (module, declaration) = (place.module, place.declaration)
            guard declaration.container == nil, declaration.kind != .extension,
                Self.isName(declaration.name)
            else { continue }
            let isFunction = declaration.kind == .func
            let isSeen =
                declaration.access.rank >= AccessLevel.package.rank
                && shown.contains(declaration.name) && isImportedBeside(module)
            if module.id == target.id || isSeen && !isFunction {
                throw .obstacle(
                    "\(module.name) declares \(declaration.name), too. Rename one of them first.")
            }
        }
    }

    /// Whether a module that sees the new one sees another one, too.
    private func isImportedBeside(_ module: Module) -> Bool {
        let graph = sources.analysis.graph
        return sources.analysis.codebase.modules.contains { user in
            graph.edge(EdgeID(from: user.id, to: module.id)) != nil
                && graph.edge(EdgeID(from: user.id, to: target.id)) != nil
                && graph.edge(EdgeID(from: user.id, to: sources.to.id)) == nil
        }
    }

    /// No other module may add the same members to the same types.
    private func checkMembers() throws(PlanStop) {
        let added = moved.addedMembers.compactMap { sources.declaration($0) }
        if added.isEmpty { return }
        for place in sources.index.places(of: Set(added.map(\.name)))
        where place.module.id != sources.to.id {
            let (module, declaration) = (place.module, place.declaration)
            let same = added.contains {
                $0.name == declaration.name && $0.container == declaration.container
                    && $0.kind != .`init` && $0.kind != .subscript
            }
            let isOther = module.id != target.id
            let isSeen = declaration.access.rank >= AccessLevel.package.rank
            guard same, !isOther || isSeen && isImportedBeside(module) else { continue }
            throw .obstacle(
                "\(module.name) adds \(declaration.name) to \(declaration.container ?? ""), too. "
                    + "Rename one of them first.")
        }
    }

    /// What the code names elsewhere must not be hidden by something that the new module declares for
    /// itself.
    private func checkShadows() throws(PlanStop) {
        let far = sources.declarations(of: sources.to.id)
        let inner = Set(
            declarations(of: target).filter {
                $0.container == nil && $0.access.rank < AccessLevel.package.rank
                    && $0.kind != .extension && Self.isName($0.name)
            }.map(\.name))
        if inner.isEmpty { return }
        let types = MeantTypes(sources)
        for path in moved.files {
            guard let file = sources.files[path] else { continue }
            for (number, use) in file.details.uses.enumerated() {
                guard use.base == nil, use.local == nil, inner.contains(use.name),
                    moved.contains(use.extent.start.offset, of: path),
                    far.topLevel(use.name).isEmpty, use.role != .operator,
                    types.declarations(of: number, in: path).isEmpty
                else { continue }
                let around = types.typeAround(use.declaration, in: file)
                if let around, !far.members(of: around, named: use.name).isEmpty { continue }
                throw .obstacle(
                    "\(sources.place(path, use.extent)): \(use.name) would mean what \(target.name) "
                        + "declares. Rename one of them first.")
            }
        }
    }

    private func declarations(of module: Module) -> [Declaration] {
        module.sources.flatMap { sources.analysis.facts[$0]?.declarations ?? [] }
    }

    private static func isName(_ name: String) -> Bool {
        name.first.map { $0.isLetter || $0 == "_" } ?? false
    }
}

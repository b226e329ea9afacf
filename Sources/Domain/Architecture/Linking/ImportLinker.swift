/// Finds out which module each import means.
struct ImportLinker: Sendable {
    /// The imports of one module in the files of another.
    struct Import: Sendable {
        let declared: Edge.Declared
        var sites: [ImportSite]
    }

    private let declarations: DeclaredGraph
    private let own: [String: [Module]]
    private let externals: [String: [ModuleID]]

    init(codebase: Codebase, declarations: DeclaredGraph) {
        self.declarations = declarations
        own = Dictionary(grouping: codebase.modules, by: \.moduleName)
        externals = Dictionary(grouping: declarations.externals, by: \.moduleName)
    }

    /// What the files of a module import, by module.
    func imports(
        of module: Module, facts: [RelativePath: SourceFacts]
    ) -> [ModuleID: Import] {
        var targets: [String: (id: ModuleID, declared: Edge.Declared)?] = [:]
        var imports: [ModuleID: Import] = [:]
        let reach = Reach(of: module, in: declarations)
        for file in module.allSources {
            for statement in facts[file]?.imports ?? [] {
                let name = statement.module
                let found = targets[name] ?? target(of: name, in: module, reach)
                targets[name] = found
                guard let found, statement.canMean(found.id) else { continue }
                imports[found.id, default: Import(declared: found.declared, sites: [])]
                    .sites.append(ImportSite(file: file, statement: statement))
            }
        }
        return imports
    }

    /// What a name means to the files of a module.
    ///
    /// What the module declares itself comes first, then its container, then what it reaches; a
    /// name that nothing decides between several own modules stays unknown.
    ///
    /// - Returns: nil for the module itself.
    private func target(
        of name: String, in module: Module, _ reach: Reach
    ) -> (id: ModuleID, declared: Edge.Declared)? {
        if name == module.moduleName { return nil }
        let candidates = own[name] ?? []
        let choices: [ModuleID?] = [
            only(candidates.map(\.id).filter(reach.direct.contains)),
            only((externals[name] ?? []).filter(reach.direct.contains)),
            ownTarget(among: candidates.filter { $0.container == module.container }, reach),
            only(candidates.map(\.id).filter(reach.contains)),
            only((externals[name] ?? []).filter(reach.contains)),
            SystemModules.contains(name) ? ModuleID(.system, name: name) : nil,
            only(candidates.filter { !$0.isFixture || module.isFixture }.map(\.id)),
        ]
        if let id = choices.lazy.compactMap(\.self).first {
            return (id, id.foreignKind == .system ? .direct : reach.verdict(of: id))
        }
        return candidates.isEmpty
            ? foreignTarget(of: name, reach) : (ModuleID(.unknown, name: name), .no)
    }

    /// Of several modules of one container that the one declares which is asked about.
    private func ownTarget(among candidates: [Module], _ reach: Reach) -> ModuleID? {
        let ids = candidates.map(\.id)
        return only(ids) ?? only(ids.filter(reach.contains))
    }

    private func only(_ ids: [ModuleID]) -> ModuleID? { ids.count == 1 ? ids[0] : nil }

    /// The module of a package from elsewhere that is not called like any product in reach.
    ///
    /// What another target declares may be brought along by any package in reach.
    private func foreignTarget(
        of name: String, _ reach: Reach
    ) -> (id: ModuleID, declared: Edge.Declared) {
        if let product = only(externals[name] ?? []) {
            return (product, reach.packages.isEmpty ? .no : .transitive)
        }
        guard let package = reach.plausiblePackage(of: name) else {
            return (ModuleID(.unknown, name: name), .no)
        }
        let isDirect = reach.directPackages.contains(package)
        return (
            ModuleID(.external, name: name, package: package), isDirect ? .direct : .transitive
        )
    }
}

extension ImportStatement {
    /// Whether it leads to a module at all: the folder in front of a header need be none.
    fileprivate func canMean(_ id: ModuleID) -> Bool {
        !isObjectiveC || path.utf8.first { $0 == UInt8(ascii: "/") } == nil
            || id.foreignKind != .unknown
    }
}

/// What one module reaches by declarations.
private struct Reach {
    let direct: Set<ModuleID>
    /// The identities of the packages from elsewhere that it reaches.
    let packages: Set<String>
    let directPackages: Set<String>
    private let id: ModuleID
    private let declarations: DeclaredGraph
    private let products: [ModuleID]

    init(of module: Module, in declarations: DeclaredGraph) {
        self.declarations = declarations
        id = module.id
        direct = Set((declarations.direct[module.id] ?? [:]).keys)
        products = declarations.externals.filter {
            declarations.verdict(from: module.id, to: $0) != .no
        }
        packages = Set(products.compactMap(\.foreignPackage))
        directPackages = Set(direct.compactMap(\.foreignPackage))
    }

    /// Whether declarations lead to a module, directly or not.
    func contains(_ other: ModuleID) -> Bool {
        declarations.verdict(from: id, to: other) != .no
    }

    func verdict(of id: ModuleID) -> Edge.Declared {
        if direct.contains(id) { return .direct }
        if contains(id) { return .transitive }
        return id.foreignKind == .external && !packages.isEmpty ? .transitive : .no
    }

    /// The package that a module of this name must come from, if only one can be meant.
    ///
    /// `_NIOX` belongs to the package of `NIOX`; a product can bundle modules of other names, so
    /// that one that is alike, or else the only package in reach, is plausible.
    func plausiblePackage(of name: String) -> String? {
        let plain = String(name.drop { $0 == "_" })
        let exact = Set(
            products.filter { $0.moduleName == plain }.compactMap(\.foreignPackage))
        if exact.count == 1 { return exact.first }
        let alike = packages.filter { package in
            ModuleWords.areAlike(plain, package)
                || products.contains {
                    $0.foreignPackage == package && ModuleWords.areAlike(plain, $0.targetName)
                }
        }
        if alike.count == 1 { return alike.first }
        return alike.isEmpty && packages.count == 1 ? packages.first : nil
    }
}

extension ModuleID {
    /// What code imports from a target of this name: letters that no identifier can hold become
    /// `_`.
    var moduleName: String { targetName.asModuleName }
}

extension String {
    /// The name as an identifier: what cannot stand in one becomes `_`.
    package var asModuleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

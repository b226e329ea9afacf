import Codebase

/// What is needed to tell the role of a module: who stands around it.
struct RoleContext {
    /// Libraries that no product offers to others, in the order of their identifiers.
    let plainLibraries: [Module]
    private let declared: DeclaredGraph
    private let userIDs: [ModuleID: [ModuleID]]
    private let names: Set<String>
    private let modules: [ModuleID: Module]

    init(of codebase: Codebase, _ declared: DeclaredGraph) {
        var users: [ModuleID: [ModuleID]] = [:]
        for (from, targets) in declared.direct {
            for to in targets.keys { users[to, default: []].append(from) }
        }
        let offered = Set(codebase.products.flatMap(\.modules))
        plainLibraries = codebase.modules.filter {
            [.library, .framework].contains($0.kind) && !offered.contains($0.id)
        }
        self.declared = declared
        userIDs = users
        names = Set(codebase.modules.map(\.name))
        modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The modules that declare to depend on a module.
    func users(of module: Module) -> [ModuleID] { userIDs[module.id] ?? [] }

    /// Whether a test target is called like the module.
    func hasTestsOfItsOwn(_ module: Module) -> Bool { names.contains(module.name + "Tests") }

    /// The role as far as kind, name and folder tell it.
    func roleByName(of module: Module) -> Role {
        let naming = ModuleNaming(of: module)
        if module.isFixture { return .testing }
        switch module.kind {
        case .test, .uiTest: return .tests
        case .macro: return .macro
        case .plugin, .aggregate: return .plugin
        case .binary: return .external
        case .snippet: return .devApp
        case .app: return naming.isTestHost ? .devApp : .app
        case .appExtension, .executable, .watch, .widget: return .app
        case .bundle: return module.sources.isEmpty ? .plugin : .app
        case .system: return .core
        case .library, .framework:
            let role = unlessShared(roleOfLibrary(module, naming), naming)
            guard role == .feature, servesFeatures(module) else { return role }
            return naming.speaksOf(RoleWords.drawing) ? .ui : .core
        case .folder: return roleOfFolder(module, naming)
        }
    }

    private func roleOfFolder(_ module: Module, _ naming: ModuleNaming) -> Role {
        if naming.ends(with: RoleWords.tests) || naming.stands(in: RoleWords.testFolders) {
            return .tests
        }
        let isApp = module.sources.contains {
            $0.name == "main.swift" || $0.name.hasSuffix("App.swift")
        }
        return isApp ? .app : roleOfLibrary(module, naming)
    }

    /// The role, unless it makes a feature or an implementation of what others share by its name, or
    /// a feature of what only shows one, as `HomeFeatureDemo`.
    private func unlessShared(_ role: Role, _ naming: ModuleNaming) -> Role {
        let isShared = naming.mark != nil && [.feature, .implementation].contains(role)
        return isShared || role == .feature && naming.isDemo ? .core : role
    }

    private func roleOfLibrary(_ module: Module, _ naming: ModuleNaming) -> Role {
        if naming.ends(with: RoleWords.testing) || naming.begins(with: "PreviewSupport")
            || onlyTestsUse(module)
        {
            return .testing
        }
        if isImplementedByNamesake(module) { return .interface }
        if implementsNamesake(module) { return .implementation }
        if naming.ends(with: RoleWords.interface) || isAPI(module) { return .interface }
        if naming.stands(in: RoleWords.interfaceFolders) { return .interface }
        if naming.stands(in: RoleWords.featureFolders) {
            return naming.ends(with: ["UI"]) ? .ui : .feature
        }
        if naming.ends(withWordAfterStem: RoleWords.feature) || naming.begins(with: "Feature") {
            return .feature
        }
        if implementsInterface(module) || naming.ends(with: RoleWords.plainImplementation) {
            return .implementation
        }
        if naming.stands(in: RoleWords.coreFolders) { return .core }
        if naming.stands(in: RoleWords.dataFolders), !naming.isCalledModels {
            return .implementation
        }
        if naming.ends(with: RoleWords.ui) || naming.stands(in: RoleWords.uiFolders) { return .ui }
        return naming.ends(with: RoleWords.implementation) ? .implementation : .core
    }

    /// Whether a module is called a feature, but its other words are those of what features share,
    /// and several of them do: `FeatureLogger`, `FeatureDesignSystem`.
    ///
    /// Features that declare an umbrella, as `FeatureCommonDependencies`, share what it brings along.
    private func servesFeatures(_ module: Module) -> Bool {
        let naming = ModuleNaming(of: module)
        if naming.isToolkitOfViews { return true }
        guard naming.speaksOfShared else { return false }
        var features: Set<ModuleID> = []
        var seen: Set<ModuleID> = [module.id]
        var pending = [module]
        while let shared = pending.popLast() {
            let users = users(of: shared).compactMap { modules[$0] }
                .filter { [.library, .framework].contains($0.kind) && seen.insert($0.id).inserted }
            for user in users {
                let naming = ModuleNaming(of: user)
                if naming.speaksOfShared {
                    pending.append(user)
                } else if roleOfLibrary(user, naming) == .feature {
                    features.insert(user.id)
                }
            }
            if features.count > 1 { return true }
        }
        return false
    }

    /// Whether the name speaks of tests and nothing but tests depends on it.
    private func onlyTestsUse(_ module: Module) -> Bool {
        let words = ModuleWords.words(of: module.name)
        guard words.contains(where: RoleWords.testingParts.contains) else { return false }
        let kinds = users(of: module).compactMap { modules[$0]?.kind }
        return !kinds.isEmpty && kinds.allSatisfy { $0 == .test || $0 == .uiTest }
    }

    /// Whether the name is `XAPI` and there is an X that depends on it.
    private func isAPI(_ module: Module) -> Bool {
        guard module.name.hasSuffix("API") else { return false }
        let stem = String(module.name.dropLast("API".count))
        let implementations = [stem] + RoleWords.plainImplementation.map { stem + $0 }
        return users(of: module).contains { id in
            // What an app is called after it is its client.
            modules[id].map { $0.kind != .app && implementations.contains($0.name) } == true
        }
    }

    /// Whether a library that is called its implementation depends on it: `Note`, beside `NoteImpl`.
    private func isImplementedByNamesake(_ module: Module) -> Bool {
        let implementations = RoleWords.ofNamesake.map { module.name + $0 }
        guard implementations.contains(where: names.contains) else { return false }
        return users(of: module).contains { id in
            modules[id].map { implementations.contains($0.name) } == true
        }
    }

    /// Whether it is called the implementation of a library that it depends on.
    private func implementsNamesake(_ module: Module) -> Bool {
        guard let suffix = RoleWords.ofNamesake.first(where: module.name.hasSuffix) else {
            return false
        }
        let interface = module.name.dropLast(suffix.count)
        return (declared.direct[module.id] ?? [:]).keys.contains { id in
            modules[id].map { $0.name == interface } == true
        }
    }

    /// Whether it depends on the interface that is called like it.
    private func implementsInterface(_ module: Module) -> Bool {
        let interfaces = ["Interface", "Interfaces", "API"].map { module.name + $0 }
        guard interfaces.contains(where: names.contains) else { return false }
        return (declared.direct[module.id] ?? [:]).keys.contains { id in
            modules[id].map { interfaces.contains($0.name) } == true
        }
    }

    /// Whether a program depends on what it is called after: `HomeDemoApp` on `Home` or `HomeImpl`.
    private func showsItsNamesake(_ module: Module) -> Bool {
        let naming = ModuleNaming(of: module)
        guard naming.ends(with: RoleWords.devApp) else { return false }
        let shown = RoleWords.devApp.filter(module.name.hasSuffix).map {
            module.name.dropLast($0.count)
        }
        return (declared.direct[module.id] ?? [:]).keys.contains { id in
            guard let other = modules[id], [.library, .framework].contains(other.kind) else {
                return false
            }
            let names = (RoleWords.ofNamesake + ["", "Interface"]).compactMap { word in
                other.name.hasSuffix(word) ? other.name.dropLast(word.count) : nil
            }
            return names.contains { name in !name.isEmpty && shown.contains(name) }
        }
    }

    /// Whether a program only shows a part of the codebase, at most one feature: by its name or
    /// folder, or because its name begins with that of the feature.
    func isDevApp(_ module: Module, _ roles: [ModuleID: Role]) -> Bool {
        guard roles[module.id] == .app, ![.appExtension, .widget].contains(module.kind) else {
            return false
        }
        if showsItsNamesake(module) { return true }
        let features = (declared.direct[module.id] ?? [:]).keys.filter { roles[$0] == .feature }
        if features.count > 1 { return false }
        let naming = ModuleNaming(of: module)
        if naming.ends(with: RoleWords.devApp) || naming.stands(in: RoleWords.devAppFolders) {
            return true
        }
        guard features.count == 1, let feature = modules[features[0]] else { return false }
        // A feature that puts others together is the app itself: `App` on `AppFeature`.
        let further = (declared.direct[feature.id] ?? [:]).keys.count { roles[$0] == .feature }
        if further > 1 { return false }
        return module.name != feature.name && module.name.hasPrefix(ModuleNaming(of: feature).stem)
            && roles.values.count { $0 == .feature } > 1
    }
}

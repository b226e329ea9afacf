import Codebase

/// The modules that are no apps and put features together.
struct CompositionRoots {
    /// How many features only something above them would import; chosen by judgement.
    static let manyFeatures = 3
    /// What a feature is called that shows all others.
    private static let names: Set<String> = [
        "App", "AppExtension", "AppLauncher", "AppRoot", "Main", "MainTab", "MainTabBar", "Root",
        "Tab",
        "TabBar", "Tabs",
    ]

    /// What a module is called that starts a program, or an extension of one.
    private static let starting: Set<String> = ["App", "AppExtension", "AppLauncher"]

    /// What the name of a feature ends with that shows some of the others, for one kind of person.
    private static let endings = ["MainTab", "MainTabBar", "TabBar", "RootTab"]

    /// What a module is called that puts the layers together for apps, and how many others it imports at least.
    private static let assembling = ["DependencyInjection", "CompositionRoot", "Composition", "DI"]
    private static let fewModules = 2

    private let ids: Set<ModuleID>

    /// Those that import features, and are imported by none of them: a root is used by apps, and by what
    /// puts together more than it does, as a root does that shows one bar of tabs or another. Unless they are
    /// called so, or show a bar of tabs, they are no features; and they import many.
    init(_ context: RuleContext) {
        let parts = Set(
            context.codebase.modules.lazy
                .filter { [.feature, .implementation].contains($0.role) }.map(\.id))
        var gathered: [ModuleID: Set<ModuleID>] = [:]
        var users: [ModuleID: [Module]] = [:]
        var imported: [ModuleID: Set<ModuleID>] = [:]
        for (_, from, to) in context.ownImports {
            if parts.contains(to.id) { gathered[from.home, default: []].insert(to.home) }
            if to.role.isProduction, to.role != .interface {
                imported[from.home, default: []].insert(to.home)
            }
            if from.role.isProduction, from.role == .interface || parts.contains(from.id) {
                users[to.home, default: []].append(from)
            }
        }
        ids = Set(
            context.codebase.modules.lazy.filter { module in
                let naming = ModuleNaming(of: module)
                let count = gathered[module.home, default: []].count
                let isNamed =
                    Self.isNamed(naming)
                    || count >= Self.manyFeatures && module.showsTabs(context.facts)
                let users = users[module.home, default: []].filter { $0.home != module.home }
                guard
                    users.isEmpty
                        || isNamed
                            && users.allSatisfy({
                                Self.names.contains(ModuleNaming(of: $0).stem)
                            })
                else { return false }
                if module.role == .core, naming.ends(with: Self.assembling),
                    imported[module.home, default: []].count >= Self.fewModules
                {
                    return true
                }
                guard count > 0 else { return false }
                return [.feature, .implementation].contains(module.role) && isNamed
                    || module.role == .core
                        && (count >= Self.manyFeatures || Self.starting.contains(module.name))
            }.map(\.id))
    }

    private static func isNamed(_ naming: ModuleNaming) -> Bool {
        names.contains(naming.stem) || endings.contains { naming.stem.hasSuffix($0) }
    }

    func contains(_ module: Module) -> Bool { ids.contains(module.id) }
}

extension Module {
    /// Whether a file of it shows a bar of tabs: no views that one swipes through, which have no items.
    fileprivate func showsTabs(_ facts: [RelativePath: SourceFacts]) -> Bool {
        sources.contains { file in
            let names = Set(facts[file]?.uses.names ?? [])
            return names.contains("UITabBarController") || names.contains("NSTabViewController")
                || names.contains("TabView") && !names.isDisjoint(with: ["tabItem", "Tab"])
        }
    }
}

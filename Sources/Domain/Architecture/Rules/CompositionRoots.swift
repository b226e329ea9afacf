import Codebase

/// The modules that are no apps and put features together.
struct CompositionRoots {
    /// How many features only something above them would import.
    private static let manyFeatures = 3
    /// What a feature is called that shows all others.
    private static let names: Set<String> = [
        "App", "Main", "MainTab", "MainTabBar", "Root", "Tab", "TabBar", "Tabs",
    ]

    private let ids: Set<ModuleID>

    /// Those that import features or implementations, and are imported by none of them: a root is used by
    /// apps, and by what puts together more than it does. Unless they are called so, they are no features
    /// and import many.
    init(_ context: RuleContext) {
        let parts = Set(
            context.codebase.modules.lazy
                .filter { [.feature, .implementation].contains($0.role) }.map(\.id))
        var gathered: [ModuleID: Set<ModuleID>] = [:]
        var used: Set<ModuleID> = []
        for (_, from, to) in context.ownImports {
            if parts.contains(to.id) { gathered[from.home, default: []].insert(to.home) }
            if from.role.isProduction, from.role == .interface || parts.contains(from.id) {
                used.insert(to.home)
            }
        }
        ids = Set(
            context.codebase.modules.lazy.filter { module in
                let count = gathered[module.home, default: []].count
                guard count > 0, !used.contains(module.home) else { return false }
                let isNamed = Self.names.contains(ModuleNaming(of: module).stem)
                let composes = LayerWords.isOfComposition(module: module.name)
                return module.role == .feature && (isNamed || composes)
                    || module.role == .core && (composes || count >= Self.manyFeatures)
            }.map(\.id))
    }

    func contains(_ module: Module) -> Bool { ids.contains(module.id) }
}

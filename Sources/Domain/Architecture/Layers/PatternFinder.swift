import Codebase

/// Finds patterns that select some modules and no others.
struct PatternFinder {
    private let selection: ModuleSelection
    /// How many modules stand below each folder.
    private let below: [RelativePath: Int]

    /// - Parameter modules: Every module that the layers are about.
    init(_ modules: [Module]) {
        selection = ModuleSelection(from: modules)
        var below: [RelativePath: Int] = [:]
        for module in modules {
            var folder = module.path
            while !folder.isRoot {
                folder = folder.parent
                below[folder, default: 0] += 1
            }
        }
        self.below = below
    }

    /// The shortest patterns that select exactly these modules: a role, a folder, else their names.
    func patterns(for selected: [Module], role: Role?) -> [ModulePattern] {
        let wanted = Set(selected.map(\.id))
        let general = [role.map { ModulePattern(.role, $0.rawValue) }, folder(of: selected)]
        for case let pattern? in general where matches(of: pattern) == wanted { return [pattern] }
        return byHome(selected).uniqued()
    }

    /// For each module whose folders are all selected its name, for every other its own.
    private func byHome(_ selected: [Module]) -> [ModulePattern] {
        let homes = Dictionary(grouping: selected) { $0.inside }
        return selected.map { module in
            guard let home = module.inside else { return exact(module) }
            let whole = ModulePattern(.name, Self.literal(module.moduleName))
            let folders = Set((homes[home] ?? []).map(\.id))
            return folders.count > 1 && matches(of: whole) == folders ? whole : exact(module)
        }
    }

    private func matches(of pattern: ModulePattern) -> Set<ModuleID> {
        Set(selection.modules(matching: pattern).map(\.id))
    }

    private func folder(of selected: [Module]) -> ModulePattern? {
        guard selected.count > 1, let first = selected.first else { return nil }
        let common = first.path.parent.widened(toHold: selected.lazy.map(\.path))
        // A folder that holds others, too, needs no comparing with them.
        guard !common.isRoot, below[common, default: 0] <= selected.count,
            Glob.mistake(in: common.string) == nil
        else { return nil }
        return ModulePattern(.path, common.string + "/**")
    }

    /// The name of a module, or its identifier where others have that name too.
    private func exact(_ module: Module) -> ModulePattern {
        let pattern = ModulePattern(.name, Self.literal(module.name))
        return matches(of: pattern) == [module.id]
            ? pattern : ModulePattern(.id, Self.literal(module.id.rawValue))
    }

    /// A pattern that matches a text; what a pattern cannot say stands as `?`.
    private static func literal(_ text: String) -> String {
        String(text.map { "*[]{}\\".contains($0) ? "?" : $0 })
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in their order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

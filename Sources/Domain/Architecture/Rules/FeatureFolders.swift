import Codebase

/// Folders that hold one feature each, whose modules are called after them: `FeatureHome` with
/// `FeatureHomeCoordinator` and `FeatureHomePresentation`, beside `FeatureLogin`.
struct FeatureFolders {
    private let folders: Set<RelativePath>

    /// The folders of some modules.
    ///
    /// One folder alone may as well be called after the app, whose modules begin with its name: only
    /// such that have others beside them count.
    init(of modules: [Module]) {
        var counts: [RelativePath: Int] = [:]
        for module in modules where module.inside == nil && module.role.isProduction {
            for folder in Self.candidates(of: module) { counts[folder, default: 0] += 1 }
        }
        let several = counts.filter { $0.value > 1 }.map(\.key)
        let beside = Dictionary(grouping: several, by: \.parent)
        folders = Set(beside.filter { $0.value.count > 1 }.flatMap(\.value))
    }

    /// Whether two modules stand in one of the folders, and are called after it.
    func areOne(_ left: Module, _ right: Module) -> Bool {
        let own = Self.candidates(of: left).filter(folders.contains)
        return !own.isEmpty && Self.candidates(of: right).contains(where: own.contains)
    }

    /// The folders around a module whose name its own begins with, and goes on.
    private static func candidates(of module: Module) -> [RelativePath] {
        var found: [RelativePath] = []
        var folder = module.path
        while !folder.isRoot {
            if module.name.hasPrefix(folder.name), module.name != folder.name,
                module.name.dropFirst(folder.name.count).first?.isLowercase == false
            {
                found.append(folder)
            }
            folder = folder.parent
        }
        return found
    }
}

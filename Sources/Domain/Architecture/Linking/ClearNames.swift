import Codebase

/// The shortest name of each module that no other module of the codebase has.
struct ClearNames {
    private var names: [ModuleID: String] = [:]

    /// The target's name where it is unique, else with as many folders of its container in front
    /// as it takes; the identifier if not even that helps.
    ///
    /// Folders have the name of their module in front, unless all of them are of one module.
    init(of modules: [Module]) {
        let hasOneHome = Set(modules.compactMap(\.inside)).count < 2
        let entries = modules.map { Entry($0, hasOneHome: hasOneHome) }
        for group in Dictionary(grouping: entries, by: \.name).values {
            let longest = group.map(\.folders.count).max() ?? 0
            for entry in group {
                names[entry.id] =
                    (0...longest).lazy
                    .filter { !Self.isShared(by: entry, in: group, folders: $0) }
                    .map { entry.name(folders: $0) }.first ?? entry.id.rawValue
            }
        }
    }

    subscript(id: ModuleID) -> String { names[id] ?? id.targetName }

    /// Whether another module has the same name with so many folders in front.
    private static func isShared(by entry: Entry, in group: [Entry], folders: Int) -> Bool {
        let name = entry.name(folders: folders)
        return group.contains { $0.id != entry.id && $0.name(folders: folders) == name }
    }

    /// A module with what may stand in its name.
    private struct Entry {
        let id: ModuleID
        let name: String
        let folders: [String]

        init(_ module: Module, hasOneHome: Bool) {
            id = module.id
            guard let home = module.inside else {
                name = module.name
                folders = module.container.components.map(String.init)
                return
            }
            let isWhole = hasOneHome || module.name == home.targetName
            name = isWhole ? module.name : home.targetName + "/" + module.name
            folders = home.container.components.map(String.init)
        }

        func name(folders count: Int) -> String {
            (folders.suffix(count) + [name]).joined(separator: "/")
        }
    }
}

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
        for group in Dictionary(grouping: entries, by: \.name).values { name(group) }
    }

    subscript(id: ModuleID) -> String { names[id] ?? id.targetName }

    /// Names the modules of one name, with one more folder in front as long as two have the same.
    private mutating func name(_ group: [Entry]) {
        var folders = 0
        var unnamed = group
        while !unnamed.isEmpty {
            let same = Dictionary(grouping: unnamed) { $0.name(folders: folders) }
            for (name, entries) in same where Set(entries.map(\.id)).count == 1 {
                names[entries[0].id] = name
            }
            unnamed = same.values.filter { Set($0.map(\.id)).count > 1 }.flatMap(\.self)
            guard unnamed.contains(where: { $0.folders.count > folders }) else { break }
            folders += 1
        }
        for entry in unnamed { names[entry.id] = entry.id.rawValue }
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

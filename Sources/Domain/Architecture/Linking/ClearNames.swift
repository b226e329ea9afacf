/// The shortest name of each module that no other module of the codebase has.
struct ClearNames {
    private var names: [ModuleID: String] = [:]

    /// The target's name where it is unique, else with as many folders of its container in front
    /// as it takes; the identifier if not even that helps.
    init(of modules: [Module]) {
        for group in Dictionary(grouping: modules, by: \.name).values {
            let longest = group.map { $0.container.components.count }.max() ?? 0
            for module in group {
                names[module.id] =
                    (0...longest).lazy
                    .filter { !Self.isShared(by: module, in: group, folders: $0) }
                    .map { Self.name(of: module, folders: $0) }.first ?? module.id.rawValue
            }
        }
    }

    subscript(id: ModuleID) -> String { names[id] ?? id.targetName }

    private static func name(of module: Module, folders: Int) -> String {
        (module.container.components.suffix(folders).map(String.init) + [module.name])
            .joined(separator: "/")
    }

    /// Whether another module has the same name with so many folders in front.
    private static func isShared(by module: Module, in group: [Module], folders: Int) -> Bool {
        let name = name(of: module, folders: folders)
        return group.contains { $0.id != module.id && Self.name(of: $0, folders: folders) == name }
    }
}

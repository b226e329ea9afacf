/// Layers by the longest way from each module down to one that depends on nothing.
struct LayersByLevel {
    /// The layers, top first.
    let groups: [LayerGroup]

    init(_ members: LayeredModules) {
        let levels = members.graph.levels
        let used = Set(members.graph.arcs.map(\.to))
        let apps = members.modules.indices.filter {
            members.modules[$0].role == .app && !used.contains($0)
        }
        let others = Set(members.modules.indices).subtracting(apps)
        let byLevel = Dictionary(grouping: others) { levels[$0] }
        let top = apps.isEmpty ? [] : [Self.apps(apps.map { members.modules[$0] })]
        groups =
            top
            + byLevel.keys.sorted(by: >).map { level in
                let indices = (byLevel[level] ?? []).sorted()
                return Self.group(level: level, indices.map { members.modules[$0] })
            }
    }

    private static func apps(_ modules: [Module]) -> LayerGroup {
        LayerGroup(
            name: LayerCategory.apps.name,
            reason: "They build programs, and no other module depends on them.", modules: modules)
    }

    private static func group(level: Int, _ modules: [Module]) -> LayerGroup {
        let reason =
            switch level {
            case 0: "They depend on no other module of the layers."
            case 1: "They depend on modules of level 0 alone."
            default: "The longest way down from them has \(level) edges."
            }
        return LayerGroup(name: "Level \(level)", reason: reason, modules: modules)
    }
}

import Codebase
import Graphs

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

    /// The layer of apps and tools that nothing depends on.
    static func apps(_ modules: [Module]) -> LayerGroup {
        LayerGroup(
            name: LayerCategory.apps.name,
            reason: "App and tool targets; nothing depends on them.", modules: modules)
    }

    private static func group(level: Int, _ modules: [Module]) -> LayerGroup {
        let reason =
            switch level {
            case 0: "Depth 0: no dependencies on other modules here."
            case 1: "Depth 1: dependencies only on level 0."
            default: "Depth \(level): the longest dependency chain below has \(level) steps."
            }
        return LayerGroup(name: "Level \(level)", reason: reason, modules: modules)
    }
}

extension Layer {
    /// Whether it holds what stands equally deep in the graph, so that its order says nothing.
    package var isDepth: Bool { reason?.hasPrefix("Depth ") ?? false }
}

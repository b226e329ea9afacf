import Architecture
import Codebase

/// Puts the modules of an analysis into bands.
nonisolated struct ArrangeBands {
    private let analysis: Analysis
    private let metrics: [ModuleID: ModuleMetrics]
    private let names: [ModuleID: String]
    private let violations: [ModuleID: [Violation]]
    private let changes: Changes?
    private let grouped: GroupedModules

    init(
        _ analysis: Analysis, in grouped: GroupedModules, metrics: [ModuleMetrics],
        changes: Changes? = nil
    ) {
        self.analysis = analysis
        self.grouped = grouped
        self.changes = changes
        self.metrics = Dictionary(
            metrics.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        violations = Dictionary(grouping: analysis.violations.filter(\.isCounted), by: \.from)
    }

    /// The layers from top to bottom, then what stands outside of them; only layers may be empty.
    var bands: [Band] {
        let modules = Dictionary(grouping: analysis.codebase.modules) {
            grouped.positions[$0.id]
        }
        let layers = grouped.groups.enumerated().map { index, group in
            band(group.name, index: index, reason: group.reason, of: modules[index] ?? [])
        }
        let outside = Dictionary(grouping: modules[nil] ?? [], by: \.role.bandOutsideLayers)
        return layers
            + Self.titlesOutside.compactMap { title in
                outside[title].map { band(title, of: $0) }
            }
    }

    private static let titlesOutside = [
        "In no layer", "Tests", "Test support", "Dev apps", "Macros", "Plugins", "External",
    ]

    private func band(
        _ title: String, index: Int? = nil, reason: String? = nil, of modules: [Module]
    ) -> Band {
        Band(
            id: (index == nil ? "outside " : "layer ") + title, title: title, reason: reason,
            layerIndex: index, chips: modules.map(chip), counts: counts(of: modules))
    }

    private func chip(_ module: Module) -> Chip {
        let metrics = metrics[module.id]
        return Chip(
            id: module.id, name: names[module.id] ?? module.name, role: module.role,
            files: metrics?.files ?? 0, lines: metrics?.lines ?? 0,
            errors: metrics?.errors ?? 0, warnings: metrics?.warnings ?? 0,
            change: changes?.change(of: module.id))
    }

    /// The violations that begin in the modules, by kind.
    private func counts(of modules: [Module]) -> [Band.Count] {
        let found = Dictionary(grouping: modules.flatMap { violations[$0.id] ?? [] }, by: \.kind)
        return ViolationKind.allCases.compactMap { kind in
            found[kind].map { violations in
                Band.Count(
                    kind: kind, count: violations.count,
                    isError: violations.contains { $0.severity == .error })
            }
        }
    }
}

nonisolated extension Role {
    /// The band of a module with this role that no layer claims.
    fileprivate var bandOutsideLayers: String {
        switch self {
        case .app, .feature, .interface, .ui, .implementation, .core: "In no layer"
        case .tests: "Tests"
        case .testing: "Test support"
        case .devApp: "Dev apps"
        case .macro: "Macros"
        case .plugin: "Plugins"
        case .external: "External"
        }
    }

    /// The role in words.
    var title: String { self == .devApp ? "dev app" : rawValue }
}

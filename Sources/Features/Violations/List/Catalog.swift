import Architecture
import Codebase

/// What an analysis says about violations, prepared for showing.
nonisolated struct Catalog: Sendable {
    let analysis: Analysis
    let items: [ViolationItem]
    let names: [ModuleID: String]
    /// How many violations there are of each severity that are not recorded.
    let counts: [Severity: Int]
    /// How many are recorded.
    let recorded: Int
    /// How many a person allows.
    let excluded: Int
    /// How many entries are recorded of which something is gone.
    let stale: Int

    init(_ analysis: Analysis, scope: Scope) {
        let names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.analysis = analysis
        self.names = names
        let stale = analysis.stale.map { ViolationItem($0, names: names) }
            .filter { scope.contains($0.violation) }
        let found = analysis.violations.filter(scope.contains).map { violation in
            ViolationItem(
                violation,
                entry: violation.state == .new
                    ? nil : analysis.baseline?.entry(about: violation),
                names: names)
        }
        let excluded = analysis.excluded.filter(scope.contains).map {
            ViolationItem($0, names: names)
        }
        items = stale + found + excluded
        self.excluded = excluded.count
        let new = found.filter { $0.violation.state == .new }
        counts = new.reduce(into: [:]) { $0[$1.violation.severity, default: 0] += 1 }
        recorded = found.count { $0.violation.state == .recorded }
        self.stale = stale.count
    }

    /// Some violations of an analysis that need not contain them.
    init(_ analysis: Analysis, items: [ViolationItem]) {
        self.analysis = analysis
        self.items = items
        names = [:]
        counts = [:]
        recorded = 0
        excluded = 0
        stale = 0
    }

    func name(of id: ModuleID) -> String { names[id] ?? id.targetName }

    /// The layer that a module stands in; nil outside the layers.
    func layer(of id: ModuleID) -> String? {
        guard let position = analysis.assignment.layers[id],
            analysis.configuration.layers.indices.contains(position)
        else { return nil }
        return analysis.configuration.layers[position].name
    }
}

nonisolated extension Catalog {
    /// The folder of a module's sources; nil if it is not one of the codebase.
    func path(of id: ModuleID) -> RelativePath? {
        let modules = analysis.codebase.modules
        var low = 0
        var high = modules.count
        while low < high {
            let middle = (low + high) / 2
            if modules[middle].id < id { low = middle + 1 } else { high = middle }
        }
        guard low < modules.count, modules[low].id == id else { return nil }
        return modules[low].path
    }
}

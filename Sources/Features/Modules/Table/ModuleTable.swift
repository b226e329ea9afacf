import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// Every row that the table can show of one analysis, worked out once.
nonisolated struct ModuleTable: Sendable {
    /// The modules of this codebase, in the order of their identifiers.
    let own: [ModuleRow]
    /// What they import from elsewhere.
    let others: [ModuleRow]
    /// The totals of the whole codebase.
    let totals: CodebaseTotals
    /// What stands as modules, and what the person sees after asking for the other.
    private(set) var units = Units.modules
    private(set) var otherUnits = Units.folders
    /// The cells that the longest name of a layer takes.
    let layerWidth: Int
    /// The cells that nine of ten names take.
    let nameWidth: Int
    /// The cells that the longest role takes.
    let roleWidth: Int
    private let places: [ModuleID: SourcePlace]

    static let empty = ModuleTable(
        own: [], others: [], totals: CodebaseTotals(), layers: [], places: [:])

    private init(
        own: [ModuleRow], others: [ModuleRow], totals: CodebaseTotals, layers: [Layer],
        places: [ModuleID: SourcePlace]
    ) {
        self.own = own
        self.others = others
        self.totals = totals
        layerWidth = layers.map { TextWidth.of($0.name) }.max() ?? 0
        self.places = places
        roleWidth = (own + others).map { TextWidth.of($0.role) }.max() ?? 0
        let widths = own.map { TextWidth.of($0.name) }.sorted()
        nameWidth = widths.isEmpty ? 0 : widths[widths.count * 9 / 10]
    }

    /// Where a module is declared, or else its first source.
    func place(of id: ModuleID) -> SourcePlace? { places[id] }
}

nonisolated extension ModuleTable {
    /// Works out the rows of an analysis.
    init(_ analysis: Analysis) {
        let assignment = analysis.assignment.layers
        let importers = Self.importers(in: analysis.graph)
        self.init(
            own: measureModules(analysis).map { metrics in
                ModuleRow(metrics, layerIndex: assignment[metrics.id])
            },
            others: analysis.graph.nodes.filter { $0.kind != .own }.map { node in
                ModuleRow(node, fanIn: importers[node.id] ?? 0)
            },
            totals: analysis.totals, layers: analysis.configuration.layers,
            places: Dictionary(
                analysis.codebase.modules.compactMap { module in
                    SourcePlace(declaring: module).map { (module.id, $0) }
                },
                uniquingKeysWith: { first, _ in first }))
        units = analysis.units
        otherUnits = analysis.otherUnits
    }

    private static func importers(in graph: ModuleGraph) -> [ModuleID: Int] {
        graph.edges.reduce(into: [:]) { counts, edge in counts[edge.to, default: 0] += 1 }
    }
}

nonisolated extension ModuleRow {
    fileprivate init(_ metrics: ModuleMetrics, layerIndex: Int?) {
        self.init(
            id: metrics.id, name: metrics.name, role: metrics.role.words, layer: metrics.layer,
            layerIndex: layerIndex, fanIn: metrics.fanIn,
            figures: Figures(
                files: metrics.files, lines: metrics.lines, fanOut: metrics.fanOut,
                instability: metrics.instability, depth: metrics.depth, closure: metrics.closure,
                errors: metrics.errors, warnings: metrics.warnings))
    }

    fileprivate init(_ node: ModuleGraph.Node, fanIn: Int) {
        self.init(
            id: node.id, name: node.name, role: node.kind.rawValue, layer: nil, layerIndex: nil,
            fanIn: fanIn, figures: nil)
    }
}

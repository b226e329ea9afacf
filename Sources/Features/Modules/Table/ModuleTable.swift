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
    /// The folders inside the modules, where these are asked for.
    private(set) var folders: [ModuleID: [FolderNode]] = [:]
    private var roots: [ModuleID: RelativePath] = [:]
    /// How many folders there are, and how many cycles between them.
    private(set) var folderTotals = (count: 0, cycles: 0)
    /// The module that holds most of the code, with its share in hundredths; nil if none does.
    private(set) var monolith: (name: String, share: Int)?

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

    /// How many rows folders have when all are open.
    var folderRows: Int { folders.values.joined().reduce(0) { $0 + $1.count } }

    /// The folder that holds all folders of a module, which is said once beside its name, unless it
    /// is called the same.
    func folderPrefix(of row: ModuleRow) -> String {
        guard let root = roots[row.id], !root.isRoot, root.string != row.name else { return "" }
        return root.string + "/"
    }

    /// Where a module is declared, or else its first source.
    func place(of id: ModuleID) -> SourcePlace? { places[id] }
}

nonisolated extension ModuleTable {
    /// Works out the rows of an analysis.
    init(_ shown: Analysis) {
        // What holds between folders says nothing about the modules.
        let analysis = shown.ofModules
        let assignment = analysis.assignment.layers
        let importers = Self.importers(in: analysis.graph)
        self.init(
            own: Self.rows(of: analysis, shown, assignment),
            others: analysis.graph.nodes.filter { $0.kind != .own }.map { node in
                ModuleRow(node, fanIn: importers[node.id] ?? 0)
            },
            totals: analysis.totals,
            layers: analysis.configuration.layers + shown.configuration.layers,
            places: Dictionary(
                (analysis.codebase.modules + shown.codebase.modules).compactMap { module in
                    SourcePlace(declaring: module).map { (module.id, $0) }
                },
                uniquingKeysWith: { first, _ in first }))
        units = shown.units
        otherUnits = shown.otherUnits
        monolith = Self.monolith(among: own, of: analysis)
        guard !units.areModules else { return }
        let grow = GrowFolders(shown)
        folders = Dictionary(
            grow.modules.map { ($0, grow.folders(of: $0)) }, uniquingKeysWith: { first, _ in first }
        )
        roots = Dictionary(
            shown.codebase.modules.compactMap { module in
                module.inside.map { ($0, module.container) }
            }, uniquingKeysWith: { first, _ in first })
        folderTotals = (
            shown.codebase.modules.count { $0.inside != nil },
            shown.violations.count { $0.kind == .cycle }
        )
    }

    /// The modules; those that compile the same files are one where folders are shown.
    private static func rows(
        of analysis: Analysis, _ shown: Analysis, _ assignment: [ModuleID: Int]
    ) -> [ModuleRow] {
        let rows = measureModules(analysis).map { metrics in
            ModuleRow(metrics, layerIndex: assignment[metrics.id])
        }
        if shown.units.areModules { return rows }
        let same = MergeModules(analysis.codebase.modules)
        let names = Dictionary(
            rows.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return rows.filter { !same.merged.contains($0.id) }.map { row in
            guard let others = same.others[row.id] else { return row }
            return row.called(
                ([row.name] + others.compactMap { names[$0] }).joined(separator: " + "))
        }
    }

    /// The module with at least half of all lines that are shipped, if it has folders to look into.
    private static func monolith(
        among rows: [ModuleRow], of analysis: Analysis
    ) -> (name: String, share: Int)? {
        let modules = analysis.codebase.modules.filter(\.belongsInLayers)
        let folders = Dictionary(
            modules.map { module in
                (module.id, Set(module.sources.map(\.parent)).count)
            }, uniquingKeysWith: { first, _ in first })
        let shipped = rows.filter { folders[$0.id] != nil }
        let lines = { (row: ModuleRow) in row.figures?.lines ?? 0 }
        // What several targets compile counts once.
        let all = Set(modules.flatMap(\.sources))
            .reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
        guard let largest = shipped.max(by: { lines($0) < lines($1) }),
            all > 0, lines(largest) * 2 >= all, folders[largest.id, default: 0] > 2
        else { return nil }
        return (largest.name, lines(largest) * 100 / all)
    }

    private static func importers(in graph: ModuleGraph) -> [ModuleID: Int] {
        graph.edges.reduce(into: [:]) { counts, edge in counts[edge.to, default: 0] += 1 }
    }
}

nonisolated extension ModuleRow {
    /// The same under another name.
    fileprivate func called(_ name: String) -> ModuleRow {
        ModuleRow(
            id: id, name: name, role: role, layer: layer, layerIndex: layerIndex, fanIn: fanIn,
            figures: figures)
    }

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

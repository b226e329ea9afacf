import Architecture
import Codebase

/// Makes trees of the folders that stand as modules in an analysis, one for each module.
///
/// Counts are of the folders alone: their files, the folders that they use and are used by, and the
/// cycles between them.
nonisolated struct GrowFolders {
    private let metrics: [ModuleID: ModuleMetrics]
    private let users: [ModuleID: [ModuleID]]
    private let used: [ModuleID: [ModuleID]]
    private let cycles: [Set<ModuleID>]
    /// What begins in each folder, cycles apart.
    private let broken: [ModuleID: [Severity]]
    private let layers: [ModuleID: Int]
    private let names: [String]
    /// The layers of the modules themselves.
    private let outer: [ModuleID: String]
    private let units: [ModuleID: [Module]]

    init(_ analysis: Analysis) {
        metrics = Dictionary(
            measureModules(analysis).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let own = Set(analysis.codebase.modules.map(\.id))
        var users: [ModuleID: [ModuleID]] = [:]
        var used: [ModuleID: [ModuleID]] = [:]
        for edge in analysis.graph.edges where edge.isUse && own.contains(edge.to) {
            users[edge.to, default: []].append(edge.from)
            used[edge.from, default: []].append(edge.to)
        }
        self.users = users
        self.used = used
        cycles = analysis.violations.filter { $0.kind == .cycle }.map { Set($0.cycle) }
        broken = analysis.violations.filter { $0.kind != .cycle }
            .reduce(into: [:]) { $0[$1.from, default: []].append($1.severity) }
        layers = analysis.assignment.layers
        names = analysis.configuration.layers.map(\.name)
        let whole = analysis.ofModules
        outer = Dictionary(
            whole.codebase.modules.compactMap { module in
                whole.layerName(of: module.id).map { (module.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        units = Dictionary(grouping: analysis.codebase.modules.filter { $0.inside != nil }) {
            $0.home
        }
    }

    /// The modules that have folders.
    var modules: [ModuleID] { units.keys.sorted() }

    /// The folders directly inside a module, each with those below it.
    func folders(of module: ModuleID) -> [FolderNode] {
        var root = Branch(path: [])
        for unit in units[module] ?? [] {
            let inner = unit.id.rawValue.dropFirst(module.rawValue.count + 1)
            root.insert(unit, at: inner == "." ? ["."] : inner.split(separator: "/")[...])
        }
        return root.children.map { node($0, in: module, depth: 1) }
    }

    private func node(_ branch: Branch, in module: ModuleID, depth: Int) -> FolderNode {
        // A folder with nothing but another one in it stands with that on one line.
        var branch = branch
        var name = branch.name
        while branch.unit == nil, branch.children.count == 1 {
            branch = branch.children[0]
            name += "/" + branch.name
        }
        let children = branch.children.map { node($0, in: module, depth: depth + 1) }
        let all = branch.all
        let id = ModuleID(rawValue: module.rawValue + "/" + branch.path.joined(separator: "/"))
        return FolderNode(
            row: row(
                id, name == "." ? "files beside them" : name, all, depth: depth,
                isUnit: branch.unit != nil),
            children: children)
    }

    private func row(
        _ id: ModuleID, _ name: String, _ units: [Module], depth: Int, isUnit: Bool
    ) -> ModuleRow {
        let inside = Set(units.map(\.id))
        func count(_ ends: [ModuleID: [ModuleID]]) -> Int {
            Set(inside.flatMap { ends[$0] ?? [] }).subtracting(inside).count
        }
        let (fanIn, fanOut) = (count(users), count(used))
        let one = inside.count == 1 ? units.first.flatMap { metrics[$0.id] } : nil
        let places = Set(inside.map { layers[$0] })
        let layer = places.count == 1 ? places.first ?? nil : nil
        // What is said of the module is not said again.
        let said = units.first.flatMap { outer[$0.home] }
        let layerName = layer.map { names[$0] }.flatMap { $0 == said ? nil : $0 }
        let lines = inside.reduce(0) { $0 + (metrics[$1]?.lines ?? 0) }
        let figures = ModuleRow.Figures(
            files: units.reduce(0) { $0 + $1.sources.count }, lines: lines, fanOut: fanOut,
            instability: fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut),
            depth: one?.depth, closure: one?.closure, errors: broken.count(.error, in: inside),
            warnings: broken.count(.warning, in: inside),
            cycles: cycles.count { !$0.isDisjoint(with: inside) })
        return ModuleRow(
            id: id, name: name, role: "folder", layer: layerName, layerIndex: layer, fanIn: fanIn,
            figures: figures, level: depth, isUnit: isUnit)
    }

    /// A folder while its tree is made.
    private struct Branch {
        let path: [Substring]
        var unit: Module?
        var children: [Branch] = []

        init(path: [Substring]) { self.path = path }

        var name: String { String(path.last ?? "") }

        /// The units in it.
        var all: [Module] { (unit.map { [$0] } ?? []) + children.flatMap(\.all) }

        mutating func insert(_ module: Module, at rest: ArraySlice<Substring>) {
            guard let first = rest.first else {
                unit = module
                return
            }
            let index =
                children.firstIndex { $0.path.last == first } ?? children.endIndex
            if index == children.endIndex { children.append(Branch(path: path + [first])) }
            children[index].insert(module, at: rest.dropFirst())
        }
    }
}

nonisolated extension [ModuleID: [Severity]] {
    /// How many of a severity there are in some folders.
    fileprivate func count(_ severity: Severity, in folders: Set<ModuleID>) -> Int {
        folders.reduce(0) { sum, id in sum + (self[id] ?? []).count { $0 == severity } }
    }
}

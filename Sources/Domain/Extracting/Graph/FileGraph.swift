import Architecture
import Codebase
import Graphs

/// The files of one module, with an edge wherever one names what another declares.
///
/// Where the compiler says what a file uses, its edges are exact. Files that were read in detail are
/// resolved as far as the text tells types. Elsewhere edges are found by name: a
/// name that may mean several types, or a member, makes none and is counted. Besides types count functions and values at the top, and members that a file adds to
/// types of others, where the name tells who declares it.
package struct FileGraph: Sendable {
    /// The module.
    package let module: Module
    /// Its Swift files, in path order; everything else counts by position here.
    package let files: [RelativePath]
    /// What each file says.
    package let facts: [SourceFacts]
    /// For each file whether it declares a view or a view controller.
    let screens: [Bool]
    /// The edges, by file that names, then by file that declares; one for a pair.
    package let edges: [FileEdge]
    /// For each file the positions of the edges that begin in it.
    package let outgoing: [[Int]]
    /// For each file the positions of the edges that end in it.
    package let incoming: [[Int]]
    /// The number of names in files that may mean a type of another file or something else.
    package var unclear: Int { unclearNames.reduce(0, +) }
    /// The same for each file.
    package let unclearNames: [Int]
    /// For each file who told the edges that begin in it.
    package let tellers: [Teller]
    /// Which files changed in the same commits.
    let changes: SharedChanges
    /// The groups of files that all reach each other, those before which nothing comes first.
    package let groups: [[Int]]
    /// For each file the position of its group.
    package let group: [Int]
    /// What names mean in the module.
    let types: FolderTypes
    /// What names of functions, values and added members mean in the module.
    let values: ValueNames
    /// The declarations of all files; nil where these were not read in detail.
    let declarations: DeclarationGraph?

    /// Reads the graph out of the facts; a file that could not be read has no edges.
    ///
    /// - Parameter records: What the compiler resolved, and what changed together.
    package init(
        of module: Module, in analysis: Analysis, records: ModuleRecords = .none
    ) {
        let files = module.sources
        let facts = files.map { analysis.facts[$0] ?? .empty }
        let types = FolderTypes(of: facts.map { [$0] })
        let values = ValueNames(of: facts)
        let exact = ExactUses(records, of: module, facts: facts)
        let resolved = ResolvedUses(records, of: module, in: analysis, facts: facts)
        var shapes = TypeShapes(facts)
        var edges: [FileEdge] = []
        var unclear: [Int] = []
        for (from, file) in facts.enumerated() {
            let told = exact.uses(in: from, &shapes) { name in
                if case .folder(let home) = types.meaning(of: name, in: from, of: file) {
                    home
                } else {
                    nil
                }
            }
            let found =
                told.map { (uses: $0, unclear: 0) }
                ?? resolved?.uses(in: from, &shapes)
                ?? Self.uses(in: file, number: from, types: types, values: values, shapes: &shapes)
            unclear.append(found.unclear)
            for to in found.uses.keys.sorted() {
                edges.append(FileEdge(from: from, to: to, uses: found.uses[to] ?? []))
            }
        }
        var outgoing = [[Int]](repeating: [], count: files.count)
        var incoming = outgoing
        for (index, edge) in edges.enumerated() {
            outgoing[edge.from].append(index)
            incoming[edge.to].append(index)
        }
        let graph = DirectedGraph(count: files.count, arcs: edges.lazy.map { ($0.from, $0.to) })
        let groups = graph.components
        var group = [Int](repeating: 0, count: files.count)
        for (index, members) in groups.enumerated() {
            for file in members { group[file] = index }
        }
        self.module = module
        self.files = files
        self.facts = facts
        screens = facts.map(\.declaresScreen)
        self.types = types
        self.values = values
        declarations = resolved?.declarations
        tellers = files.indices.map(exact.teller)
        changes = SharedChanges(records.history, of: files)
        self.edges = edges
        self.outgoing = outgoing
        self.incoming = incoming
        unclearNames = unclear
        self.groups = groups
        self.group = group
    }

    private static func uses(
        in file: SourceFacts, number: Int, types: FolderTypes, values: ValueNames,
        shapes: inout TypeShapes
    ) -> (uses: [Int: [FileEdge.Use]], unclear: Int) {
        var uses: [Int: [FileEdge.Use]] = [:]
        var unclear = 0
        let own = Set(file.declarations.lazy.filter { $0.kind != .extension }.map(\.name))
        let inherited = Set(file.inheritances.lazy.flatMap(\.names))
        for (index, name) in file.uses.names.enumerated() {
            switch types.meaning(of: name, in: number, of: file) {
            case .own: continue
            case .nothing:
                guard let to = values.home(of: name, in: file, number) else { continue }
                uses[to, default: []].append(
                    FileEdge.Use(
                        name: name, coupling: .model, sites: file.uses.lines(at: index).count))
            case .unclear: if !own.contains(name) { unclear += 1 }
            case .folder(let to):
                if own.contains(name) { continue }
                let coupling = shapes.coupling(to: name, isInherited: inherited.contains(name))
                uses[to, default: []].append(
                    FileEdge.Use(
                        name: name, coupling: coupling,
                        sites: file.uses.lines(at: index).count))
            }
        }
        return (uses, unclear)
    }

    /// The number of lines of a file.
    package func lines(of file: Int) -> Int { facts[file].lineCount }
}

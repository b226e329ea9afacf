import Architecture
import Codebase

/// Reads what recipes look at.
struct ReadEdge: Sendable {
    private let reader: any SourceDetailsReader
    private let extended = ExtendedCodebases()
    /// The most files that are read in detail for one edge.
    private static let limit = 3_000

    init(_ reader: any SourceDetailsReader) { self.reader = reader }

    /// Both ends of an edge.
    ///
    /// - Returns: nil if an end is not the codebase's own.
    func callAsFunction(_ edge: EdgeID, in analysis: Analysis) async -> EdgeSources? {
        let modules = analysis.codebase.modules
        guard let from = modules.first(where: { $0.id == edge.from }),
            let to = modules.first(where: { $0.id == edge.to })
        else { return nil }
        let files = await read(
            from.sources + to.sources + Self.protocols(of: to, from, in: analysis), besides: [:],
            in: analysis)
        return EdgeSources(
            analysis: analysis, edge: edge, from: from, to: to, files: files, names: [],
            memory: memory(of: analysis))
    }

    private func memory(of analysis: Analysis) -> EdgeMemory {
        EdgeMemory(
            extended: extended, index: extended.index(of: analysis),
            kinship: extended.kinship(of: analysis))
    }

    /// A module with all files elsewhere that import it; both ends are that module.
    ///
    /// - Parameter others: Modules that compile some of its files, which are read as one with it.
    func module(
        _ module: Module, and others: [Module] = [], in analysis: Analysis
    ) async -> EdgeSources {
        let owners = [module] + others
        let ids = Set(owners.map(\.id))
        let users = analysis.graph.edges.filter { ids.contains($0.to) }.flatMap(\.imports)
            .map(\.file)
        let whole = others.isEmpty ? module : module.joined(with: others)
        let files = await read(whole.sources + users, besides: [:], in: analysis)
        return EdgeSources(
            analysis: analysis, edge: EdgeID(from: module.id, to: module.id), from: whole,
            to: whole, files: files, names: [], memory: memory(of: analysis), owners: owners)
    }

    /// The edge from some files of a module to those that stay in it, as if they were two modules.
    ///
    /// - Parameters:
    ///   - sources: The module, as ``module(_:in:)`` reads it.
    ///   - name: What the module of the files is called.
    /// - Returns: nil if there can be no such module.
    func inside(
        _ sources: EdgeSources, moving files: Set<RelativePath>, to name: String
    ) -> EdgeSources? {
        let old = sources.to
        let first = files.min()?.parent ?? old.path
        let new = Module(
            id: ModuleID(container: old.id.container, target: name), name: name, moduleName: name,
            kind: old.kind, origin: old.origin, container: old.container, manifest: old.manifest,
            path: first, sources: [], dependencies: [], platforms: old.platforms)
        let edge = EdgeID(from: new.id, to: old.id)
        let edits: [CodebaseEdit] = [
            .add(new), .move(files.sorted(), from: old.id, to: new.id), .connect(edge),
            .connect(EdgeID(from: old.id, to: new.id)),
        ]
        let before = sources.analysis
        guard let analysis = try? before.applying(edits, layers: before.configuration),
            let from = analysis.codebase.modules.first(where: { $0.id == new.id }),
            let to = analysis.codebase.modules.first(where: { $0.id == old.id })
        else { return nil }
        return EdgeSources(
            analysis: analysis, edge: edge, from: from, to: to, files: sources.files, names: [],
            memory: EdgeMemory(kinship: sources.memory.kinship), isInside: true)
    }

    /// The files that declare what types of the far end conform to, in modules that an end imports.
    private static func protocols(
        of to: Module, _ from: Module, in analysis: Analysis
    ) -> [RelativePath] {
        let inherited = Set(
            to.sources.flatMap { analysis.facts[$0]?.inheritances ?? [] }.flatMap(\.names))
        let imported = Set(
            (analysis.graph.edges(from: from.id) + analysis.graph.edges(from: to.id))
                .map(\.to))
        return analysis.codebase.modules.filter { imported.contains($0.id) }.flatMap(\.sources)
            .filter { file in
                analysis.facts[file]?.declarations.contains {
                    inherited.contains($0.name)
                        && ($0.kind == .protocol || $0.kind == .extension)
                } == true
            }
    }

    /// The same with all files that use or declare some names.
    ///
    /// - Returns: nil if that are too many.
    func adding(_ names: Set<String>, to sources: EdgeSources) async -> EdgeSources? {
        let analysis = sources.analysis
        let naming = analysis.codebase.modules.flatMap(\.sources).filter { file in
            guard let facts = analysis.facts[file] else { return false }
            return names.contains { facts.uses.contains($0) }
        }
        if naming.count > Self.limit { return nil }
        let files = await read(naming, besides: sources.files, in: analysis)
        return EdgeSources(
            analysis: analysis, edge: sources.edge, from: sources.from, to: sources.to,
            files: sources.files.merging(files) { first, _ in first },
            names: sources.names.union(names), after: sources)
    }

    private func read(
        _ files: [RelativePath], besides known: [RelativePath: ReadFile], in analysis: Analysis
    ) async -> [RelativePath: ReadFile] {
        let wanted = Array(Set(files)).filter { known[$0] == nil }.sorted()
        let contents = analysis.codebase.contents
        let details = await reader.details(of: wanted, in: contents)
        var read: [RelativePath: ReadFile] = [:]
        for (file, details) in details {
            guard let bytes = try? contents.bytes(of: file, upTo: 16 << 20), !bytes.isCut else {
                continue
            }
            // A file that changed meanwhile has other places than its details say.
            guard details.end <= bytes.bytes.count else { continue }
            read[file] = ReadFile(details: details, bytes: bytes.bytes)
        }
        return read
    }
}

extension NameUses {
    /// Whether a name is used anywhere in the file.
    fileprivate func contains(_ name: String) -> Bool {
        let index = names.partitioningIndex { $0 >= name }
        return index < names.endIndex && names[index] == name
    }
}

extension SourceDetails {
    /// The last byte that anything in it lies before.
    fileprivate var end: Int {
        let uses = uses.lazy.map { max($0.extent.end.offset, $0.call?.extent.end.offset ?? 0) }
        let declarations = declarations.lazy.map(\.place.statement.end.offset)
        return max(uses.max() ?? 0, declarations.max() ?? 0)
    }
}

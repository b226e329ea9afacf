import Architecture
import Codebase

/// Reads what recipes look at.
struct ReadEdge: Sendable {
    private let reader: any SourceDetailsReader
    private var index: (any CompilerIndexReader)?
    private let extended = ExtendedCodebases()
    /// The most files that are read because they use a name.
    private static let limit = 3_000
    private let budget: Budget

    /// How much is read in detail for one edge. A codebase of 240,000 lines takes most of it.
    struct Budget: Sendable {
        /// The most declarations and names in files: each takes some 1,200 bytes.
        var details = 450_000
        /// The most bytes of the files.
        var bytes = 64 << 20
        /// The bytes of files that are read before it is looked whether to go on.
        var slice = 4 << 20
    }

    /// - Parameters:
    ///   - reader: Reads files down to members and uses.
    ///   - index: What the compiler wrote, wherever it is fresh; nil to go by the text alone.
    ///   - budget: How much is read for one edge.
    init(
        _ reader: any SourceDetailsReader, index: (any CompilerIndexReader)?,
        budget: Budget = Budget()
    ) {
        self.reader = reader
        self.index = index
        self.budget = budget
    }

    /// The same without asking the compiler, whose index is of the folder and not of a revision.
    var withoutIndex: ReadEdge {
        var copy = self
        copy.index = nil
        return copy
    }

    /// Both ends of an edge.
    ///
    /// - Returns: nil if an end is not the codebase's own.
    func sources(of edge: EdgeID, in analysis: Analysis) async -> EdgeSources? {
        guard let from = analysis.codebase.module(edge.from),
            let to = analysis.codebase.module(edge.to)
        else { return nil }
        let files = await read(
            from.sources + to.sources + Self.protocols(of: to, from, in: analysis), besides: [:],
            in: analysis)
        return EdgeSources(
            analysis: analysis, edge: edge, from: from, to: to, files: files, names: [],
            memory: memory(of: [to.id], in: analysis))
    }

    /// - Parameter owners: The modules that are the far end.
    private func memory(of owners: [ModuleID], in analysis: Analysis) -> EdgeMemory {
        EdgeMemory(
            extended: extended, index: extended.index(of: analysis),
            kinship: extended.kinship(of: analysis),
            runtimeNames: extended.runtimeNames(of: analysis),
            generatedTypes: extended.generatedTypes(of: owners, in: analysis))
    }

    /// A module with all files elsewhere that import it; both ends are that module.
    ///
    /// - Parameters:
    ///   - others: Modules that compile some of its files, which are read as one with it.
    ///   - name: A name whose files are read first, where not all can be.
    func module(
        _ module: Module, and others: [Module] = [], first name: String? = nil,
        in analysis: Analysis
    ) async -> EdgeSources {
        let owners = [module] + others
        let whole = others.isEmpty ? module : module.joined(with: others)
        let files = await read(
            whole.sources + Self.importers(of: owners, in: analysis), first: name, besides: [:],
            in: analysis)
        return EdgeSources(
            analysis: analysis, edge: EdgeID(from: module.id, to: module.id), from: whole,
            to: whole, files: files, names: [],
            memory: memory(of: owners.map(\.id), in: analysis), owners: owners)
    }

    /// The files elsewhere that import some modules.
    static func importers(of modules: [Module], in analysis: Analysis) -> [RelativePath] {
        let ids = Set(modules.map(\.id))
        return analysis.graph.edges.filter { ids.contains($0.to) }.flatMap(\.imports).map(\.file)
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
            let from = analysis.codebase.module(new.id),
            let to = analysis.codebase.module(old.id)
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
    /// - Returns: nil if that are too many, or one cannot be read.
    func adding(_ names: Set<String>, to sources: EdgeSources) async -> EdgeSources? {
        let analysis = sources.analysis
        let naming = analysis.codebase.modules.flatMap(\.sources).filter { file in
            guard let facts = analysis.facts[file] else { return false }
            return names.contains { facts.uses.contains($0) }
        }
        if naming.count > Self.limit { return nil }
        let files = await read(naming, besides: sources.files, in: analysis)
        let isWhole = naming.allSatisfy { files[$0] != nil || sources.files[$0] != nil }
        guard isWhole else { return nil }
        return EdgeSources(
            analysis: analysis, edge: sources.edge, from: sources.from, to: sources.to,
            files: sources.files.merging(files) { first, _ in first },
            names: sources.names.union(names), after: sources)
    }

    private func read(
        _ files: [RelativePath], first name: String? = nil,
        besides known: [RelativePath: ReadFile], in analysis: Analysis
    ) async -> [RelativePath: ReadFile] {
        var wanted = Array(Set(files)).filter { known[$0] == nil }.sorted()
        if let name {
            let isNaming = wanted.map { analysis.facts[$0]?.names(name) == true }
            wanted =
                zip(wanted, isNaming).filter(\.1).map(\.0)
                + zip(wanted, isNaming).filter { !$0.1 }.map(\.0)
        }
        let contents = analysis.codebase.contents
        var found: [RelativePath: ReadFile] = [:]
        var left = budget
        for file in known.values { left.take(file) }
        var rest = wanted[...]
        while !rest.isEmpty, left.details > 0, left.bytes > 0, !Task.isCancelled {
            let bytes = slice(of: &rest, upTo: left.bytes, in: contents)
            let paths = bytes.keys.sorted()
            let details = await reader.details(of: paths, in: contents)
            let answers = await index?.answers(for: paths, in: analysis.codebase) ?? [:]
            for (path, details) in details {
                // A file that changed meanwhile has other places than its details say.
                guard let bytes = bytes[path], details.end <= bytes.count else { continue }
                var file = ReadFile(details: details, bytes: bytes)
                if case .compiled(let compiled) = answers[path] {
                    file.compiled = CompiledPlaces(compiled, in: details)
                }
                left.take(file)
                found[path] = file
            }
        }
        return found
    }

    /// What stands in the next files, some bytes in all; what no longer fits is left out.
    private func slice(
        of rest: inout ArraySlice<RelativePath>, upTo most: Int, in contents: any SourceContents
    ) -> [RelativePath: [UInt8]] {
        var slice: [RelativePath: [UInt8]] = [:]
        var size = 0
        while size < min(budget.slice, most), let file = rest.popFirst() {
            let limit = min(16 << 20, most - size)
            guard let read = try? contents.bytes(of: file, upTo: limit), !read.isCut else {
                continue
            }
            size += read.bytes.count
            slice[file] = read.bytes
        }
        return slice
    }
}

extension ReadEdge.Budget {
    fileprivate mutating func take(_ file: ReadFile) {
        details -= file.details.uses.count + file.details.declarations.count
        bytes -= file.bytes.count
    }
}

extension SourceFacts {
    /// Whether the file uses or declares something of a name.
    fileprivate func names(_ name: String) -> Bool {
        uses.contains(name) || declarations.contains { $0.name == name }
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

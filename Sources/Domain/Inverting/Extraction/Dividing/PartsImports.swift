import Architecture
import Codebase

/// What a file imports for declarations that come from another one: what that imports, but for modules
/// of the codebase of which they name nothing.
struct PartsImports: Sendable {
    /// The statements, one a line.
    let text: String

    /// - Parameter ranges: The bytes of the declarations.
    init(
        _ path: RelativePath, _ file: ReadFile, ranges: [Range<Int>], in sources: EdgeSources
    ) {
        let uses = file.details.uses.filter { use in
            use.local == nil && ranges.contains { $0.contains(use.extent.start.offset) }
        }
        let names = Set(uses.map(\.name))
        var lines: [String] = []
        let edges = sources.analysis.graph.edges(from: sources.to.id)
        for statement in sources.analysis.facts[path]?.imports ?? [] {
            let target = edges.first { edge in
                edge.imports.contains { $0.file == path && $0.statement == statement }
            }
            let module = target.flatMap { sources.module($0.to) }
            if let module, !Self.mayUse(names, module, sources) { continue }
            let line = statement.line(without: ["@_exported"])
            if !lines.contains(line) { lines.append(line) }
        }
        text = lines.joined()
    }

    private static func mayUse(
        _ names: Set<String>, _ module: Module, _ sources: EdgeSources
    ) -> Bool {
        if names.contains(module.moduleName)
            || !sources.analysis.graph.reexports(of: module.id).isEmpty
        {
            return true
        }
        let declared = module.sources.flatMap { sources.analysis.facts[$0]?.declarations ?? [] }
        // Of what is not read as Swift nothing is known.
        return declared.isEmpty
            || declared.contains { $0.kind != .extension && names.contains($0.name) }
    }
}

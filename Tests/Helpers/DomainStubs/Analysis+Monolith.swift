import Architecture
import Codebase

extension Analysis {
    /// The analysis of one app whose files declare and use types.
    ///
    /// - Parameters:
    ///   - declares: The types that each file declares, `private ` or `public ` in front of those, and
    ///     `OUTER.` in front of nested ones.
    ///   - uses: The names that each file uses, on the lines 10, 11 and so on.
    package static func monolith(
        declares: [String: [String]], uses: [String: [String]] = [:],
        imports: [String: [String]] = [:], written: LayerConfiguration? = nil
    ) -> Analysis {
        let files = Set(declares.keys).union(uses.keys).union(imports.keys)
        var facts: [RelativePath: SourceFacts] = [:]
        for file in files {
            let lines = (uses[file] ?? []).enumerated().map { ($1, [$0 + 10]) }
            facts[RelativePath(file)] = .stub(
                imports: (imports[file] ?? []).map { ImportStatement(module: $0, line: 1) },
                declares: (declares[file] ?? []).map(Declaration.init(shorthand:)),
                uses: Dictionary(lines, uniquingKeysWith: +))
        }
        let app = Module.stub("App", .app, at: "App", role: .app, sources: Array(facts.keys))
        return .modules([app], facts: facts, written: written)
    }

    /// The analysis of modules with facts and what a person wrote.
    package static func modules(
        _ modules: [Module], facts: [RelativePath: SourceFacts], written: LayerConfiguration? = nil
    ) -> Analysis {
        let codebase = assignRoles(.stub(modules))
        let graph = linkModules(codebase, facts: facts)
        let configuration = LayerConfiguration.inForce(written, codebase, graph)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignLayers(configuration, to: codebase), violations: [], facts: facts,
            isComplete: true, incomplete: [], milliseconds: 0, written: written)
    }

    /// The edges between own modules, as `FROM > TO`, by clear names.
    package var ownEdges: [String] {
        let names = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.name) })
        let own = Set(codebase.modules.map(\.id))
        return graph.edges.filter { own.contains($0.to) }
            .map { "\(names[$0.from] ?? "") > \(names[$0.to] ?? "")" }
    }
}

extension Declaration {
    fileprivate init(shorthand: String) {
        let words = ["private ": AccessLevel.private, "public ": .public]
        let access = words.first { shorthand.hasPrefix($0.key) }?.value ?? .internal
        let path = shorthand.split(separator: " ").last.map(String.init) ?? shorthand
        let parts = path.split(separator: ".").map(String.init)
        let outer = parts.dropLast().joined(separator: ".")
        self = .stub(
            parts.last ?? path, .struct, access, in: outer.isEmpty ? nil : outer)
    }
}

import Architecture
import Codebase

extension Analysis {
    /// Three modules of two layers that import each other, with every text that reports print.
    ///
    /// - Parameter text: Gives each text, all of them different.
    static func named(by text: () -> String) -> Analysis {
        let modules = (0..<3).map { _ in Module.library(text()) }
        let ids = modules.map(\.id)
        let type = text()
        let sites = modules.indices.map { number in
            ImportSite(
                file: modules[number].sources[0],
                statement: ImportStatement(module: modules[(number + 1) % 3].name, line: 2))
        }
        let edges = modules.indices.map { number in
            Edge(
                from: ids[number], to: ids[(number + 1) % 3], declared: .direct,
                imports: [sites[number]])
        }
        let facts = modules.indices.map { number in
            SourceFacts(
                lineCount: 9, imports: [sites[number].statement],
                declarations: [
                    Declaration(
                        name: type, kind: .struct, access: .public, container: nil, line: 1)
                ], uses: NameUses([type: [5]]), problems: [])
        }
        return Analysis(
            codebase: Codebase(root: "/" + text(), modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) }, edges: edges),
            configuration: LayerConfiguration(
                source: .inferred,
                layers: (0..<2).map { _ in Layer(name: text(), patterns: [], reason: text()) }),
            assignment: LayerAssignment(layers: [ids[0]: 0, ids[1]: 0, ids[2]: 1]),
            violations: violations(of: modules, sites: sites, text),
            facts: Dictionary(
                uniqueKeysWithValues: zip(modules.map { $0.sources[0] }, facts)),
            isComplete: true,
            incomplete: [IncompleteItem(path: RelativePath(text()), line: 3, reason: text())],
            accepted: [
                AcceptedItem(
                    item: IncompleteItem(path: RelativePath(text()), reason: text()),
                    acceptance: Acceptance(path: text(), reason: text(), line: 4))
            ],
            notes: [IncompleteItem(path: RelativePath(text()), reason: text())], milliseconds: 12)
    }

    private static func violations(
        of modules: [Module], sites: [ImportSite], _ text: () -> String
    ) -> [Violation] {
        let ids = modules.map(\.id)
        let edges = [EdgeID(from: ids[0], to: ids[1])]
        return [
            Violation(
                kind: .sideways, from: ids[0], to: ids[1], severity: .error, message: text(),
                sites: [.import(sites[0])]),
            Violation(
                kind: .upward, from: ids[2], to: ids[0], severity: .warning, message: text(),
                sites: [.import(sites[2])]),
            Violation(
                kind: .cycle, from: ids[0], to: nil, severity: .info, message: text(), cycle: ids,
                breakers: edges),
            Violation(
                kind: .sideways, from: ids[1], to: ids[2], state: .excluded,
                permission: .init(reason: text(), isInSource: false), severity: .error,
                message: text(), sites: [.import(sites[1])]),
        ]
    }
}

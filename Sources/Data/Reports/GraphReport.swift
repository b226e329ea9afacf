import Architecture

/// The JSON of `strata graph`.
package struct GraphReport: Encodable, Sendable {
    let schema = 1
    let nodes: [NodeRecord]
    let edges: [EdgeRecord]
    let incomplete: [IncompleteRecord]

    struct NodeRecord: Encodable, Sendable {
        let id: String
        let name: String
        @ExplicitNull var layer: String?
        let role: String
        let kind: String
    }

    struct EdgeRecord: Encodable, Sendable {
        let from: String
        let to: String
        let declared: String
        let imports: [PlaceRecord]
    }

    struct PlaceRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int

        init(_ site: ImportSite) {
            file = site.file.string
            line = site.statement.line
            column = site.statement.column
        }
    }

    /// The graph of an analysis.
    package init(_ analysis: Analysis) {
        let roles = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0.role) },
            uniquingKeysWith: { first, _ in first })
        nodes = analysis.graph.nodes.map { node in
            NodeRecord(
                id: node.id.rawValue,
                name: node.name,
                layer: analysis.layerName(of: node.id),
                role: (roles[node.id] ?? .external).rawValue,
                kind: node.kind.rawValue)
        }
        edges = analysis.graph.edges.map { edge in
            EdgeRecord(
                from: edge.from.rawValue,
                to: edge.to.rawValue,
                declared: edge.declared.rawValue,
                imports: edge.imports.map(PlaceRecord.init))
        }
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, nodes, edges, incomplete
    }
}

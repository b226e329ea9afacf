import Architecture
import Codebase

/// The JSON of `strata graph`.
package struct GraphReport: Encodable, Sendable {
    let schema = 1
    let nodes: [NodeRecord]
    let edges: [EdgeRecord]
    let incomplete: [IncompleteRecord]
    let accepted: [AcceptedRecord]
    let choices: [ChoiceRecord]
    let totals: TotalsRecord

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
        /// The places in files of C's family of languages.
        let objectiveC: [PlaceRecord]?
    }

    struct PlaceRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int

        init(_ site: Site) {
            file = site.file.string
            line = site.line
            column = site.column
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
        edges = analysis.graph.edges.map(EdgeRecord.init)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
        accepted = analysis.accepted.map(AcceptedRecord.init)
        choices = analysis.codebase.choices.map(ChoiceRecord.init)
        totals = TotalsRecord(analysis.totals)
    }

    private enum CodingKeys: CodingKey {
        case schema, nodes, edges, incomplete, accepted, totals
    }
}

extension GraphReport.EdgeRecord {
    init(_ edge: Edge) {
        from = edge.from.rawValue
        to = edge.to.rawValue
        declared = edge.declared.rawValue
        let isObjectiveC = { (site: Site) in site.statement?.isObjectiveC == true }
        imports = edge.sites.filter { !isObjectiveC($0) }.map(GraphReport.PlaceRecord.init)
        let others = edge.sites.filter(isObjectiveC)
        objectiveC = others.isEmpty ? nil : others.map(GraphReport.PlaceRecord.init)
    }
}

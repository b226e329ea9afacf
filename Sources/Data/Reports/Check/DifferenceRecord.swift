import Architecture
import Codebase

/// What is different from an earlier state, in JSON.
struct DifferenceRecord: Encodable, Sendable {
    let revision: String
    let appeared: [String]
    let disappeared: [String]
    let edges: Edges
    let modules: Modules
    let counts: [Count]

    struct Edges: Encodable, Sendable {
        let added: [CheckReport.EdgeRecord]
        let removed: [CheckReport.EdgeRecord]
    }

    struct Modules: Encodable, Sendable {
        let added: [String]
        let removed: [String]
        let moved: [Moved]
    }

    struct Moved: Encodable, Sendable {
        let id: String
        @ExplicitNull var from: String?
        @ExplicitNull var to: String?
    }

    struct Count: Encodable, Sendable {
        let kind: String
        let before: Int
        let after: Int
    }

    init(_ difference: AnalysisDifference, base: String) {
        revision = base
        appeared = difference.appeared.map(\.id)
        disappeared = difference.disappeared.map(\.id)
        edges = Edges(
            added: difference.newEdges.map(CheckReport.EdgeRecord.init),
            removed: difference.goneEdges.map(CheckReport.EdgeRecord.init))
        modules = Modules(
            added: difference.addedModules.map(\.rawValue),
            removed: difference.removedModules.map(\.rawValue),
            moved: difference.movedModules.map {
                Moved(id: $0.module.rawValue, from: $0.from, to: $0.to)
            })
        counts = difference.counts.map {
            Count(kind: $0.kind.rawValue, before: $0.before, after: $0.after)
        }
    }
}

extension CheckReport.EdgeRecord {
    init(_ edge: EdgeID) {
        from = edge.from.rawValue
        to = edge.to.rawValue
    }
}

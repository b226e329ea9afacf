import Architecture
import Codebase
import Extracting

/// The JSON of `strata plan --what-if`.
package struct WhatIfReport: Encodable, Sendable {
    let schema = 1
    let name: String
    let module: String
    let moves: [String]
    let figures: [FigureRecord]
    let ended: [String]
    let appeared: [String]
    let newEdges: [EdgeRecord]
    let goneEdges: [EdgeRecord]
    let prices: [PriceRecord]

    struct FigureRecord: Encodable, Sendable {
        let name: String
        let before: Int
        let after: Int
    }

    struct EdgeRecord: Encodable, Sendable {
        let from: String
        let to: String
    }

    struct PriceRecord: Encodable, Sendable {
        let candidate: String
        let before: Int
        let after: Int
    }

    package init(
        _ whatIf: WhatIf, of module: ModuleID, _ comparison: WhatIfComparison,
        prices: [PriceChange]
    ) {
        name = whatIf.name
        self.module = module.rawValue
        moves = whatIf.moves.map(\.description)
        figures = comparison.figures.map {
            FigureRecord(name: $0.name, before: $0.before, after: $0.after)
        }
        ended = comparison.difference.disappeared.map(\.id)
        appeared = comparison.difference.appeared.map(\.id)
        newEdges = comparison.difference.newEdges.map(EdgeRecord.init)
        goneEdges = comparison.difference.goneEdges.map(EdgeRecord.init)
        self.prices = prices.map {
            PriceRecord(candidate: $0.candidate, before: $0.before, after: $0.after)
        }
    }

    private enum CodingKeys: CodingKey {
        case schema, name, module, moves, figures, ended, appeared, newEdges, goneEdges, prices
    }
}

extension WhatIfReport.EdgeRecord {
    fileprivate init(_ edge: EdgeID) {
        self.init(from: edge.from.rawValue, to: edge.to.rawValue)
    }
}

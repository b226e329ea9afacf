import Architecture
import Codebase
import Extracting

/// What came of moves in thought.
nonisolated struct WhatIfResult: Equatable, Sendable {
    let comparison: WhatIfComparison
    /// What the candidates would cost.
    let prices: [PriceChange]

    /// Makes the moves in thought.
    ///
    /// - Throws: ``Extracting/WhatIfError`` for the first move that cannot be made.
    init(
        _ whatIf: WhatIf, of planned: PlannedMonolith, in analysis: Analysis
    ) throws(WhatIfError) {
        let id = planned.plan.module
        let after = try whatIf.applied(to: analysis)
        comparison = WhatIfComparison(from: analysis, to: after, monolith: id)
        let left = Set(after.codebase.module(id)?.sources ?? [])
        let before = analysis.codebase.module(id)?.sources ?? []
        prices = planned.planExtraction.priceChanges(
            of: planned.plan, without: Set(before).subtracting(left))
    }
}

/// How far it is known what comes of the moves.
nonisolated enum WhatIfState: Equatable, Sendable {
    /// There are no moves.
    case nothing
    /// They are being made.
    case working
    case known(WhatIfResult)
    case failed(WhatIfError)

    var result: WhatIfResult? {
        if case .known(let result) = self { result } else { nil }
    }
}

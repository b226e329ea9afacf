import Architecture
import Codebase
import TerminalUI

/// The shortest way round a cycle, an edge a line; those that break it when they go are pointed out.
struct CyclePath {
    let lines: [StyledText]

    init(_ violation: Violation, catalog: Catalog) {
        let cycle = violation.cycle
        let breakers = Set(violation.breakers)
        let next = cycle.dropFirst() + cycle.prefix(1)
        var lines = zip(cycle, next).map { from, to in
            Self.line(from, to, catalog, isBreaker: breakers.contains(EdgeID(from: from, to: to)))
        }
        let way = Set(zip(cycle, next).map { EdgeID(from: $0, to: $1) })
        let others = violation.breakers.filter { !way.contains($0) }
        if !others.isEmpty {
            lines.append(StyledText("Also to remove, to break the whole cycle:", .muted))
            lines += others.map { Self.line($0.from, $0.to, catalog, isBreaker: true) }
        }
        self.lines = lines
    }

    private static func line(
        _ from: ModuleID, _ to: ModuleID, _ catalog: Catalog, isBreaker: Bool
    ) -> StyledText {
        let edge =
            StyledText("  \(catalog.name(of: from)) ") + StyledText("→", .muted)
            + StyledText(" \(catalog.name(of: to))")
        return isBreaker ? edge + StyledText("  ← remove to break the cycle", .accent) : edge
    }
}

import Codebase
import Diagnosing
import TerminalUI

/// How many columns ranks, wins and costs take.
nonisolated struct HealthWidths: Equatable, Sendable {
    private(set) var rank = 1
    private(set) var win = 4
    private(set) var cost = 5

    init(_ rows: [HealthRow]) {
        for row in rows {
            guard case .finding(let finding, let rank) = row else { continue }
            self.rank = max(self.rank, rank.map { $0.grouped.count } ?? 1)
            win = max(win, TextWidth.of(finding.win.short))
            cost = max(cost, TextWidth.of(finding.cost.short))
        }
    }

    /// Whether costs leave titles enough room.
    func showsCosts(in width: Int) -> Bool { width - win - cost - 4 >= 48 }
}

nonisolated extension HealthWin {
    /// The figure that says most.
    var short: String {
        if edges + declarations > 0 { return (edges + declarations).counted("edge") }
        if lines >= 250 * pairs, lines >= 1_000 { return "\((lines / 1_000).grouped)k lines" }
        return pairs > 0 ? pairs.counted("pair") : lines > 0 ? lines.counted("line") : ""
    }
}

nonisolated extension HealthCost {
    /// The files.
    var short: String { files > 0 ? files.counted("file") : "" }
}

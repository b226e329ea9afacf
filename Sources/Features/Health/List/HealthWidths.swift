import Codebase
import Diagnosing
import TerminalUI

/// How many columns ranks, verdicts, wins and costs take.
nonisolated struct HealthWidths: Equatable, Sendable {
    /// Which of them are shown.
    struct Columns: Equatable {
        /// Whether verdicts say how many lines they are about.
        let hasLongVerdicts: Bool
        let hasCosts: Bool
    }

    private(set) var rank = 1
    private(set) var win = 4
    private(set) var cost = 5
    private(set) var verdict = 0

    /// The columns of a verdict in a word.
    static let shortVerdict = 7
    /// The fewest columns that titles keep beside costs, and beside long verdicts.
    private static let title = (costs: 36, verdicts: 56)

    init(_ rows: [HealthRow], verdict: (HealthFinding) -> StepVerdict? = { _ in nil }) {
        for row in rows {
            guard case .finding(let finding, let rank) = row else { continue }
            self.rank = max(self.rank, rank.map { $0.grouped.count } ?? 1)
            win = max(win, TextWidth.of(finding.win.short))
            cost = max(cost, TextWidth.of(finding.cost.short))
            self.verdict = max(
                self.verdict, TextWidth.of(verdict(finding)?.shortWords ?? ""))
        }
    }

    /// Whether anything was tried.
    var hasVerdicts: Bool { verdict > 0 }

    /// What is shown in so many columns: more of them never show less.
    func columns(in width: Int) -> Columns {
        let short = hasVerdicts ? Self.shortVerdict + 2 : 0
        let title = width - rank - 6 - win - 2 - short
        let hasCosts = title - cost - 2 >= Self.title.costs
        let more = verdict - Self.shortVerdict
        return Columns(
            hasLongVerdicts: title - cost - 2 - more >= Self.title.verdicts, hasCosts: hasCosts)
    }
}

nonisolated extension StepVerdict {
    /// The same in a word or two.
    var word: String {
        switch self {
        case .doable: "now"
        case .partly: "in part"
        case .byHand: "by hand"
        case .notYet: "not yet"
        }
    }
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

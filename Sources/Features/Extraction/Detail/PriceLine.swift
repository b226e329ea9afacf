import Codebase
import Extracting
import TerminalUI

/// A line of a price: what it is about, and the figures.
struct PriceLine {
    let name: String
    let text: StyledText

    /// What a candidate needs, costs and wins, what decides most first.
    static func all(of row: CandidateRow, from monolith: String) -> [PriceLine] {
        [
            needs(row), moves(row), turns(row), shows(row), imports(row), others(row),
            wins(row, monolith),
        ]
        .compactMap(\.self)
    }

    private static func needs(_ row: CandidateRow) -> PriceLine? {
        let needs = row.candidate.needs
        if needs.isEmpty { return nil }
        return PriceLine(
            name: "needs", text: StyledText(needs.joined(separator: ", ") + " first"))
    }

    private static func moves(_ row: CandidateRow) -> PriceLine {
        let candidate = row.candidate
        return PriceLine(
            name: "moves",
            text: StyledText(
                "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line"))"))
    }

    private static func turns(_ row: CandidateRow) -> PriceLine {
        let price = row.candidate.price
        if price.cutEdges == 0 {
            return PriceLine(
                name: "turns",
                text: StyledText(
                    row.candidate.needs.isEmpty
                        ? "nothing around, by name" : "nothing around then", .success))
        }
        let cycles = price.onCycles > 0 ? ", \(price.onCycles.grouped) on a cycle" : ""
        return PriceLine(
            name: "turns",
            text: StyledText("\(price.cutEdges.counted("edge")) around", .warning)
                + StyledText(
                    ", \(price.cutSites.counted("line"))\(cycles), costs ~\(price.cutCost.grouped)")
        )
    }

    private static func shows(_ row: CandidateRow) -> PriceLine {
        let price = row.candidate.price
        return PriceLine(
            name: "shows",
            text: StyledText(
                "\(price.types.count.counted("type")), ~\(price.members.counted("member")) become "
                    + "package or public"))
    }

    private static func imports(_ row: CandidateRow) -> PriceLine {
        PriceLine(
            name: "imports",
            text: StyledText("in \(row.candidate.price.imports.counted("file"))"))
    }

    private static func others(_ row: CandidateRow) -> PriceLine? {
        let price = row.candidate.price
        let parts = [
            price.tests.isEmpty ? nil : "~\(price.tests.count.counted("test file")) move along",
            price.objectiveC == 0
                ? nil : "\(price.objectiveC.counted("file")) in C or Objective-C between them",
        ].compactMap(\.self)
        return parts.isEmpty
            ? nil : PriceLine(name: "besides", text: StyledText(parts.joined(separator: ", ")))
    }

    private static func wins(_ row: CandidateRow, _ monolith: String) -> PriceLine {
        let win = row.win
        let share = win.percent == 0 ? "less than 1 %" : "\(win.percent) %"
        let previews =
            win.previews == 0
            ? ""
            : "; \(win.previews.counted("preview")) \(win.previews == 1 ? "compiles" : "compile") "
                + "\(win.linesOfPreview.counted("line")) of it"
        return PriceLine(
            name: "wins",
            text: StyledText(
                "\(share) of \(monolith) gone, \(win.linesLeft.counted("line")) left after this "
                    + "step\(previews)"))
    }
}

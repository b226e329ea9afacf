import Codebase
import Extracting
import TerminalUI

/// A line of a price: what it is about, and the figures.
struct PriceLine {
    let name: String
    let text: StyledText

    /// What a candidate needs, costs and wins, what decides most first.
    static func all(of row: CandidateRow, from monolith: String) -> [PriceLine] {
        let price = PriceLines(candidate: row.candidate)
        return price.all + [wins(row.win, monolith)]
    }

    private static func wins(_ win: ExtractionWin, _ monolith: String) -> PriceLine {
        let share = win.percent == 0 ? "less than 1 %" : "\(win.percent) %"
        let freed = win.freed.prefix(4).joined(separator: ", ")
        let parts = [
            "\(share) of \(monolith) gone, \(win.linesLeft.counted("line")) left after this step",
            win.chainAfter < win.chainBefore
                ? "the longest chain of builds in it falls from "
                    + "\(win.chainBefore.counted("line")) to \(win.chainAfter.grouped)" : nil,
            win.linesBeside > 0
                ? "\(win.linesBeside.counted("line")) of other steps can be built beside it" : nil,
            win.previews > 0
                ? "\(win.previews.counted("preview")) \(win.previews == 1 ? "compiles" : "compile") "
                    + "\(win.linesOfPreview.counted("line")) of it" : nil,
            win.freed.isEmpty
                ? nil
                : "no longer needed there by \(freed)"
                    + (win.freed.count > 4 ? " and \((win.freed.count - 4).grouped) more" : ""),
        ].compactMap(\.self)
        return PriceLine(name: "wins", text: StyledText(parts.joined(separator: "; ")))
    }
}

/// What a candidate needs and costs, line by line.
private struct PriceLines {
    let candidate: ExtractionCandidate

    private var price: ExtractionPrice { candidate.price }

    /// Stands before numbers that names which may mean several things can only raise.
    private var least: String { price.unclear > 0 ? "at least " : "" }

    var all: [PriceLine] {
        [needs, verdict, moves, turns, cycles, shows, imports, besides].compactMap(\.self)
    }

    private var needs: PriceLine? {
        let needs = candidate.needs
        if needs.isEmpty { return nil }
        return PriceLine(
            name: "needs", text: StyledText(needs.joined(separator: ", ") + " first"))
    }

    /// What reading its files in detail has shown.
    private var verdict: PriceLine? {
        candidate.trial.map { trial in
            PriceLine(
                name: trial.verdict,
                text: StyledText(trial.finding, trial.fits ? .success : .warning))
        }
    }

    private var moves: PriceLine {
        let baggage = price.baggage
        let generated =
            baggage.generated.isEmpty
            ? ""
            : "; a tool writes \(baggage.generated.count.grouped) of them, "
                + baggage.generatedLines.counted("line")
        return PriceLine(
            name: "moves",
            text: StyledText(
                "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line"))"
                    + generated))
    }

    private var turns: PriceLine? {
        if price.cutEdges == 0 {
            // What reading has shown says more than names.
            if candidate.trial != nil { return nil }
            let unclear =
                price.unclear == 0
                ? "" : ", but for \(price.unclear.counted("name")) that may mean several things"
            return PriceLine(
                name: "turns",
                text: StyledText(
                    candidate.needs.isEmpty
                        ? "nothing around, \(price.edges.word)"
                        : "nothing around then, \(price.edges.word)", .success)
                    + StyledText(unclear))
        }
        let cycles = price.onCycles > 0 ? ", \(price.onCycles.grouped) on a cycle" : ""
        return PriceLine(
            name: "turns",
            text: StyledText(
                "\(least)\(price.cutEdges.counted("edge")) around, \(price.edges.word)", .warning)
                + StyledText(
                    ", \(price.cutSites.counted("line"))\(cycles), costs ~\(price.cutCost.grouped)")
        )
    }

    private var cycles: PriceLine? {
        if price.cycles.isEmpty { return nil }
        return PriceLine(name: "cut", text: StyledText("first " + price.cycleWords))
    }

    private var shows: PriceLine {
        if let trial = candidate.trial, trial.fits {
            return PriceLine(
                name: "shows",
                text: StyledText(
                    "\(trial.symbols.counted("name")) \(trial.symbols == 1 ? "becomes" : "become") "
                        + "package or public"))
        }
        return PriceLine(
            name: "shows",
            text: StyledText(
                "\(price.types.count.counted("type")), ~\(price.members.counted("member")) become "
                    + "package or public"))
    }

    private var imports: PriceLine {
        if let trial = candidate.trial, trial.fits {
            return PriceLine(
                name: "imports", text: StyledText("in \(trial.imports.counted("file"))"))
        }
        return PriceLine(
            name: "imports", text: StyledText("in \(least)\(price.imports.counted("file"))"))
    }

    private var besides: PriceLine? {
        let resources = price.baggage.resources
        let parts = [
            price.tests.isEmpty
                ? nil : "~\(price.tests.count.counted("test file")) can follow",
            resources.isEmpty ? nil : "\(resources.count.counted("resource")) between them",
            price.objectiveC == 0
                ? nil : "\(price.objectiveC.counted("file")) in C or Objective-C between them",
        ].compactMap(\.self)
        return parts.isEmpty
            ? nil : PriceLine(name: "besides", text: StyledText(parts.joined(separator: ", ")))
    }
}

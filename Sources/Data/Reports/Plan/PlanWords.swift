import Codebase
import Extracting

extension ExtractionCandidate {
    /// Why it is proposed, what it costs and what it wins, in sentences.
    func words(_ win: ExtractionWin?, of plan: ExtractionPlan) -> [String] {
        reasons + priceWords + [win.flatMap { $0.words(of: plan) }].compactMap(\.self)
    }

    /// The price in sentences, what is estimated with a tilde.
    var priceWords: [String] {
        [shown, turning, cycles, besides, tests].compactMap(\.self)
    }

    private var shown: String {
        if let trial, trial.fits {
            let need = trial.imports == 1 ? "needs" : "need"
            return "\(trial.symbols.counted("name")) become package or public; "
                + "\(trial.imports.counted("file")) \(need) an import."
        }
        let least = price.isLowerBound ? "at least " : ""
        return "\(price.types.count.counted("type")) and ~\(price.members.counted("member")) "
            + "become package or public; \(least)\(price.imports.counted("file")) "
            + "\(price.imports == 1 ? "needs" : "need") an import."
    }

    private var turning: String? {
        if price.cutEdges == 0 { return nil }
        let cycles = price.onCycles > 0 ? ", \(price.onCycles.grouped) of them on a cycle" : ""
        let least = price.isLowerBound ? "at least " : ""
        return "To turn around: \(least)\(price.cutEdges.counted("edge")) (\(price.edges.word)), "
            + "\(price.cutSites.counted("line"))\(cycles)."
    }

    /// The cycles that have to be cut first.
    private var cycles: String? {
        price.cycles.isEmpty ? nil : "Cut first: \(price.cycleWords)."
    }

    private var besides: String? {
        let baggage = price.baggage
        let parts = [
            baggage.generated.isEmpty
                ? nil
                : "\(baggage.generated.count.counted("generated file")) of "
                    + baggage.generatedLines.counted("line"),
            baggage.resources.isEmpty ? nil : baggage.resources.count.counted("resource"),
            price.objectiveC == 0
                ? nil : "\(price.objectiveC.counted("file")) in C or Objective-C",
        ].compactMap(\.self)
        if parts.isEmpty { return nil }
        let between = "Between them: \(parts.joined(separator: ", "))."
        return baggage.resources.isEmpty
            ? between : between + " strata extract leaves resources where they are."
    }

    private var tests: String? {
        let count = price.tests.count
        if count == 0 { return nil }
        return "~\(count.counted("test file")) \(count == 1 ? "names" : "name") mainly it and can "
            + "follow."
    }
}

extension ExtractionPrice {
    /// Whether names that may mean several things stand behind its numbers.
    var isLowerBound: Bool { unclear > 0 }
}

extension ExtractionWin {
    /// What is won, as a sentence; nil if nothing is.
    func words(of plan: ExtractionPlan) -> String? {
        let share = percent == 0 ? "less than 1 %" : "\(percent) %"
        let chain =
            chainAfter < chainBefore
            ? "; the longest chain of builds in it falls from \(chainBefore.counted("line")) to "
                + chainAfter.grouped : ""
        let beside =
            linesBeside > 0
            ? "; \(linesBeside.counted("line")) of other steps can be built beside it" : ""
        let previews =
            previews > 0
            ? "; \(previews.counted("preview")) \(previews == 1 ? "compiles" : "compile") "
                + "\(linesOfPreview.counted("line")) of it" : ""
        let modules =
            freed.isEmpty
            ? ""
            : "; no longer needed there by \(freed.prefix(4).joined(separator: ", "))"
                + (freed.count > 4 ? " and \(freed.count - 4) more" : "")
        return "Wins: \(share) of \(plan.moduleName) gone, \(linesLeft.counted("line")) left"
            + "\(chain)\(beside)\(previews)\(modules)."
    }
}

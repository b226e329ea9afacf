import Codebase
import Extracting

/// What `strata plan` prints for people.
///
/// What stands in the codebase never reaches the terminal raw.
package func planText(of plan: ExtractionPlan, paint: Paint) -> String {
    PlanText(plan: plan, paint: paint).text
}

private struct PlanText {
    /// The most edges of one step that are listed.
    private static let mostEdges = 8

    let plan: ExtractionPlan
    let paint: Paint

    var text: String {
        let steps = plan.candidates.enumerated().map { step($0 + 1, $1) }
        return ([summary] + steps + [footer]).joined(separator: "\n\n") + "\n"
    }

    private var summary: String {
        let size = "\(plan.files.counted("file")), \(plan.lines.counted("line"))"
        return paint.bold(plan.moduleName.visible) + ": \(size)"
    }

    private var footer: String { paint.dim(plan.footnotes.joined(separator: "\n")) }

    private func step(_ number: Int, _ candidate: ExtractionCandidate) -> String {
        let size =
            "\(candidate.files.count.counted("file")), \(candidate.lines.counted("line"))"
        let title =
            "\(number). " + paint.bold(candidate.name.visible) + "  \(candidate.kind.rawValue), "
            + size
        return
            ([title] + (candidate.why + candidate.priceWords).map { "   " + $0.visible }
            + edges(candidate)).joined(separator: "\n")
    }

    private func edges(_ candidate: ExtractionCandidate) -> [String] {
        let shown = candidate.cut.prefix(Self.mostEdges).map { edge in
            "   ✂ \(edge.from.name.visible) → \(edge.to.name.visible)  "
                + paint.dim(
                    "\(edge.coupling.rawValue), \(edge.sites.counted("line")): "
                        + edge.names.prefix(3).joined(separator: ", ").visible)
        }
        let rest = candidate.cut.count - shown.count
        return rest > 0 ? shown + ["   and \(rest) more: --format json"] : shown
    }
}

extension ExtractionPlan {
    /// What is to be known about all numbers of a plan, a sentence a line.
    var footnotes: [String] {
        let none =
            candidates.isEmpty
            ? [
                "No group comes free at a fair price. Name where to begin with: "
                    + "strata plan --seed FOLDER"
            ] : []
        let unclear =
            unclear > 0
            ? ["\(unclear.counted("name")) may mean several things, so that no edge came of them."]
            : []
        return none + ["Edges are found by name; numbers with ~ are estimates."] + unclear
    }
}

extension ExtractionCandidate {
    /// The price in sentences, what is estimated with a tilde.
    var priceWords: [String] {
        var words = [
            "\(price.types.count.counted("type")) and ~\(price.members.counted("member")) become "
                + "package or public; \(price.imports.counted("file")) "
                + "\(price.imports == 1 ? "needs" : "need") an import."
        ]
        if price.cutEdges > 0 {
            let cycles = price.onCycles > 0 ? ", \(price.onCycles.grouped) of them on a cycle" : ""
            words.append(
                "To turn around: \(price.cutEdges.counted("edge")), "
                    + "\(price.cutSites.counted("line"))\(cycles).")
        }
        if !price.tests.isEmpty {
            words.append("~\(price.tests.count.counted("test file")) move along.")
        }
        if price.objectiveC > 0 {
            words.append("\(price.objectiveC.counted("file")) in C or Objective-C between them.")
        }
        return words
    }
}

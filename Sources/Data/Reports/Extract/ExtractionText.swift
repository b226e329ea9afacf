import Codebase
import Editing
import Inverting

/// The text of `strata extract`: what moves, the change, and what is left to a person.
package struct ExtractionText: Sendable {
    /// The most lines of one kind that are listed.
    private static let most = 12

    private let extraction: Extraction
    private let blockers: StepBlockers
    private let paint: Paint

    package init(_ extraction: Extraction, _ blockers: StepBlockers, paint: Paint) {
        self.extraction = extraction
        self.blockers = blockers
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        guard let obstacle = extraction.recipe.obstacle else { return change }
        return paint.bold(extraction.candidate.visible) + "\n    " + obstacle.visible + "\n"
            + list("Extract first:", blockers.commands)
            + list("To turn around:", extraction.blockers.isEmpty ? blockers.edges : [])
            + list("It uses:", extraction.blockers.map(\.line))
            + list("Why not:", reasons)
    }

    /// Why what it uses cannot be turned around, once for each name.
    private var reasons: [String] {
        var seen: Set<String> = []
        return extraction.blockers.compactMap { blocker in
            guard let reason = blocker.reason, seen.insert(blocker.name).inserted else {
                return nil
            }
            return "\(blocker.name): \(reason)"
        }
    }

    private var change: String {
        let recipe = extraction.recipe
        let symbols = recipe.newSymbols
        let shown = ChangesText(recipe.changes, moving: extraction.moves, paint: paint).text
        return shown + turned + taken
            + paint.dim(symbols.count.counted("name becomes", "names become") + " visible.") + "\n"
            + list("To answer:", recipe.questions.map(\.text))
            + list("To change by hand:", recipe.steps) + proof
    }

    private var turned: String {
        list("Turned around:", [extraction.turning].compactMap(\.self))
    }

    private var taken: String {
        list("Moved along, as the others use it:", extraction.taken.map(\.string))
            + list("Left, as it adds to what stays:", extraction.left.map(\.string))
            + list("Taken out of files that stay:", extraction.parts.map(\.line))
    }

    private var proof: String {
        guard let proof = extraction.recipe.proof else { return "" }
        let lines = proof.lines.map { "  " + $0.visible + "\n" }.joined()
        if let failed = proof.failed {
            return paint.red("\(failed.rawValue) failed") + "\n" + lines
        }
        return (proof.shown.map { paint.green($0.word) + "\n" } ?? "") + lines
    }

    private func list(_ heading: String, _ lines: [String]) -> String {
        if lines.isEmpty { return "" }
        let rest = lines.count - Self.most
        let more = rest > 0 ? "  and \(rest) more: --format json\n" : ""
        return paint.bold(heading) + "\n"
            + lines.prefix(Self.most).map { "  " + $0.visible + "\n" }.joined() + more
    }
}

extension Extraction.Part {
    /// `A.swift: b, c (12 lines)`.
    fileprivate var line: String {
        "\(file): \(names.joined(separator: ", ")) (\(lines.counted("line")))"
    }
}

extension Extraction.Blocker {
    /// `A.swift:12 names b of C.swift`.
    var line: String { "\(file):\(self.lineNumber) names \(name) of \(target)" }
}

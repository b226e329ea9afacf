import Architecture
import Codebase
import Inverting

/// The text of `strata invert` for one violation: what is coupled, the recipes, and the change.
package struct InversionText: Sendable {
    private let inversion: Inversion
    private let chosen: Recipe?
    private let paint: Paint

    /// - Parameter chosen: The recipe whose change is shown; nil if none fits.
    package init(_ inversion: Inversion, chosen: Recipe?, paint: Paint) {
        self.inversion = inversion
        self.chosen = chosen
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        let violation = inversion.violation
        return "\(violation.kind.symbol) \(violation.message.visible)\n\n"
            + inversion.couplings.map(text).joined() + (inversion.couplings.isEmpty ? "" : "\n")
            + inversion.recipes.map(text).joined() + (chosen.map(change) ?? "")
    }

    private func text(of coupling: Coupling) -> String {
        let sites = coupling.sites.prefix(3).map { "\($0.file):\($0.line)" }
        let more = coupling.sites.count > 3 ? " … \(coupling.sites.count - 3) more" : ""
        return paint.bold(coupling.kind.rawValue) + "  " + coupling.reason.visible + "\n    "
            + paint.dim(sites.joined(separator: ", ").visible + more) + "\n"
    }

    private func text(of recipe: Recipe) -> String {
        let name = paint.bold(recipe.name.rawValue) + "  " + recipe.title.visible
        guard let obstacle = recipe.obstacle else {
            return name + paint.dim("  (" + recipe.price.words + ")") + "\n" + proof(of: recipe)
        }
        return name + "\n    does not fit: " + obstacle.visible + "\n"
    }

    private func proof(of recipe: Recipe) -> String {
        guard let proof = recipe.proof else { return "" }
        let shown = proof.shown.map { "    " + paint.green($0.word) + "\n" } ?? ""
        guard let failed = proof.failed else {
            return shown + proof.lines.map { "      " + $0.visible + "\n" }.joined()
        }
        return shown + "    " + paint.red("\(failed.rawValue) failed") + "\n"
            + proof.lines.map { "      " + $0.visible + "\n" }.joined()
    }

    private func change(of recipe: Recipe) -> String {
        "\n" + ChangesText(recipe.changes, paint: paint).text
            + list("To answer:", recipe.questions.map(\.text))
            + list("To change by hand:", recipe.steps)
    }

    private func list(_ heading: String, _ lines: [String]) -> String {
        if lines.isEmpty { return "" }
        return paint.bold(heading) + "\n" + lines.map { "  " + $0.visible + "\n" }.joined()
    }
}

/// The text of `strata invert` without a violation: each with its coupling and its best recipe.
package struct InversionListText: Sendable {
    private let inversions: [Inversion]
    private let paint: Paint

    package init(_ inversions: [Inversion], paint: Paint) {
        self.inversions = inversions
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        inversions.map(text).joined() + summary + "\n"
    }

    private func text(of inversion: Inversion) -> String {
        let kinds = CouplingClass.allCases.filter { kind in
            inversion.couplings.contains { $0.kind == kind }
        }
        let classes = kinds.isEmpty ? "no use found" : kinds.map(\.rawValue).joined(separator: ", ")
        let recipe: String
        if let best = inversion.best {
            recipe = "\(best.name.rawValue): \(best.title) (\(best.price.words))"
        } else {
            recipe = "no recipe fits: " + (inversion.recipes.first?.obstacle ?? "none is known.")
        }
        return paint.bold(inversion.id.visible) + "\n    " + classes + "\n    " + recipe.visible
            + "\n"
    }

    private var summary: String {
        let fitting = inversions.count { $0.best != nil }
        return "\(inversions.count.counted("violation")) to invert, a recipe for \(fitting)."
    }
}

extension RecipePrice {
    /// `3 files, 12 lines, 1 new name`.
    package var words: String {
        "\(files.counted("file")), \(lines.counted("line")), \(symbols.counted("new name"))"
    }
}

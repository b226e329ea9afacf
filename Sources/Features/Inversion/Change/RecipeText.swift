import Codebase
import FeatureKit
import Inverting
import TerminalUI

/// What is said of a recipe above its change.
enum RecipeText {
    private static let mostLines = 200

    /// What is said where there is no recipe at all.
    static var nothing: [StyledText] {
        [
            StyledText("No recipe was found", .header, .bold),
            StyledText(
                "Strata knows no change that removes this dependency. The lines above are what a "
                    + "person has to change."),
        ]
    }

    /// The paragraphs about a recipe; an empty one leaves a line free.
    static func paragraphs(
        about planned: PlannedRecipe, of plan: InversionPlan, isWhole: Bool, stage: RecipeStage
    ) -> [StyledText] {
        let recipe = planned.recipe
        var text = [StyledText(recipe.title, .header, .bold)]
        if let obstacle = recipe.obstacle {
            text += ["", StyledText("– Does not fit: ", .warning) + StyledText(obstacle)]
            if plan.fitting == 0 {
                text += ["", StyledText("No recipe fits this violation.", .muted)]
            }
            return text + unread(plan) + [""]
        }
        text.append(StyledText(planned.price.words, .muted))
        text += proof(of: recipe, isWhole: isWhole, stage)
        text += questions(of: recipe) + steps(of: recipe) + symbols(of: recipe) + unread(plan)
        return text + [""]
    }

    private static func proof(
        of recipe: Recipe, isWhole: Bool, _ stage: RecipeStage
    ) -> [StyledText] {
        switch stage {
        case .draft:
            return [StyledText("… Checking it on a copy. It may turn out not to fit.", .info)]
        case .proving:
            return [StyledText("… Trying it on a copy. ", .info) + .keys(("p", "stops"))]
        case .planned, .applied: break
        }
        guard let proof = recipe.proof else {
            return stage == .applied
                ? [StyledText("Applied without a proof. ", .muted) + .keys(("u", "undoes it"))]
                : [StyledText("Not proved. ", .muted) + .keys(("p", "tries it on a copy"))]
        }
        let remark = isWhole ? "" : " This holds for all files together, not for a part."
        let lines = proof.lines.prefix(mostLines).map {
            StyledText($0, proof.holds ? .warning : .error)
        }
        let rest = proof.lines.count - lines.count
        return [proof.tone.mark + " " + StyledText(proof.sentence + remark, proof.tone.color)]
            + lines
            + (rest > 0
                ? [StyledText("and \(rest.counted("more line", "more lines"))", .muted)] : [])
    }

    private static func questions(of recipe: Recipe) -> [StyledText] {
        guard !recipe.questions.isEmpty else { return [] }
        return ["", StyledText("Only a person can decide", .warning, .bold)]
            + recipe.questions.map { question in
                StyledText("? ", .warning, .bold) + StyledText(question.text)
                    + StyledText(question.file.map { "  \($0.name)" } ?? "", .muted)
            }
    }

    private static func steps(of recipe: Recipe) -> [StyledText] {
        guard !recipe.steps.isEmpty else { return [] }
        return ["", StyledText("Left to do by hand", .header, .bold)]
            + recipe.steps.enumerated().map { index, step in
                StyledText("\(index + 1). ", .muted) + StyledText(step)
            }
    }

    private static func symbols(of recipe: Recipe) -> [StyledText] {
        guard !recipe.newSymbols.isEmpty else { return [] }
        return [
            "",
            StyledText("New for other modules: ", .muted)
                + StyledText(recipe.newSymbols.joined(separator: ", ")),
        ]
    }

    private static func unread(_ plan: InversionPlan) -> [StyledText] {
        let files = plan.inversion.unread
        guard !files.isEmpty else { return [] }
        let names = files.prefix(5).map(\.string).joined(separator: ", ")
        return [
            "",
            StyledText("▲ ", .warning)
                + StyledText(
                    "Not read, so that uses may be missing: \(names)"
                        + (files.count > 5 ? " and \((files.count - 5).counted("other"))." : ".")),
        ]
    }
}

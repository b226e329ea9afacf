import Codebase
import Inverting
import TerminalUI

/// The recipes with their price: those that fit, then those that do not.
struct RecipeList: CompositeView {
    let viewModel: InversionViewModel
    let plan: InversionPlan

    var body: some View {
        let isFocused = viewModel.focus == .recipes
        Panel(
            "Recipes", note: note, isFocused: isFocused,
            scroll: ScrollPosition(viewModel.recipeList)
        ) {
            List(
                viewModel.recipeList, isFocused: isFocused,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectRecipe($0) },
                    open: { [weak viewModel] _ in viewModel?.focusOn(.change) },
                    scroll: { [weak viewModel] in viewModel?.recipeList.scroll(by: $0) }),
                placeholder: Text("No recipe was found.", .muted)
            ) { row in
                RecipeRow(
                    planned: plan.recipes[row],
                    stage: viewModel.stage(of: plan.recipes[row].id))
            }
        }
    }

    private var note: StyledText {
        plan.fitting == 0
            ? StyledText("none fits", .warning)
            : "\(plan.fitting) of \(plan.recipes.count) fit"
    }
}

/// One recipe: its mark, its name, what it costs, what was shown of it.
struct RecipeRow: CompositeView {
    let planned: PlannedRecipe
    let stage: RecipeStage

    private static let nameWidth = 9

    var body: some View {
        HStack(spacing: 1) {
            Text(mark)
            Text(name).frame(width: Self.nameWidth, height: 1)
            if planned.recipe.fits {
                Text(StyledText(state.isEmpty ? planned.price.shortWords : files, .muted))
                Spacer()
                Text(state).priority(1)
            } else {
                Text(StyledText(planned.recipe.obstacle ?? "", .muted))
            }
        }
    }

    private var name: StyledText {
        StyledText(planned.id.rawValue, planned.recipe.fits ? Style(.accent) : Style(.muted))
    }

    /// What is left of the price beside what was shown.
    private var files: String { planned.price.files.counted("file") }

    private var mark: StyledText {
        guard planned.recipe.fits else { return StyledText("–", .muted) }
        switch stage {
        case .applied: return StyledText("◆", .success)
        case .draft, .proving: return StyledText("…", .info)
        case .planned: break
        }
        if let proof = planned.recipe.proof { return proof.tone.mark }
        return planned.recipe.questions.isEmpty
            ? StyledText("●", .info) : StyledText("?", .warning, .bold)
    }

    private var state: StyledText {
        switch stage {
        case .applied: return StyledText("applied", .success)
        case .draft: return StyledText("checking…", .info)
        case .proving: return StyledText("proving…", .info)
        case .planned: break
        }
        guard let proof = planned.recipe.proof else { return "" }
        return StyledText(proof.failed.map { _ in "failed" } ?? proof.words, proof.tone.color)
    }
}

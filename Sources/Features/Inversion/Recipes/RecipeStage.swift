import Inverting

/// How far a recipe is on this screen.
nonisolated enum RecipeStage {
    /// It is still being found out whether it holds.
    case draft
    /// Nothing is being done with it.
    case planned
    /// It is being tried.
    case proving
    /// It was written.
    case applied
}

extension InversionViewModel {
    func stage(of recipe: Recipe.Name) -> RecipeStage {
        if isDraft { return .draft }
        if applied?.recipe == recipe { return .applied }
        return proving == recipe ? .proving : .planned
    }
}

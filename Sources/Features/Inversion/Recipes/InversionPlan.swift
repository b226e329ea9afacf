import Codebase
import Editing
import Inverting

/// What was worked out about a violation, with all that is shown of it.
nonisolated struct InversionPlan: Sendable {
    let inversion: Inversion
    /// The recipes in their order, with what was shown of each.
    var recipes: [PlannedRecipe]

    init(_ inversion: Inversion) {
        self.inversion = inversion
        recipes = inversion.recipes.map(PlannedRecipe.init)
    }

    /// How many recipes can be made.
    var fitting: Int { recipes.count { $0.recipe.fits } }

    /// The places that use the other module.
    var places: Int { inversion.couplings.reduce(0) { $0 + $1.sites.count } }
}

/// A recipe with its differences, which cost too much to be worked out at every drawing.
nonisolated struct PlannedRecipe: Sendable, Identifiable {
    var recipe: Recipe
    let price: RecipePrice
    /// The files in path order.
    var files: [FileDiff]

    var id: Recipe.Name { recipe.name }

    init(_ recipe: Recipe) {
        self.recipe = recipe
        files = recipe.changes.changes.map(FileDiff.init)
        price = RecipePrice(
            files: files.count, lines: files.reduce(0) { $0 + $1.added + $1.removed },
            symbols: recipe.newSymbols.count)
    }
}

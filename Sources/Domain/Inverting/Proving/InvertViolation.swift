import Architecture
import Codebase
import Editing

/// Works out what can be done about a violation, and shows only what holds on a changed copy.
///
/// Each recipe that fits is read again in memory. What manifests lack after it, they are given; what
/// Strata cannot write is left to a person as a step. A recipe that would leave the edge, or make
/// another violation, does not fit, and says what it would do.
package struct InvertViolation: InversionPlanner {
    private let plan: PlanInversion
    private let mendRecipe: MendRecipe

    /// - Parameters:
    ///   - plan: Works out recipes.
    ///   - check: Reads a changed copy.
    ///   - edit: Edits manifests.
    package init(plan: PlanInversion, check: CheckRecipe, edit: EditManifest) {
        self.plan = plan
        mendRecipe = MendRecipe(check: check, edit: edit)
    }

    package func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        guard var inversion = await plan.inversion(of: violation, in: analysis) else { return nil }
        if inversion.best != nil { await draft(inversion) }
        let edge = inversion.edge
        inversion.recipes = await withTaskGroup(of: (Int, Recipe).self) { group in
            for (place, recipe) in inversion.recipes.enumerated() {
                group.addTask {
                    (
                        place,
                        recipe.fits ? await mendRecipe.mend(recipe, on: edge, in: analysis) : recipe
                    )
                }
            }
            var recipes = inversion.recipes
            for await (place, recipe) in group { recipes[place] = recipe }
            return recipes.filter(\.fits) + recipes.filter { !$0.fits }
        }
        return inversion
    }
}

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
    private let check: CheckRecipe
    private let edit: EditManifest
    /// How often manifests are mended for one recipe.
    private static let rounds = 3

    /// - Parameters:
    ///   - plan: Works out recipes.
    ///   - check: Reads a changed copy.
    ///   - edit: Edits manifests.
    package init(plan: PlanInversion, check: CheckRecipe, edit: EditManifest) {
        self.plan = plan
        self.check = check
        self.edit = edit
    }

    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis
    ) async -> Inversion? {
        await self(violation, in: analysis) { _ in }
    }

    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        guard var inversion = await plan(violation, in: analysis) else { return nil }
        if inversion.best != nil { await draft(inversion) }
        let edge = inversion.edge
        inversion.recipes = await withTaskGroup(of: (Int, Recipe).self) { group in
            for (place, recipe) in inversion.recipes.enumerated() {
                group.addTask {
                    (place, recipe.fits ? await checked(recipe, on: edge, in: analysis) : recipe)
                }
            }
            var recipes = inversion.recipes
            for await (place, recipe) in group { recipes[place] = recipe }
            return recipes.filter(\.fits) + recipes.filter { !$0.fits }
        }
        return inversion
    }

    /// The recipe as it holds, or why it does not.
    private func checked(
        _ recipe: Recipe, on edge: EdgeID, in analysis: Analysis
    ) async -> Recipe {
        var recipe = recipe
        for round in 0..<Self.rounds {
            let effects = await check.effects(of: recipe, on: edge, in: analysis)
            let lines = effects.lines(isLeftOver: !recipe.steps.isEmpty)
            if lines.isEmpty {
                recipe.proof = InversionProof(shown: .check)
                return recipe
            }
            guard round + 1 < Self.rounds,
                let mended = ManifestRepair(recipe, effects, edge, in: analysis, edit: edit).recipe
            else { return recipe.refused(by: lines) }
            recipe = mended
        }
        return recipe
    }
}

extension Recipe {
    /// The same recipe, which does not fit because of what it would do.
    fileprivate func refused(by lines: [String]) -> Recipe {
        let more = lines.count > 2 ? " And \((lines.count - 2).counted("other violation"))." : ""
        return Recipe(
            name, title: title,
            obstacle: "strata check would not pass after it. "
                + lines.prefix(2).joined(separator: " ") + more)
    }
}

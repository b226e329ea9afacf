import Architecture
import Codebase
import Editing

/// Tries a recipe on a changed copy in memory, and lets manifests declare what they lack after it.
///
/// What Strata cannot write there is left to a person as a step.
package struct MendRecipe: Sendable {
    let check: CheckRecipe
    private let edit: EditManifest
    /// How often manifests are mended for one recipe.
    private static let rounds = 3

    /// - Parameters:
    ///   - check: Reads a changed copy.
    ///   - edit: Edits manifests.
    package init(check: CheckRecipe, edit: EditManifest) {
        self.check = check
        self.edit = edit
    }

    /// The recipe as it holds, or one that says why it does not.
    ///
    /// - Parameters:
    ///   - edge: The edge that may not be there afterwards.
    ///   - others: Edges that are to go next, so that they may break other rules until then.
    ///   - asked: Descriptions of the same sources of which the recipe asks whether they are still used.
    package func mend(
        _ recipe: Recipe, on edge: EdgeID, in analysis: Analysis, before others: Set<EdgeID> = [],
        asked: Set<RelativePath> = []
    ) async -> Recipe {
        var recipe = recipe
        for round in 0..<Self.rounds {
            let effects = await check.effects(of: recipe, on: edge, in: analysis)
            let lines = effects.lines(
                isLeftOver: !recipe.steps.isEmpty, before: others, asked: asked)
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

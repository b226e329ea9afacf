import Architecture
import Codebase
import Editing

/// Shows of a recipe what can be shown: reads a changed copy again, then builds it and runs its tests.
package struct ProveRecipe: InversionProver {
    private let checkRecipe: CheckRecipe
    private let buildRecipe: BuildRecipe

    /// - Parameters:
    ///   - check: Reads a changed copy again.
    ///   - build: Builds one, and runs its tests.
    package init(check: CheckRecipe, build: BuildRecipe) {
        checkRecipe = check
        buildRecipe = build
    }

    package var farthest: InversionProof.Level { .tests }

    package func prove(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level
    ) async -> InversionProof {
        let checked = await checkRecipe.check(recipe, of: inversion, in: analysis)
        guard level != .check, checked.holds, !Task.isCancelled else { return checked }
        return await buildRecipe.build(
            recipe, in: analysis,
            runsTests: level == .tests && Self.hasTests(recipe, in: analysis))
    }

    /// Whether every package that changes has tests: without any, `swift test` fails.
    private static func hasTests(_ recipe: Recipe, in analysis: Analysis) -> Bool {
        let codebase = analysis.codebase
        let packages = recipe.changes.modules(of: codebase).map(\.container)
        let tested = Set(codebase.modules.filter { $0.role == .tests }.map(\.container))
        return tested.isSuperset(of: packages)
    }
}

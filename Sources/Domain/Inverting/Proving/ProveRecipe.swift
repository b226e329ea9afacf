import Architecture
import Codebase
import Editing

/// Shows of a recipe what can be shown: reads a changed copy again, then builds it and runs its tests.
package struct ProveRecipe: InversionProver {
    private let check: CheckRecipe
    private let build: BuildRecipe

    /// - Parameters:
    ///   - check: Reads a changed copy again.
    ///   - build: Builds one, and runs its tests.
    package init(check: CheckRecipe, build: BuildRecipe) {
        self.check = check
        self.build = build
    }

    package var farthest: InversionProof.Level { .tests }

    package func callAsFunction(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level
    ) async -> InversionProof {
        let checked = await check(recipe, of: inversion, in: analysis)
        guard level != .check, checked.holds, !Task.isCancelled else { return checked }
        return await build(
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

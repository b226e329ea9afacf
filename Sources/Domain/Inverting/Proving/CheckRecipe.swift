import Architecture
import Codebase
import Editing

/// Tries a recipe on a changed copy in memory: reads and checks it again. Nothing is run.
package struct CheckRecipe: Sendable {
    private let trees: any SourceTreeReader
    private let analyze: @Sendable (any SourceTreeReader) -> AnalyzeCodebase

    /// - Parameters:
    ///   - trees: Lists the codebase as it is.
    ///   - analyze: Makes an analysis that lists files through another reader.
    package init(
        trees: any SourceTreeReader,
        analyze: @escaping @Sendable (any SourceTreeReader) -> AnalyzeCodebase
    ) {
        self.trees = trees
        self.analyze = analyze
    }

    /// The same on a codebase that has some changes already; placeholders stay in it as they are.
    func after(_ changes: [FileChange]) -> CheckRecipe {
        let patches = Dictionary(
            changes.map { ($0.path, $0.after.map { Array($0.utf8) }) },
            uniquingKeysWith: { first, _ in first })
        return CheckRecipe(trees: PatchedTrees(base: trees, patches: patches), analyze: analyze)
    }

    /// Whether the edge is gone and nothing new appeared, as far as the change is not left to a
    /// person.
    package func check(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis
    ) async -> InversionProof {
        let effects = await effects(of: recipe, on: inversion.edge, in: analysis)
        let lines = effects.lines(isLeftOver: !recipe.steps.isEmpty)
        return lines.isEmpty
            ? InversionProof(shown: .check)
            : InversionProof(shown: nil, failed: .check, lines: lines)
    }

    /// What a changed copy is like.
    func effects(
        of recipe: Recipe, on edge: EdgeID, in analysis: Analysis
    ) async -> RecipeEffects {
        do throws(AnalysisError) {
            let after = try await self.analysis(after: recipe.changes.changes, to: analysis)
            return RecipeEffects(on: edge, before: analysis.ofModules, after: after)
        } catch { return RecipeEffects(failure: error.description) }
    }

    /// The analysis of a changed copy.
    func analysis(
        after changes: [FileChange], to analysis: Analysis
    ) async throws(AnalysisError) -> Analysis {
        try await analyze(trees(after: changes))
            .analysis(of: analysis.codebase.root, trust: .untrusted)
    }

    /// Lists a changed copy, as if what a person has to fill in were filled in.
    func trees(after changes: [FileChange]) -> PatchedTrees {
        var standIns = StandIns()
        let patches = Dictionary(
            changes.map { change in
                let isCode = change.path.isSwift && !change.path.isPackageManifest
                let text = isCode ? change.after.map { standIns.hide(in: $0) } : change.after
                return (change.path, text.map { Array($0.utf8) })
            },
            uniquingKeysWith: { first, _ in first })
        return PatchedTrees(base: trees, patches: patches)
    }
}

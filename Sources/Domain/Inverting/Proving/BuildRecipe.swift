import Architecture
import Codebase
import Editing

/// Tries a recipe by building the packages that it changes, which runs their manifests and their code.
package struct BuildRecipe: Sendable {
    private let trees: any SourceTreeReader
    private let builder: any ScratchBuilder

    /// - Parameters:
    ///   - trees: Lists the codebase as it is.
    ///   - builder: Builds in a copy.
    package init(trees: any SourceTreeReader, builder: any ScratchBuilder) {
        self.trees = trees
        self.builder = builder
    }

    /// What building shows of a recipe that was checked; only for a codebase that a person trusts.
    package func callAsFunction(
        _ recipe: Recipe, in analysis: Analysis, runsTests: Bool
    ) async -> InversionProof {
        let changed = Set(recipe.changes.changes.map(\.path))
        let folders = Set(recipe.changes.changes.filter { $0.before == nil }.map(\.path.parent))
        let modules = analysis.codebase.modules.filter { module in
            !changed.isDisjoint(with: module.sources)
                || module.manifest.map(changed.contains) == true
                || folders.contains { $0.isInside(module.path) }
        }
        if let other = modules.first(where: { $0.origin != .swiftpm }) {
            return InversionProof(
                shown: .check,
                lines: [
                    "\(other.name) is built by \(other.origin.traits.title), which Strata does not run."
                ])
        }
        guard let tree = try? await trees.tree(at: analysis.codebase.root) else {
            return InversionProof(shown: .check, lines: ["The folder cannot be listed."])
        }
        let work = ScratchWork(
            root: analysis.codebase.root, files: tree.files, changes: recipe.changes,
            packages: Set(modules.map(\.container)).sorted(), runsTests: runsTests)
        switch await builder.build(work) {
        case .built: return InversionProof(shown: .build)
        case .tested: return InversionProof(shown: .tests)
        case .failed(let level, let lines):
            return InversionProof(
                shown: level == .tests ? .build : .check, failed: level, lines: lines)
        case .notTried(let lines): return InversionProof(shown: .check, lines: lines)
        }
    }
}

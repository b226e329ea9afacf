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

    /// A copy of a codebase as it is; only of one that a person trusts.
    ///
    /// - Throws: ``ScratchError`` where it cannot be listed or copied.
    package func copy(of codebase: Codebase) async throws(ScratchError) -> any ScratchCopy {
        guard let tree = try? await trees.tree(at: codebase.root) else {
            throw ScratchError("The folder cannot be listed.")
        }
        return try await builder.copy(tree.files, of: codebase.root)
    }

    /// What building shows of a recipe that was checked; only for a codebase that a person trusts.
    ///
    /// - Parameter copy: Where it is built; nil for a copy that is made for it.
    package func build(
        _ recipe: Recipe, in analysis: Analysis, copy: (any ScratchCopy)? = nil, runsTests: Bool
    ) async -> InversionProof {
        // Of a project that has the package's sources, too, the recipe asks.
        let twins = Set(
            analysis.codebase.choices.filter { $0.reason == .sameSources }.map(\.leftOut))
        let modules = recipe.changes.modules(of: analysis.codebase).filter { module in
            module.manifest.map(twins.contains) != true
        }
        if let other = modules.first(where: { $0.origin != .swiftpm }) {
            return .notBuilt([
                "\(other.name) is built by \(other.origin.traits.title), which Strata does not run."
            ])
        }
        do throws(ScratchError) {
            let place =
                if let copy { copy } else { try await self.copy(of: analysis.codebase) }
            let packages = Set(modules.map(\.container)).sorted()
            return await place.build(packages, with: recipe.changes, runsTests: runsTests).proof
        } catch {
            return .notBuilt([error.description])
        }
    }
}

extension ChangeSet {
    /// The modules of which a file is changed, or that get a new one.
    func modules(of codebase: Codebase) -> [Module] {
        let changed = Set(changes.map(\.path))
        let folders = Set(changes.filter { $0.before == nil }.map(\.path.parent))
        return codebase.modules.filter { module in
            !changed.isDisjoint(with: module.sources)
                || module.manifest.map(changed.contains) == true
                || folders.contains { $0.isInside(module.path) }
        }
    }
}

extension ScratchResult {
    /// The same as what it shows.
    fileprivate var proof: InversionProof {
        switch self {
        case .built: InversionProof(shown: .build)
        case .tested: InversionProof(shown: .tests)
        case .failed(let level, let lines):
            InversionProof(shown: level == .tests ? .build : .check, failed: level, lines: lines)
        case .notTried(let lines): .notBuilt(lines)
        }
    }
}

extension InversionProof {
    /// What shows no more than reading again.
    fileprivate static func notBuilt(_ lines: [String]) -> InversionProof {
        InversionProof(shown: .check, lines: lines)
    }
}

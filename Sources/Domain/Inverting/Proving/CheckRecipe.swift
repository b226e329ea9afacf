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

    /// Whether the edge is gone and nothing new appeared.
    package func callAsFunction(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis
    ) async -> InversionProof {
        let patches = Dictionary(
            recipe.changes.changes.map { ($0.path, $0.after.map { Array($0.utf8) }) },
            uniquingKeysWith: { first, _ in first })
        let patched = PatchedTrees(base: trees, patches: patches)
        for await state in analyze(patched)(root: analysis.codebase.root, trust: .untrusted) {
            switch state {
            case .starting, .partial: continue
            case .failed(let error):
                return InversionProof(shown: nil, failed: .check, lines: [error.description])
            case .complete(let after):
                let lines = Self.differences(inversion, before: analysis.ofModules, after: after)
                return lines.isEmpty
                    ? InversionProof(shown: .check)
                    : InversionProof(shown: nil, failed: .check, lines: lines)
            }
        }
        return InversionProof(shown: nil, failed: .check, lines: ["The analysis ended early."])
    }

    private static func differences(
        _ inversion: Inversion, before: Analysis, after: Analysis
    ) -> [String] {
        var lines: [String] = []
        if let edge = after.graph.edge(inversion.edge) {
            let place = edge.imports.first.map { "\($0.file):\($0.statement.line)" }
            lines.append(
                "\(inversion.edge.from.targetName) still depends on "
                    + "\(inversion.edge.to.targetName)\(place.map { ": " + $0 } ?? "").")
        }
        let known = Set(before.violations.map(\.id))
        lines += after.violations.filter { !known.contains($0.id) }.map {
            "New: \($0.kind.rawValue): \($0.message)"
        }
        let unread = Set(before.incomplete)
        lines += after.incomplete.filter { !unread.contains($0) }.map {
            "\($0.path) is read no longer: \($0.reason)"
        }
        return lines
    }
}

/// A codebase's files with some of them changed.
private struct PatchedTrees: SourceTreeReader {
    let base: any SourceTreeReader
    let patches: [RelativePath: [UInt8]?]

    func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        try await base.tree(at: root).patched(patches)
    }
}

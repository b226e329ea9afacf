import Codebase

/// Lists an earlier state with the layers of a later one if it has none: else both would be compared
/// by different rules, and adopting Strata would look like breaking them.
struct LayersOfLater: SourceTreeReader {
    let trees: any SourceTreeReader
    let later: any SourceContents

    func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        let tree = try await trees.tree(at: root)
        let names: [RelativePath] = [".strata.yml", ".strata.yaml"]
        if names.contains(where: tree.contents.exists) { return tree }
        guard let name = names.first(where: later.exists), let text = later.text(of: name) else {
            return tree
        }
        return tree.patched([name: Array(text.utf8)])
    }
}

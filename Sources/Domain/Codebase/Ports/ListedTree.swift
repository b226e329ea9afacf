/// Hands a tree on that was listed already.
package struct ListedTree: SourceTreeReader {
    private let tree: SourceTree

    /// - Parameter tree: The tree; no other can be asked for.
    package init(_ tree: SourceTree) { self.tree = tree }

    package func tree(at root: String) async throws(AnalysisError) -> SourceTree { tree }
}

/// Lists a codebase's files as if some of them were changed.
package struct PatchedTrees: SourceTreeReader {
    private let base: any SourceTreeReader
    private let patches: [RelativePath: [UInt8]?]

    /// - Parameters:
    ///   - base: Lists the files as they are.
    ///   - patches: What stands in changed files; nil for those that are gone.
    package init(base: any SourceTreeReader, patches: [RelativePath: [UInt8]?]) {
        self.base = base
        self.patches = patches
    }

    package func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        try await base.tree(at: root).patched(patches)
    }
}

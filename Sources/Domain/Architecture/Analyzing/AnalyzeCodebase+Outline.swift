import Codebase

/// What descriptions alone say of a codebase: no source was read.
package struct CodebaseOutline: Sendable {
    /// The modules with the roles that names and declarations give them.
    package let codebase: Codebase
    /// The files that it was made of.
    package let tree: SourceTree
    /// How many pairs of its modules there are of which one declares that it depends on the other.
    package let declarations: Int
}

extension AnalyzeCodebase {
    /// Reads descriptions alone, which takes a fraction of the time.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - trust: Whether build systems may be asked about what cannot be read statically.
    /// - Returns: nil where folders stand for modules: only sources tell how they are joined.
    package func outline(
        root: String, trust: Trust
    ) async throws(AnalysisError) -> CodebaseOutline? {
        let tree = try await trees.tree(at: root)
        if tree.swiftFiles.isEmpty { throw .noSwift(path: root) }
        async let written = configuration(in: tree.contents)
        let readings = await readings(of: tree, trust: trust)
        guard try await written.get()?.units.areModules ?? true else { return nil }
        let codebase = assembleCodebase(tree: tree, readings: readings, view: view)
        let declared = DeclaredGraph(of: codebase)
        let own = Set(codebase.modules.map(\.id))
        return CodebaseOutline(
            codebase: assignRoles(codebase, declared), tree: tree,
            declarations: declared.direct.reduce(0) { count, module in
                own.contains(module.key)
                    ? count + module.value.keys.count(where: own.contains) : count
            })
    }
}

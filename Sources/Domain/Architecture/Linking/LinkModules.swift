/// Links the modules of a codebase into a graph: what they declare, and what their files import.
package struct LinkModules: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The graph of all modules, own, external, system and unknown.
    ///
    /// - Parameter facts: The facts of the files read so far; without them the graph holds declared
    ///   edges alone.
    package func callAsFunction(
        _ codebase: Codebase, facts: [RelativePath: SourceFacts] = [:]
    ) -> ModuleGraph {
        ModuleGraph(nodes: [], edges: [])
    }
}

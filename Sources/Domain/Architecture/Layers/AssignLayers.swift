/// Finds the layer of every module.
package struct AssignLayers: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The layer of each module that belongs into layers.
    ///
    /// A pattern that matches nothing and a module that several layers claim are problems.
    package func callAsFunction(
        _ configuration: LayerConfiguration, to codebase: Codebase
    ) -> LayerAssignment {
        LayerAssignment(layers: [:])
    }
}

/// Arranges the modules of an analysis as a dependency structure matrix.
package struct ArrangeMatrix: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The matrix of the modules that stand in layers, top layer first.
    ///
    /// Inside a layer users stand before what they use, except where they use each other.
    ///
    /// - Parameter others: Whether tests, helpers of tests and others outside the layers follow.
    package func callAsFunction(
        _ analysis: Analysis, includingOthers others: Bool = false
    ) -> DependencyMatrix {
        DependencyMatrix(modules: [], bands: [], cells: [])
    }
}

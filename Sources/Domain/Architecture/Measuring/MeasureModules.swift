/// Measures every own module of an analysis.
package struct MeasureModules: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The figures of each own module, in the order of the graph.
    package func callAsFunction(_ analysis: Analysis) -> [ModuleMetrics] { [] }
}

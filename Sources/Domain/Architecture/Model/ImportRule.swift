import Codebase

/// A rule that a person wrote about what some modules may import.
package struct ImportRule: Equatable, Sendable {
    /// What the rule says of the modules it lists.
    package enum Permission: String, CaseIterable, Sendable {
        /// They must not be imported.
        case forbidden
        /// Nothing else may be imported.
        case only
    }

    /// The modules whose imports the rule is about.
    package let from: ModulePattern
    /// The modules that are forbidden, or that alone may be imported: own ones and external ones.
    package let to: [ModulePattern]
    /// What the rule says of them.
    package let imports: Permission
    /// Why; never empty.
    package let reason: String
    /// The line of the configuration file, from 1.
    package let line: Int?

    /// A rule as it was read.
    package init(
        from: ModulePattern, to: [ModulePattern], imports: Permission, reason: String, line: Int?
    ) {
        self.from = from
        self.to = to
        self.imports = imports
        self.reason = reason
        self.line = line
    }
}

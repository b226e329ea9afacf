import Codebase

/// The figures of one module.
package struct ModuleMetrics: Equatable, Sendable, Identifiable {
    /// Which module the figures are about.
    package let id: ModuleID
    /// The shortest name that is clear within the codebase.
    package let name: String
    /// The part it plays.
    package let role: Role
    /// The name of its layer; nil if it stands in none.
    package let layer: String?
    /// The Swift files; 0 or more.
    package let files: Int
    /// The lines of those files as far as they are read; 0 or more.
    package let lines: Int
    /// How many own modules depend on it: afferent couplings (Ca).
    package let fanIn: Int
    /// How many own modules it depends on: efferent couplings (Ce).
    package let fanOut: Int
    /// Ce / (Ca + Ce), 0 to 1; 0 for a module without couplings (Martin 1994).
    package let instability: Double
    /// The longest way down to a module that depends on none, in edges; 0 or more.
    package let depth: Int
    /// How many own modules it reaches, over any number of edges; 0 or more.
    package let closure: Int
    /// How many errors begin in it.
    package let errors: Int
    /// How many warnings begin in it.
    package let warnings: Int

    /// The figures of a module.
    package init(
        id: ModuleID, name: String, role: Role, layer: String?, files: Int, lines: Int,
        fanIn: Int, fanOut: Int, instability: Double, depth: Int, closure: Int, errors: Int,
        warnings: Int
    ) {
        self.id = id
        self.name = name
        self.role = role
        self.layer = layer
        self.files = files
        self.lines = lines
        self.fanIn = fanIn
        self.fanOut = fanOut
        self.instability = instability
        self.depth = depth
        self.closure = closure
        self.errors = errors
        self.warnings = warnings
    }
}

import Codebase

/// Hands out the states of one codebase's analysis: what every screen listens to.
package protocol AnalysisSource: Sendable {
    /// The absolute path of the codebase.
    var root: String { get }

    /// The latest state.
    var current: AnalysisState { get }

    /// The latest state at once, then every later one; a slow listener gets the newest only.
    func states() -> AsyncStream<AnalysisState>

    /// Analyses the codebase again; what is known stays visible meanwhile.
    func reload()

    /// Lets build systems run the codebase's code from now on, and analyses it again.
    func trust()
}

/// Hands out the analyses of one codebase by modules or by folders, as one screen wants them.
package protocol UnitsSource: AnalysisSource {
    /// What stands as modules in what is handed out; nil for what the configuration says.
    var units: Units? { get }

    /// Hands out analyses of modules or of folders from now on, whatever the configuration says.
    func show(_ units: Units)
}

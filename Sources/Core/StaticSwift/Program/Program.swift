import SwiftSyntax

/// Swift source that can be evaluated without being run: one main file, and files that help it.
///
/// Evaluation reads nothing but the given texts, always ends, and never traps.
package struct Program {
    private let sources: [SourceText]
    private let library: Library
    private let conditions: BuildConditions
    private let environment: [String: String]
    private let limits: Limits

    /// Puts a program together.
    ///
    /// - Parameter environment: The environment variables the program sees; none by default.
    package init(
        sources: [SourceText], library: Library, conditions: BuildConditions = BuildConditions(),
        environment: [String: String] = [:], limits: Limits = Limits()
    ) {
        self.sources = sources
        self.library = library
        self.conditions = conditions
        self.environment = environment
        self.limits = limits
    }

    /// Evaluates the top-level statements of the main files, in order.
    package func evaluate() -> Evaluation {
        let steps = sources.reduce(0) { $0 + $1.steps(within: limits) }
        return LargeStack.run {
            let interpreter = Interpreter(
                files: sources.map {
                    $0.parsed ?? ParsedFile($0, isAffordable: steps <= limits.steps)
                }, library: library,
                conditions: conditions,
                environment: environment, limits: limits, spent: steps)
            return interpreter.run()
        }
    }
}

import Codebase

/// What to extract from a module, in an order in which each step needs only those before it.
package struct ExtractionPlan: Equatable, Sendable {
    /// The module that is taken apart.
    package let module: ModuleID
    /// What a person calls it.
    package let moduleName: String
    /// The number of its Swift files.
    package let files: Int
    /// The lines of these files.
    package let lines: Int
    /// The names that may mean several things, so that no edge came of them.
    package let unclear: Int
    /// The candidates in the order of the steps.
    package var candidates: [ExtractionCandidate]
    /// The names of the candidates, in the order in which they are to be extracted.
    package var steps: [String] { candidates.map(\.name) }

    /// A plan as it was worked out.
    package init(
        module: ModuleID, moduleName: String, files: Int, lines: Int, unclear: Int,
        candidates: [ExtractionCandidate]
    ) {
        self.module = module
        self.moduleName = moduleName
        self.files = files
        self.lines = lines
        self.unclear = unclear
        self.candidates = candidates
    }
}

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
    /// Who told the edges between files.
    package var edges = EdgeAccuracy([])
    /// The number of commits of which it is known what changed together; nil where there is no
    /// repository, or it was not asked.
    package var commits: Int?
    /// The candidates in the order of the steps.
    package var candidates: [ExtractionCandidate]
    /// The names of the candidates, in the order in which they are to be extracted.
    package var steps: [String] { candidates.map(\.name) }

    /// The number of groups: the parts of one that is larger than a pull request count once.
    package var groups: Int { candidates.count { $0.division.map { $0.number == 1 } ?? true } }

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

import Architecture
import Codebase
import Extracting

/// The modules that can be taken apart, worked out once for each analysis.
nonisolated struct MonolithTable: Sendable {
    /// Those that are shipped, longest first.
    private(set) var modules: [MonolithRow] = []
    /// The one that Strata would take apart; nil if nothing is shipped.
    private(set) var first: ModuleID?
    /// What the plan is worked out from; nil while sources are still being read.
    private(set) var analysis: Analysis?

    /// What is known before all sources are read.
    init() {}

    /// The modules of a finished analysis.
    init(of analysis: Analysis) {
        self.analysis = analysis
        first = chooseMonolith(in: analysis)?.id
        modules = analysis.codebase.modules.filter {
            $0.role.isProduction && !$0.sources.isEmpty
        }.map { module in
            MonolithRow(
                id: module.id, name: module.name, role: module.role,
                files: module.sources.count,
                lines: module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) })
        }.sorted { ($1.lines, $0.id) < ($0.lines, $1.id) }
    }
}

/// A module that can be taken apart.
nonisolated struct MonolithRow: Identifiable, Equatable, Sendable {
    let id: ModuleID
    let name: String
    let role: Role
    let files: Int
    let lines: Int
}

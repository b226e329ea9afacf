import Architecture
import Codebase

/// The lines that must be compiled to see single modules: what previews and dev apps cost, without
/// what would make them lighter.
package struct LinesToCompile: Equatable, Sendable {
    /// For a preview, of each module that has some.
    package let previews: [ModuleID: Int]
    /// For each dev app.
    package let devApps: [ModuleID: Int]

    /// Counts in an analysis whose sources are read.
    package init(_ analysis: Analysis) {
        let graph = ClosureGraph(analysis)
        let previewed = analysis.codebase.modules.filter { module in
            !module.isFixture && module.role != .tests
                && module.sources.contains { analysis.facts[$0]?.previews.isEmpty == false }
        }
        previews = Dictionary(
            previewed.map { ($0.id, graph.closure(of: [$0.id]).lines) },
            uniquingKeysWith: { first, _ in first })
        devApps = Dictionary(
            FindDevApps(isMac: false).survey(analysis).apps.map { ($0.id, $0.closure.lines) },
            uniquingKeysWith: { first, _ in first })
    }
}

import Architecture
import Codebase

extension CodebaseOwners {
    /// Who owns the code behind a finding: the files that make its dependencies, else those of the module
    /// that it is about first. Who own most of them come first.
    package func owners(of finding: HealthFinding, in analysis: Analysis) -> [String] {
        let graphs = [analysis.graph, analysis.ofModules.graph]
        let edges = finding.edges.compactMap { id in graphs.lazy.compactMap { $0.edge(id) }.first }
        let files = Set(edges.flatMap(\.sites).map(\.file))
        if !files.isEmpty { return owners(of: files) }
        return finding.modules.first.map { owners(of: $0) } ?? []
    }

    /// Who owns the code behind each finding of a health, by the finding; what nobody owns is left out.
    package func owners(of health: Health, in analysis: Analysis) -> [HealthFinding.ID: [String]] {
        var owners: [HealthFinding.ID: [String]] = [:]
        for finding in health.troubles + health.tightenings {
            let found = self.owners(of: finding, in: analysis)
            if !found.isEmpty { owners[finding.id] = found }
        }
        return owners
    }
}

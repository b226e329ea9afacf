import Architecture
import Codebase

/// Counts how often the code behind findings changed.
struct CountChanges {
    private let history: ChangeHistory
    private let analysis: Analysis
    private let modules: [ModuleID: Module]

    init(_ history: ChangeHistory, in analysis: Analysis) {
        self.history = history
        self.analysis = analysis
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The finding with the commits that changed what it is about; as it was, if none did.
    func callAsFunction(_ finding: HealthFinding) -> HealthFinding {
        let files = files(of: finding)
        let count = files.isEmpty ? 0 : history.count(of: files)
        guard count > 0 else { return finding }
        var finding = finding
        finding.win.commits = count
        let all = history.commits.count
        finding.why.append(
            files.count == 1
                ? "The file behind it changed in \(count.grouped) of the last \(all.grouped) commits."
                : "\(count.grouped) of the last \(all.grouped) commits changed files behind it.")
        return finding
    }

    /// What has to be edited: the files that import, else the first module's own.
    private func files(of finding: HealthFinding) -> Set<RelativePath> {
        switch finding.topic {
        case .target, .source, .edge, .cycle, .lever:
            let sites = finding.edges.compactMap(analysis.graph.edge).flatMap(\.sites)
            return Set(sites.map(\.file))
        case .hub, .monolith:
            return Set(finding.modules.first.flatMap { modules[$0] }?.sources ?? [])
        case .unread, .closure, .preview, .composition, .manifest, .unassigned, .record,
            .tightening:
            return []
        }
    }
}

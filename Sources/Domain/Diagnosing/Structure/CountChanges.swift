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
    func addingChanges(to finding: HealthFinding) -> HealthFinding {
        let (files, subject) = files(of: finding)
        let count = files.isEmpty ? 0 : history.count(of: files)
        guard count > 0 else { return finding }
        var finding = finding
        finding.win.commits = count
        let all = history.commits.count
        finding.why.append(
            "\(count.grouped) of the last \(all.grouped) commits changed \(subject).")
        return finding
    }

    /// What has to be edited, and how it is called: the files that import, else the first module's.
    private func files(of finding: HealthFinding) -> (files: Set<RelativePath>, subject: String) {
        switch finding.topic {
        case .target, .source, .pattern, .edge, .cycle, .lever:
            let sites = finding.edges.compactMap(analysis.graph.edge).flatMap(\.sites)
            let files = Set(sites.map(\.file))
            return (files, files.count == 1 ? "the file that imports it" : "files that import it")
        case .hub, .monolith:
            return (
                Set(finding.modules.first.flatMap { modules[$0] }?.sources ?? []), "its files"
            )
        case .unread, .closure, .coupling, .preview, .composition, .manifest, .unassigned, .record,
            .tightening:
            return ([], "")
        }
    }
}

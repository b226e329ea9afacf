import Architecture
import Chronicling
import Codebase

/// Modules that commits change together: although no edge joins them, or so often that the boundary
/// between them saves nothing.
struct FindCoupledModules {
    /// More of each kind say nothing new.
    private static let most = 3

    let analysis: Analysis
    let names: ModuleWords
    let history: ChangeHistory

    func findings() -> [HealthFinding] {
        let couplings = FindChangeCoupling.couplings(of: history, in: analysis)
            .filter { $0.modules != nil }
        let (joined, others) = (couplings.filter(\.isJoined), couplings.filter { !$0.isJoined })
        return (others.prefix(Self.most) + joined.prefix(Self.most)).compactMap(finding)
    }

    private func finding(_ coupling: ChangeCoupling) -> HealthFinding? {
        guard let (one, other) = coupling.modules else { return nil }
        let pair = "\(names.name(of: one)) and \(names.name(of: other))"
        let (rare, common) =
            coupling.changes.one <= coupling.changes.other ? (one, other) : (other, one)
        let all = coupling.changes.one + coupling.changes.other - coupling.support
        let count =
            "\(coupling.support.grouped) of the last \(history.commits.count.grouped) commits "
        let why =
            coupling.isJoined
            ? [
                count + "changed both, \(coupling.overlap) % of the \(all.grouped) that changed "
                    + "either: the boundary between them saves nothing.",
                "What always changes together can be one module, or the interface between the two "
                    + "says too much.",
            ]
            : [
                count + "changed both, \(coupling.confidence) % of those that changed "
                    + "\(names.name(of: rare)), and no edge joins them.",
                "They share something that the code does not name: a format, a key, a copied rule. "
                    + "Give it one place.",
            ]
        let commands = Commands(names)
        var finding = HealthFinding(
            .coupling, "\(one) \(other)",
            title: coupling.isJoined
                ? "\(pair) always change together"
                : "\(pair) change together although nothing joins them",
            why: why, modules: [rare, common],
            steps: [commands.seeChanges(), commands.draw(rare)])
        finding.win.commits = coupling.support
        return finding
    }
}

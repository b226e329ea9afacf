import Architecture
import Codebase

/// The modules that put a third of all features together, so that they have to know them.
struct Assemblers {
    private let features: Set<ModuleID>
    private let graph: ModuleGraph

    init(of analysis: Analysis) {
        features = Set(analysis.codebase.modules.lazy.filter { $0.role == .feature }.map(\.id))
        graph = analysis.graph
    }

    /// Whether a module is one of them.
    func contains(_ id: ModuleID) -> Bool {
        let known = graph.edges(from: id).count { features.contains($0.to) }
        return known > 2 && known * 3 >= features.count
    }
}

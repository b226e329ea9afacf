/// Finds the node that a person means by a name.
package struct FindNode: Sendable {
    private let analysis: Analysis

    /// A search in one analysis.
    package init(in analysis: Analysis) {
        self.analysis = analysis
    }

    /// The one node with this identifier, clear name, target name or module name, in that order.
    ///
    /// - Throws: ``FindNodeError`` if there is none, or more than one of the first kind that matches.
    package func callAsFunction(_ name: String) throws(FindNodeError) -> ModuleGraph.Node {
        let targets = named(name, by: \.name)
        let modules = named(name, by: \.moduleName)
        let stages: [(ModuleGraph.Node) -> Bool] = [
            { $0.id.rawValue == name },
            { $0.name == name },
            { targets.contains($0.id) },
            { modules.contains($0.id) },
        ]
        for stage in stages {
            let found = analysis.graph.nodes.filter(stage)
            if found.count > 1 { throw .ambiguous(name: name, ids: found.map(\.id)) }
            if let node = found.first { return node }
        }
        throw .unknown(name: name, similar: similar(to: name))
    }

    private func named(_ name: String, by key: (Module) -> String) -> Set<ModuleID> {
        Set(analysis.codebase.modules.filter { key($0) == name }.map(\.id))
    }

    private func similar(to name: String) -> [String] {
        let wanted = name.lowercased()
        return analysis.graph.nodes.map(\.name)
            .filter { $0.lowercased().contains(wanted) || wanted.contains($0.lowercased()) }
            .prefix(5).map { $0 }
    }
}

/// Why a name leads to no node.
package enum FindNodeError: Error, Equatable, Sendable {
    /// No node has the name; `similar` has at most five that come close.
    case unknown(name: String, similar: [String])
    /// Several have it.
    case ambiguous(name: String, ids: [ModuleID])
}

extension FindNodeError: CustomStringConvertible {
    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .unknown(let name, let similar) where similar.isEmpty:
            "There is no module called \(name). List them with: strata modules"
        case .unknown(let name, let similar):
            "There is no module called \(name). Did you mean \(similar.joined(separator: ", "))?"
        case .ambiguous(let name, let ids):
            "Several modules are called \(name). Use one of these identifiers: "
                + ids.map(\.rawValue).joined(separator: ", ")
        }
    }
}

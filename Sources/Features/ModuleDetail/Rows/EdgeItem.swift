import Architecture
import Codebase

/// An edge of the module, seen from it.
nonisolated struct EdgeItem: Sendable, Identifiable {
    let edge: Edge
    /// The module at the other end.
    let other: ModuleID
    let name: String
    let kind: ModuleGraph.Node.Kind
    let layer: String?
    let violations: [Violation]
    /// Where the manifest declares it; nil if it does not, or does not say where.
    let declaration: DeclarationSite?

    var id: ModuleID { other }

    /// Whether both ends say so, or which of the two does not.
    var agreement: Agreement {
        switch (edge.declared, edge.isOnlyDeclared) {
        case (.direct, false): .both
        case (.direct, true): .declaredOnly
        case (.transitive, _): .throughOthers
        case (.no, _): .importedOnly
        }
    }

    enum Agreement: CaseIterable {
        case importedOnly, declaredOnly, throughOthers, both
    }
}

/// Makes items of edges.
nonisolated struct EdgeItems {
    private let analysis: Analysis
    private let nodes: [ModuleID: ModuleGraph.Node]
    private let violations: [EdgeID: [Violation]]

    init(_ analysis: Analysis) {
        self.analysis = analysis
        nodes = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var violations: [EdgeID: [Violation]] = [:]
        for violation in analysis.violations {
            for edge in violation.edges { violations[edge, default: []].append(violation) }
        }
        self.violations = violations
    }

    /// Own modules first, then by name.
    func items(
        where isWanted: (Edge) -> Bool, other: (Edge) -> ModuleID
    ) -> [EdgeItem] {
        analysis.graph.edges.filter(isWanted).map { item($0, other: other($0)) }
            .sorted { ($0.kind.rank, $0.name, $0.other) < ($1.kind.rank, $1.name, $1.other) }
    }

    private func item(_ edge: Edge, other: ModuleID) -> EdgeItem {
        let layers = analysis.configuration.layers
        let position = analysis.assignment.layers[other]
        return EdgeItem(
            edge: edge, other: other, name: nodes[other]?.name ?? other.rawValue,
            kind: nodes[other]?.kind ?? .unknown,
            layer: position.flatMap { layers.indices.contains($0) ? layers[$0].name : nil },
            violations: violations[EdgeID(from: edge.from, to: edge.to)] ?? [],
            declaration: declaration(of: edge))
    }

    private func declaration(of edge: Edge) -> DeclarationSite? {
        let module = analysis.codebase.module(edge.from)
        return module.flatMap { edge.dependency?.declaration(for: $0) }
    }
}

extension ModuleGraph.Node.Kind {
    nonisolated var rank: Int {
        switch self {
        case .own: 0
        case .external: 1
        case .unknown: 2
        case .system: 3
        }
    }

    /// A heading for several of them.
    nonisolated var heading: String {
        switch self {
        case .own: "In this codebase"
        case .external: "From other packages"
        case .unknown: "From an unknown source"
        case .system: "From the SDK"
        }
    }
}

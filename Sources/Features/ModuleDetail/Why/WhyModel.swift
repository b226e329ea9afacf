import Architecture
import Codebase
import Observation
import TerminalUI

/// Finds out why the module depends on another one: first which, then the way there.
@Observable final class WhyModel: ListModel {
    enum Stage {
        case picking
        /// The way to a module; nil if nothing leads there.
        case chain(to: ModuleGraph.Node, ImportChain?)
    }

    struct Candidate {
        let node: ModuleGraph.Node
        let match: FilterMatch
    }

    private(set) var stage = Stage.picking
    private(set) var candidates: [Candidate] = []
    private(set) var input = TextInput()
    var list = ListState()
    var filter = ListFilter()
    let report: ModuleReport
    private let nodes: [ModuleGraph.Node]

    init(_ report: ModuleReport) {
        self.report = report
        nodes =
            report.analysis.graph.nodes.filter { $0.id != report.id && $0.kind != .system }
            + report.analysis.graph.nodes.filter { $0.id != report.id && $0.kind == .system }
        find()
    }

    var isPicking: Bool {
        if case .picking = stage { true } else { false }
    }

    var steps: [ImportChain.Step] {
        guard case .chain(_, let chain) = stage else { return [] }
        return chain?.steps ?? []
    }

    /// The module to which all paths can be drawn; nil if nothing leads there, or it is not one of
    /// the codebase.
    var drawnTarget: ModuleID? {
        guard case .chain(let node, let chain) = stage, chain != nil, node.kind == .own,
            report.analysis.units.areModules
        else { return nil }
        return node.id
    }

    var selectedStep: ImportChain.Step? {
        guard let row = list.selection, steps.indices.contains(row) else { return nil }
        return steps[row]
    }

    func receive(_ event: Event) -> Bool {
        guard isPicking else { return false }
        switch event {
        case .key(.down), .key(.control("n")): list.move(by: 1)
        case .key(.up), .key(.control("p")): list.move(by: -1)
        case .key(.pageDown): list.movePage(by: 1)
        case .key(.pageUp): list.movePage(by: -1)
        case .key(.enter): choose()
        default:
            guard input.receive(event) else { return false }
            find()
        }
        return true
    }

    /// Shows the way to the selected module.
    func choose() {
        guard isPicking, let row = list.selection, candidates.indices.contains(row) else { return }
        choose(candidates[row].node.id)
    }

    /// Shows the way to a module, if it is there.
    func choose(_ id: ModuleID) {
        guard let node = nodes.first(where: { $0.id == id }) else { return }
        let chain = findImportChain(from: report.id, to: node.id, in: report.analysis)
        stage = .chain(to: node, chain)
        list = ListState(count: chain?.steps.count ?? 0)
    }

    func pickAgain() {
        stage = .picking
        find()
    }

    private func find() {
        candidates = FilterMatcher(input.text).filter(nodes, by: \.name).map { index, match in
            Candidate(node: nodes[index], match: match)
        }
        list = ListState(count: candidates.count)
    }
}

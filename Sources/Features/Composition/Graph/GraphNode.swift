import Codebase
import Composing

/// What can stand in the graph.
nonisolated enum GraphNode: Hashable, Sendable {
    /// What is made, by its number.
    case made(Int)
    /// A module that asks for what is made.
    case module(ModuleID)
}

/// Where it stands.
nonisolated enum GraphColumn: Int, Sendable {
    /// Those that get what stands in the middle.
    case users
    case centre
    /// What it gets.
    case parts
}

nonisolated extension CompositionIndex {
    /// What stands in the middle if nobody chose: what most others get or give.
    var busiest: GraphNode? {
        composition.registrations.indices
            .max { (weight(of: $0), $1) < (weight(of: $1), $0) }.map(GraphNode.made)
    }

    private func weight(of number: Int) -> Int { needs[number].count + holders[number].count }

    /// Those that get something, objects before modules, by name.
    func users(of node: GraphNode) -> [GraphNode] {
        guard case .made(let number) = node else { return [] }
        let modules = Set(askers(of: number).map(\.module))
        return byName(holders[number]) + modules.sorted().map(GraphNode.module)
    }

    /// What something gets, by name.
    func parts(of node: GraphNode) -> [GraphNode] {
        switch node {
        case .made(let number): return byName(needs[number])
        case .module(let module):
            let asked = composition.resolutions.filter {
                $0.module == module && $0.registration == nil
            }
            return byName(
                composition.registrations.indices.filter { number in
                    asked.contains { composition.registrations[number].mayAnswer($0) }
                })
        }
    }

    /// The first place at which a module asks for something.
    func firstAsking(by module: ModuleID) -> CompositionPlace? {
        composition.resolutions.first { $0.module == module && $0.registration == nil }?.place
    }

    private func byName(_ numbers: [Int]) -> [GraphNode] {
        let all = composition.registrations
        return Set(numbers).sorted { (all[$0].fullName, $0) < (all[$1].fullName, $1) }
            .map(GraphNode.made)
    }

    /// What something is called.
    func name(of node: GraphNode) -> String {
        switch node {
        case .made(let number): composition.registrations[number].fullName
        case .module(let module): module.targetName
        }
    }
}

import Codebase
import Graphs

extension LayerPlacement {
    /// Lowers interfaces, what is called an assembly but puts nothing together, and what names
    /// nothing of the codebase, to the lowest layer that uses them: what their code depends on
    /// stands no higher.
    ///
    /// - Returns: What was lowered.
    mutating func lowerServants() -> Set<Int> {
        let inFamilies = Set(families.interfaces.joined())
        let groups =
            families.interfaces
            + clues.indices.filter { !inFamilies.contains($0) }.map { [$0] }
        var lowered: Set<Int> = []
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for group in groups where group.allSatisfy(isServant) && lower(group) {
                lowered.formUnion(group)
                hasMoved = true
            }
        }
        return lowered
    }

    /// Whether a module stands with whatever it serves, whatever it is called.
    private func isServant(_ index: Int) -> Bool {
        let isLeaf = graph.successors(of: index).isEmpty
        return switch clues[index]?.category {
        case .assembly, .interfaces: true
        case .implementations: isInterface[index] || isLeaf
        case .features: isInterface[index] || isLeaf
        case .ui, .libraries, .middleware, .core, .shared: isLeaf
        default: false
        }
    }

    private mutating func lower(_ group: [Int]) -> Bool {
        let members = Set(group)
        let users = group.flatMap { arcsAt[$0] }.filter {
            isCoded[$0] && members.contains(arcs[$0].to) && !members.contains(arcs[$0].from)
        }.map { arcs[$0].from }
        let needed = group.flatMap { arcsAt[$0] }.filter {
            isCoded[$0] && members.contains(arcs[$0].from) && !members.contains(arcs[$0].to)
        }.map { arcs[$0].to }
        guard let deepest = users.map({ place(of: $0) }).max(), deepest < order.count,
            group.contains(where: { place(of: $0) < deepest })
        else { return false }
        let goal =
            needed.isEmpty && !group.allSatisfy { isInterface[$0] }
            ? low(from: deepest) : min(deepest, needed.map { highest(over: $0) }.min() ?? deepest)
        let moved = group.filter { place(of: $0) < goal }
        for index in moved {
            clues[index] = LayerClue(order[goal], .serves(order[deepest]), isFirm: false)
        }
        return !moved.isEmpty
    }

    /// How low something may stand that depends on a module: with it, but above features, which
    /// must not use each other.
    private func highest(over target: Int) -> Int {
        let isFeature = clues[target]?.category == .features && !isInterface[target]
        return place(of: target) - (isFeature ? 1 : 0)
    }

    /// The first of the layers of what is low, from one downward; that one if there is none.
    private func low(from place: Int) -> Int {
        order.indices[place...].first { [.core, .shared].contains(order[$0]) } ?? place
    }
}

import Codebase
import Graphs

/// The category of every module, and the order of the categories.
struct LayerPlacement {
    /// The categories, top first.
    let order: [LayerCategory]
    /// What says where each module stands; nil for what is not placed yet.
    var clues: [LayerClue?]
    let graph: DirectedGraph
    let arcs: [WeightedArc]
    let isCoded: [Bool]
    private let isUsedByFeatures: [Bool]
    /// Whether the name of a module says that it puts others together.
    private let isCalledRoot: [Bool]
    /// The edges that begin or end at each module.
    let arcsAt: [[Int]]
    /// What each module has to stand above: what its code imports, or what it declares where it imports
    /// nothing. What is declared beside imports may be left over.
    private let needs: [[Int]]
    let isOfFolders: Bool
    /// Whether more than a quarter of what crosses layers points up where names put the modules.
    private(set) var isContradicted = false
    let isInterface: [Bool]
    /// The interfaces that names and folders put among features, or among interfaces.
    let interfacesOfFeatures: Set<Int>
    let families: PlacedFamilies

    init(told: [LayerClue?], _ members: LayeredModules) {
        clues = told
        graph = members.graph
        isCalledRoot = members.modules.map { LayerWords.isOfRoot(module: $0.name) }
        isInterface = members.modules.map { $0.role == .interface }
        interfacesOfFeatures = Set(
            told.indices.filter {
                members.modules[$0].role == .interface
                    && [.features, .interfaces].contains(told[$0]?.category)
            })
        families = PlacedFamilies(of: members.modules, told: told)
        arcs = members.arcs
        isCoded = members.isCoded
        var arcsAt = told.map { _ in [Int]() }
        for (number, arc) in members.arcs.enumerated() {
            arcsAt[arc.from].append(number)
            arcsAt[arc.to].append(number)
        }
        self.arcsAt = arcsAt
        needs = told.indices.map { index in
            let own = arcsAt[index].filter { members.arcs[$0].from == index }
            let coded = own.filter { members.isCoded[$0] }
            return (coded.isEmpty ? own : coded).map { members.arcs[$0].to }
        }
        let isOfFolders = members.areFoldersOfModules
        order = Self.order(
            told.map { $0?.isFirm == true || !isOfFolders ? $0?.category : nil }, arcs,
            movesAssembly: isOfFolders)
        self.isOfFolders = isOfFolders
        var isUsed = told.map { _ in false }
        for arc in arcs where told[arc.from]?.category == .features { isUsed[arc.to] = true }
        isUsedByFeatures = isUsed
    }

    /// The order that the fewest edges run against; the customary one where that does not decide.
    private static func order(
        _ told: [LayerCategory?], _ arcs: [WeightedArc], movesAssembly: Bool
    ) -> [LayerCategory] {
        let top: [LayerCategory] = movesAssembly ? [.apps] : [.apps, .assembly]
        let movable =
            (movesAssembly ? [LayerCategory.assembly] : []) + [
                .features, .implementations, .middleware, .ui, .data, .clients, .domain,
                .entities, .interfaces, .core, .shared, .thirdParty,
            ]
        let between = arcs.flatMap { arc -> [WeightedArc] in
            guard let from = told[arc.from].flatMap(movable.firstIndex),
                let to = told[arc.to].flatMap(movable.firstIndex), from != to
            else { return [] }
            let one = WeightedArc(from: from, to: to, weight: 0)
            return Array(repeating: one, count: arc.weight)
        }
        var order = MinimumOrdering.exact(count: movable.count, arcs: between).map { movable[$0] }
        order.insert(.libraries, at: placeOfLibraries(in: order, told, arcs))
        return top + order
    }

    /// Above what they use, but below the features that share them; above the domain at least.
    private static func placeOfLibraries(
        in order: [LayerCategory], _ told: [LayerCategory?], _ arcs: [WeightedArc]
    ) -> Int {
        let families = Set(told.compactMap(\.self)).intersection([.clients, .entities])
        let below = families.union([.domain])
        let usual = order.firstIndex(where: below.contains) ?? order.endIndex
        let used = arcs.filter { told[$0.from] == .libraries }
            .compactMap { told[$0.to].flatMap(order.firstIndex) }
        let features = order.firstIndex(of: .features).map { $0 + 1 } ?? 0
        return max(min(usual, used.min() ?? usual), min(features, usual))
    }

    /// Places what no name tells, and what names tell loosely where the edges say otherwise: in
    /// Core, or as high as what it depends on demands.
    mutating func placeRest() {
        if isOfFolders {
            placeFolders()
            isContradicted = upwardWeight * 4 > weightBetweenLayers
            return
        }
        raiseGatherers()
        lowerShared()
        for index in clues.indices where clues[index] == nil {
            clues[index] = LayerClue(.core, .nothing, isFirm: false)
        }
        let told = clues
        var rest = clues.indices.filter { clues[$0]?.isFirm != true }
        settle(rest)
        isContradicted = upwardWeight * 4 > weightBetweenLayers
        let lowered = lowerServants()
        if lowered.isEmpty { return }
        // What was raised over something that is low now need not be as high.
        rest.removeAll(where: lowered.contains)
        for index in rest { clues[index] = told[index] }
        settle(rest)
        _ = lowerServants()
    }

    /// Raises modules over what they depend on, and families as one.
    private mutating func settle(_ rest: [Int]) {
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for index in rest where raise(index) { hasMoved = true }
            if !hasMoved { hasMoved = uniteFamilies(rest) }
        }
    }

    /// Places folders that no name tells where the fewest uses run against the layers: folders of
    /// one module mostly use each other both ways.
    private mutating func placeFolders() {
        let rest = clues.indices.filter { clues[$0]?.isFirm != true }
        let told = clues
        for index in rest { clues[index] = told[index] ?? LayerClue(.core, .nothing) }
        for _ in 0..<Self.rounds {
            for index in rest {
                let best = [LayerCategory.core, .libraries, .assembly].min {
                    weightAgainst(index, in: $0) < weightAgainst(index, in: $1)
                }
                guard let best else { continue }
                clues[index] =
                    told[index]?.category == best
                    ? told[index] : LayerClue(best, .fewestAgainst, isFirm: false)
            }
        }
    }

    /// How often all folders are placed anew, as each place changes what is best for the others.
    /// Folders that use each other both ways may never settle, so it ends; the number is judgement.
    private static let rounds = 3

    /// The weight of the edges that would lead upward if a module stood in a layer.
    func weightAgainst(_ index: Int, in category: LayerCategory) -> Int {
        let own = position(category)
        return arcsAt[index].reduce(0) { sum, number in
            let arc = arcs[number]
            let isAgainst = arc.from == index ? place(of: arc.to) < own : place(of: arc.from) > own
            return sum + (isAgainst ? arc.weight : 0)
        }
    }

    /// Raises what only puts features together, whatever it is called: what gathers many, and whatever
    /// uses that.
    private mutating func raiseGatherers() {
        let features = Set(
            clues.indices.filter { clues[$0]?.category == .features && !isInterface[$0] })
        let used = clues.indices.map { index in
            Set(graph.successors(of: index).map(Int.init)).intersection(features)
        }
        let direct = Set(
            zip(arcs, isCoded).filter { $1 && clues[$0.from]?.category == .apps }.map(\.0.to))
        var gatherers = Set(
            clues.indices.filter { index in
                clues[index]?.category != .apps && !isInterface[index]
                    && used[index].count >= Self.manyFeatures
                    // What stands among features that a program puts together is one of them.
                    && !(features.contains(index) && !isCalledRoot[index]
                        && used[index].count(where: direct.contains) * 2 > used[index].count)
            })
        var hasChanged = true
        while hasChanged {
            // What a feature uses beside others is a feature that it uses.
            let features = features.filter { !used[$0].isSubset(of: gatherers) }
            let rest = gatherers.filter { gatherer in
                !arcs.contains {
                    $0.to == gatherer && features.contains($0.from) && $0.from != gatherer
                }
            }
            hasChanged = rest.count < gatherers.count
            gatherers = rest
        }
        // Who puts together what gathers is no feature either, nor who puts that together.
        var raised = gatherers
        var above = features.subtracting(raised).filter { !used[$0].isDisjoint(with: raised) }
        while !above.isEmpty {
            raised.formUnion(above)
            above = features.subtracting(raised).filter { !used[$0].isDisjoint(with: raised) }
        }
        for index in raised where clues[index]?.category != .assembly {
            clues[index] = LayerClue(.assembly, .gathers)
        }
    }

    /// What gathers as many features is placed above them here, and rules let ``CompositionRoots``
    /// import them: the two must agree.
    private static let manyFeatures = CompositionRoots.manyFeatures

    /// Takes down what stands among the features, but is what most of them are built on.
    private mutating func lowerShared() {
        let features = Set(
            clues.indices.filter { clues[$0]?.category == .features && !isInterface[$0] })
        for index in features {
            let users = arcs.count { $0.to == index && features.contains($0.from) }
            let usesNone = !graph.successors(of: index).contains { features.contains(Int($0)) }
            if usesNone, users >= Self.manyFeatures, users * 2 >= features.count - 1 {
                clues[index] = LayerClue(.libraries, .sharedByFeatures, isFirm: false)
            }
        }
    }

    /// Raises a module over what it depends on.
    private mutating func raise(_ index: Int) -> Bool {
        let needed = needs[index].compactMap { target in
            clues[target].map { (cause: $0.category, place: category(of: index, over: $0)) }
        }.filter { $0.place != .features || clues[index]?.isOfShared != true }
        guard let current = clues[index]?.category else { return false }
        // What stands above something already need not be raised over it.
        let below = needed.filter { position($0.cause) <= position(current) }
        guard let highest = below.min(by: { position($0.place) < position($1.place) }),
            position(highest.place) < position(current)
        else { return false }
        clues[index] = LayerClue(highest.place, .dependsOn(highest.cause), isFirm: false)
        return true
    }

    /// Where a module stands that depends on what a clue is about: what features use is one too.
    private func category(of index: Int, over clue: LayerClue) -> LayerCategory {
        switch clue.category {
        case .features: isUsedByFeatures[index] ? .features : .assembly
        case .apps: .assembly
        case .domain, .clients: .libraries
        // What uses a middleware puts a server together.
        case .middleware: .assembly
        default: clue.category
        }
    }

    func position(_ category: LayerCategory) -> Int {
        order.firstIndex(of: category) ?? order.endIndex
    }

    /// What the layer is called: like the one folder that all its modules stand in, where there is
    /// one.
    func name(of category: LayerCategory) -> String {
        let folders = Set(
            clues.compactMap { clue -> String? in
                guard clue?.category == category else { return nil }
                switch clue?.source {
                case .folder(let name), .called(let name): return name
                default: return ""
                }
            })
        guard folders.count == 1, let name = folders.first, !name.isEmpty else {
            return category.name
        }
        let isTaken = LayerCategory.allCases.contains { $0 != category && $0.name == name }
        return isTaken ? category.name : name
    }
}

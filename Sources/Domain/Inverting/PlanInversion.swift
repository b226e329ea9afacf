import Architecture
import Codebase
import Editing

/// Works out what can be done about a violation. No file is changed.
package struct PlanInversion: Sendable {
    private var read: ReadEdge
    private let edit: EditManifest
    /// How often more files are read for one edge: each time those with the names that the last
    /// attempt asked for. It only makes sure of an end, and was chosen by judgement: what bounds
    /// the work is ``ReadEdge/Budget``.
    private static let rounds = 40

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - index: What the compiler wrote, wherever it is fresh; nil to go by the text alone.
    ///   - edit: Edits manifests.
    package init(
        details: any SourceDetailsReader, index: (any CompilerIndexReader)?, edit: EditManifest
    ) {
        read = ReadEdge(details, index: index)
        self.edit = edit
    }

    /// The same without asking the compiler, whose index is of the folder and not of a revision.
    package var withoutIndex: PlanInversion {
        var copy = self
        copy.read = read.withoutIndex
        return copy
    }

    /// Whether a violation is of an edge that a change of code can turn around; the others are
    /// about what is declared.
    package static func applies(to violation: Violation) -> Bool {
        (violation.kind.forbidsEdges || violation.kind == .cycle) && !violation.edges.isEmpty
    }

    /// What ``combined(_:_:_:)`` tries, in this order: whether views move down, or a router makes
    /// them; and whether the router also makes what only screens are made with.
    ///
    /// A router makes a view where moving the view does not fit. The router makes values first, as
    /// then less has to move. The order is fixed, and the first change that fits is shown (decision
    /// 28).
    private static let ways = [(true, true), (true, false), (false, true), (false, false)]

    /// All recipes for the parts of an edge.
    private func recipes(
        _ sources: EdgeSources, _ couplings: [Coupling]
    ) throws(PlanStop) -> [Recipe] {
        var depend = DependRecipe(sources, edit: edit)
        if let recipe = try depend.recipe() { return [recipe] }
        var contracts = ContractModules(of: sources)
        let names = Set(couplings.map(\.name).filter(sources.notifications.isOnly))
        // What only posts and observes notifications can be turned around, or its names move down
        // like data: both readings are tried.
        let named = couplings.map { names.contains($0.name) ? $0.seen(as: .utility) : $0 }
        let combined = try self.combined(
            sources, names.isEmpty ? [couplings] : [couplings, named], &contracts)
        let best = combined.first(where: \.fits) ?? combined.first
        let adapted = try [
            AdaptRecipe(sources, couplings, edit: edit).recipe(), statics(sources, couplings),
        ].compactMap(\.self)
        // What moves alone or is turned around alone would leave the rest of the edge.
        let kinds = Set(couplings.map(\.kind))
        let isMixed = Set(kinds.map(\.movesDown)).count > 1
        if let best, isMixed, kinds.contains(where: { !$0.movesDown }) {
            let isOfScreens = kinds.allSatisfy(\.isShown)
            if !isOfScreens { return [best] + adapted }
        }
        var interface = InterfaceRecipe(sources, couplings, edit: edit)
        let around = try interface.recipe()
        let isMoving =
            couplings.isEmpty || kinds.contains(where: \.movesDown)
            || named.allSatisfy(\.kind.movesDown)
        let downwards = isMoving ? try self.downwards(sources, named, &contracts) : []
        let wanted =
            couplings.first?.kind.movesDown == true ? downwards + [around] : [around] + downwards
        return wanted + (best.map { [$0] } ?? []) + adapted
    }

    /// The recipes that move one part of an edge and turn another around, until one fits.
    ///
    /// - Parameter readings: What the parts of the edge may be taken for.
    private func combined(
        _ sources: EdgeSources, _ readings: [[Coupling]], _ contracts: inout ContractModules
    ) throws(PlanStop) -> [Recipe] {
        let suffixes = contracts.suffixes.map(Optional.some)
        let targets = MoveTarget(sources).isNamed ? [nil] + suffixes : suffixes + [nil]
        var tried: Set<CombinedRecipe.Parts> = []
        var recipes: [Recipe] = []
        for couplings in readings {
            for (isMoved, isTranslating) in Self.ways {
                let isDown: (Coupling) -> Bool = {
                    $0.kind.movesDown && (isMoved || !$0.kind.isShown)
                }
                if couplings.allSatisfy(isDown) { continue }
                for suffix in targets {
                    let contract = suffix.flatMap { try? contracts.module($0).get() }
                    if suffix != nil, contract == nil { continue }
                    let way = CombinedRecipe(
                        sources, couplings, edit: edit, to: contract, translating: isTranslating,
                        moving: isDown)
                    guard tried.insert(way.parts).inserted, let recipe = try way.recipe()
                    else { continue }
                    if !recipes.contains(recipe) { recipes.append(recipe) }
                    if recipe.fits { return recipes }
                }
            }
        }
        return recipes
    }

    /// The recipe that hands in what static members do of types that could move, too.
    private func statics(
        _ sources: EdgeSources, _ couplings: [Coupling]
    ) throws(PlanStop) -> Recipe? {
        let turned = couplings.map { coupling in
            guard coupling.kind.movesDown, sources.statics.isOnly(coupling.name) else {
                return coupling
            }
            return coupling.seen(as: .event)
        }
        if turned == couplings || turned.contains(where: \.kind.movesDown) { return nil }
        var interface = InterfaceRecipe(sources, turned, edit: edit)
        return try interface.recipe()
    }

    /// The recipes that move what is used to another module, or copy it.
    private func downwards(
        _ sources: EdgeSources, _ couplings: [Coupling], _ contracts: inout ContractModules
    ) throws(PlanStop) -> [Recipe] {
        var move = MoveRecipe(sources, couplings, edit: edit)
        let moved = try move.recipe()
        if couplings.isEmpty { return [moved] }
        var extracted: [Recipe] = []
        for suffix in contracts.suffixes where !extracted.contains(where: \.fits) {
            do throws(PlanStop) {
                let contract = try contracts.module(suffix).get()
                var move = MoveRecipe(sources, couplings, to: contract, edit: edit)
                extracted.append(try move.recipe())
            } catch {
                extracted.append(try error.refusal(.contract, "A module for what both may know"))
            }
        }
        let made = [extracted.first(where: \.fits) ?? extracted.first].compactMap(\.self)
        var duplicate = DuplicateRecipe(sources, couplings, edit: edit)
        let copied = [try duplicate.recipe()].compactMap(\.self)
        // A function is copied rather than given a module of its own; a type is not.
        let isUtility = couplings.allSatisfy { $0.kind == .utility }
        let others = isUtility ? copied + made : made + copied
        return MoveTarget(sources).isNamed ? [moved] + others : others + [moved]
    }

    /// What can be done about a violation of modules.
    ///
    /// - Returns: nil if it is about no edge.
    package func inversion(
        of violation: Violation, in analysis: Analysis
    ) async -> Inversion? {
        guard Self.applies(to: violation),
            let edge = violation.breakers.first ?? violation.edges.first
        else { return nil }
        guard var sources = await read.sources(of: edge, in: analysis) else {
            return Inversion(
                violation: violation, edge: edge, couplings: [],
                recipes: [RemoveImport(edge, in: analysis).recipe])
        }
        let couplings = ClassifyUses(sources).couplings()
        var recipes: [Recipe] = []
        for _ in 0..<Self.rounds {
            do throws(PlanStop) {
                recipes = try self.recipes(sources, couplings)
                break
            } catch {
                guard case .unread(let names) = error else { break }
                guard let more = await read.adding(names, to: sources) else {
                    recipes = [
                        Recipe(
                            .interface, title: "A protocol",
                            obstacle:
                                "Too many files name \(names.sorted().joined(separator: ", "))."
                        )
                    ]
                    break
                }
                sources = more
            }
        }
        let unread = (sources.from.sources + sources.to.sources).filter {
            sources.files[$0]?.details.problems.isEmpty != true
        }
        return Inversion(
            violation: violation, edge: edge, couplings: couplings,
            recipes: recipes.filter(\.fits) + recipes.filter { !$0.fits },
            unread: Array(Set(unread)).sorted())
    }
}

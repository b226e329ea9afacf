import Architecture
import Codebase
import Editing

/// Works out what can be done about a violation. No file is changed.
package struct PlanInversion: Sendable {
    private let read: ReadEdge
    private let edit: EditManifest
    /// How often more files are read for one recipe.
    private static let rounds = 40

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - edit: Edits manifests.
    package init(details: any SourceDetailsReader, edit: EditManifest) {
        read = ReadEdge(details)
        self.edit = edit
    }

    /// Whether a violation is of an edge that a change of code can turn around; the others are
    /// about what is declared.
    package static func applies(to violation: Violation) -> Bool {
        switch violation.kind {
        case .upward, .sideways, .peer, .bypass, .impure, .cycle: !violation.edges.isEmpty
        case .undeclared, .transitive, .unused, .unimported, .unassigned: false
        }
    }

    /// Whether what is coupled is wanted in another module, and not behind a protocol.
    private static func moves(_ kind: CouplingClass) -> Bool {
        switch kind {
        case .model, .component, .utility: true
        default: false
        }
    }

    /// What would lead to a screen; Strata says what to write, and does not write it.
    private func route(_ couplings: [Coupling], from: Module, to: Module) -> Recipe {
        let screens = couplings.filter { $0.kind == .navigation }.map(\.name)
            .joined(separator: ", ")
        return Recipe(
            .route, title: "A router to \(screens)",
            obstacle: "Strata does not write routers. Declare in \(from.name) a protocol that says "
                + "where it leads, take it in the initialiser, and let the composition root make "
                + "\(screens) in its implementation.")
    }

    /// What can be done about a violation of modules.
    ///
    /// - Returns: nil if it is about no edge.
    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis
    ) async -> Inversion? {
        guard Self.applies(to: violation),
            let edge = violation.breakers.first ?? violation.edges.first
        else { return nil }
        guard var sources = await read(edge, in: analysis) else {
            let name = edge.to.targetName
            return Inversion(
                violation: violation, edge: edge, couplings: [],
                recipes: [
                    Recipe(
                        .interface, title: "A protocol for \(name)",
                        obstacle: "\(name) is no module of this codebase, so Strata does not know "
                            + "what is used of it.")
                ])
        }
        let couplings = ClassifyUses(sources)()
        var recipes: [Recipe] = []
        for _ in 0..<Self.rounds {
            do throws(PlanStop) {
                var interface = InterfaceRecipe(sources, couplings, edit: edit)
                var move = MoveRecipe(sources, couplings, edit: edit)
                recipes = [try interface.recipe(), try move.recipe()]
                if couplings.first.map(\.kind).map(Self.moves) == true { recipes.reverse() }
                if couplings.contains(where: { $0.kind == .navigation }) {
                    recipes.insert(route(couplings, from: sources.from, to: sources.to), at: 0)
                }
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

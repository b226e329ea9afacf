import Architecture
import Codebase
import Editing

/// Turns an edge around whose parts want different changes: data moves down, what acts gets a
/// protocol, screens get a router.
struct CombinedRecipe {
    private let sources: EdgeSources
    private let down: [Coupling]
    private let around: [Coupling]
    private let translated: [Coupling]
    private let edit: EditManifest
    private let contract: ContractModule?
    /// How many more names may turn out to have to move.
    private static let rounds = 12

    /// - Parameters:
    ///   - contract: The new module that data moves to; nil for one that is there.
    ///   - isTranslating: Whether what only screens are made with is made by the router, too.
    ///   - isDown: Whether a part of the edge moves down.
    init(
        _ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest,
        to contract: ContractModule? = nil, translating isTranslating: Bool = false,
        moving isDown: (Coupling) -> Bool
    ) {
        self.sources = contract?.sources ?? sources
        self.contract = contract
        self.edit = edit
        let translated = Set(isTranslating ? ScreenValues(sources, couplings).names : [])
        self.translated = couplings.filter { translated.contains($0.name) }
        let rest = couplings.filter { !translated.contains($0.name) }
        down = rest.filter(isDown)
        around = rest.filter { !isDown($0) }
    }

    /// What is done with each part: two with the same make the same recipe.
    struct Parts: Hashable {
        fileprivate let kinds: [[CouplingClass]]
        fileprivate let names: [[String]]
        fileprivate let module: ModuleID?
    }

    var parts: Parts {
        let all = [down, around, translated]
        return Parts(
            kinds: all.map { $0.map(\.kind) }, names: all.map { $0.map(\.name) },
            module: contract?.module.id)
    }

    /// The recipe; nil if nothing or all has to move, so that one change alone does it.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    func recipe() throws(PlanStop) -> Recipe? {
        if around.isEmpty { return nil }
        var names: Set<String> = []
        var last: PlanStop?
        for _ in 0..<Self.rounds {
            do throws(PlanStop) {
                if down.isEmpty, names.isEmpty {
                    var interface = InterfaceRecipe(sources, around, edit: edit)
                    let (draft, name) = try interface.draft()
                    return translated.isEmpty
                        ? nil : try draft.recipe(name, in: sources, edit: edit)
                }
                return try draft(names).recipe(.combine, in: sources, edit: edit)
            } catch {
                guard case .needed(let name, _) = error, names.insert(name).inserted else {
                    last = error
                    break
                }
            }
        }
        guard let last else { return nil }
        if down.isEmpty, names.isEmpty, case .obstacle = last { return nil }
        return try last.refusal(.combine, title(of: names))
    }

    private func title(of names: Set<String>) -> String {
        "Move \(names.union(down.map(\.name)).sorted().joined(separator: ", ")) down, and turn the "
            + "rest around"
    }

    private func draft(_ names: Set<String>) throws(PlanStop) -> RecipeDraft {
        var move = MoveRecipe(sources, down, and: names, to: contract, edit: edit)
        var (draft, moved, target) = try move.draft()
        var interface = InterfaceRecipe(
            sources, around, edit: edit,
            moved: Dictionary(
                moved.map { ($0, target.moduleName) }, uniquingKeysWith: { first, _ in first }),
            edits: draft.edits)
        let (turned, _) = try interface.draft()
        draft.edits = turned.edits
        draft.title =
            draft.title + ", " + turned.title.prefix(1).lowercased() + turned.title.dropFirst()
        draft.added = Array(Set(draft.added + turned.added)).sorted {
            ($0.from, $0.to) < ($1.from, $1.to)
        }
        draft.unused.removeAll { draft.added.contains($0) }
        draft.newSymbols += turned.newSymbols
        draft.questions.formUnion(turned.questions)
        return draft
    }
}

import Architecture
import Codebase
import Editing

/// Moves what the near end of an edge uses to a module that both ends may use.
struct MoveRecipe {
    let sources: EdgeSources
    let couplings: [Coupling]
    let edit: EditManifest
    /// What changes in files.
    var edits = TextEdits()
    /// The edges that code makes after the change.
    var added: Set<EdgeID> = []
    /// The files whose imports of the far end all name the new module instead.
    var redirected: Set<RelativePath> = []
    private let names: Set<String>
    private let contract: ContractModule?

    /// - Parameters:
    ///   - couplings: The parts of the edge to move.
    ///   - others: Names of the far end that move, too.
    ///   - contract: The new module that they move to; nil for one that is there.
    init(
        _ sources: EdgeSources, _ couplings: [Coupling], and others: Set<String> = [],
        to contract: ContractModule? = nil, edit: EditManifest
    ) {
        self.sources = contract?.sources ?? sources
        self.contract = contract
        self.couplings = couplings
        self.edit = edit
        names = others.union(couplings.map(\.name))
    }

    /// The recipe; one that does not fit where something stands in its way.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe {
        do throws(PlanStop) {
            return try draft().draft.recipe(name, in: sources, edit: edit)
        } catch { return try error.refusal(name, title) }
    }

    private var name: Recipe.Name { contract == nil ? .move : .contract }

    private var title: String {
        if names.isEmpty { return "Move what is used down" }
        return names.count > 3
            ? "Move \(names.count) declarations down"
            : "Move \(names.sorted().joined(separator: ", ")) down"
    }

    /// What changes, with the names that move and their new module.
    mutating func draft() throws(PlanStop) -> (
        draft: RecipeDraft, moved: Set<String>, target: Module
    ) {
        try checkCouplings()
        let place = MovePlace(of: names, couplings, in: sources)
        let target: Module
        if let contract {
            if let objection = place.objection { throw .obstacle(objection) }
            target = contract.module
        } else {
            target = try MoveTarget(sources, for: place).module()
        }
        let far = sources.declarations(of: sources.to.id)
        let members = sources.foreignUses.filter { names.contains($0.name) }.flatMap(\.members)
        let moved = try MovedParts(
            of: names.filter { !far.topLevel($0).isEmpty },
            members: Set(members).union(sources.possibleMembers), in: sources)
        try read(moved)
        let access = try MoveAccess(of: moved, to: target, in: sources)
        try MoveChecks(of: sources, moving: moved, to: target, raising: access.raised).check()
        let qualified = qualified(moved, target)
        let text = CarriedText(
            sources, edits: qualified.merging(access.edits) { $0 + $1 })
        for file in moved.files {
            try move(file, moved, to: target, text)
        }
        let left = sources.to.sources.filter { !edits.removed.contains($0) }
        if left.allSatisfy({ (sources.analysis.facts[$0]?.declarations ?? []).isEmpty }) {
            throw .obstacle(
                "Everything in \(sources.to.name) would move. Let \(sources.to.name) itself be a "
                    + "module that both may use: give it another layer.")
        }
        added.formUnion(try edits.addHandedOn(in: sources))
        addImports(of: moved, target, qualified, isHandedOn: contract != nil)
        try contract?.handOn(in: &edits)
        let added = added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        if let rule = sources.violation(by: added) { throw .obstacle(rule) }
        let draft = RecipeDraft(
            title: title.replacing(
                " down", with: (contract == nil ? " to " : " to a new module ") + target.name),
            edits: edits,
            added: added, unused: unusedAfter(added) + unused,
            newSymbols: access.raised, questions: placeQuestion(target), contract: contract)
        return (draft, moved.names, target)
    }

    /// Whether what moves belongs there, which rules alone do not say.
    private func placeQuestion(_ target: Module) -> Set<RecipeQuestion> {
        if contract != nil || MoveTarget(sources).isForOthers(target) { return [] }
        return [
            RecipeQuestion(
                "Does it belong in \(target.name)? The layers allow it; nothing else says so.")
        ]
    }

    /// Reads the files all over the codebase that name what moves.
    private func read(_ moved: MovedParts) throws(PlanStop) {
        var names = moved.names
        for member in moved.addedMembers {
            guard let declaration = sources.declaration(member) else { continue }
            let container = declaration.container?.lastPart
            names.insert(declaration.kind == .`init` ? container ?? "init" : declaration.name)
        }
        let unread = names.subtracting(sources.names)
        if !unread.isEmpty { throw .unread(unread) }
    }

    /// The edges of the far end that only files made which are deleted.
    private func unusedAfter(_ added: [EdgeID]) -> [EdgeID] {
        sources.analysis.graph.edges(from: sources.to.id).filter { edge in
            !edge.imports.isEmpty && !added.contains(edge.id)
                && edge.imports.allSatisfy { edits.removed.contains($0.file) }
        }.map(\.id)
    }

    private func checkCouplings() throws(PlanStop) {
        if names.isEmpty {
            throw .obstacle("No line is known that uses what \(sources.to.name) declares.")
        }
        if sources.to.origin == .xcode || sources.from.origin == .xcode {
            throw .obstacle(
                "Files of an Xcode project belong to targets by its project file, which Strata does "
                    + "not edit. Move them in Xcode.")
        }
        for coupling in couplings {
            switch coupling.kind {
            case .model, .utility, .component: continue
            case .interfaceAvailable:
                throw .obstacle("\(coupling.reason) Depend on that instead.")
            default:
                throw .obstacle(
                    "\(coupling.reason) What acts is not moved down: put a protocol or a router "
                        + "between.")
            }
        }
    }

    private mutating func move(
        _ path: RelativePath, _ moved: MovedParts, to target: Module, _ text: CarriedText
    ) throws(PlanStop) {
        guard let file = sources.files[path] else { return }
        let parts = moved.parts.filter { $0.file == path }
        for part in parts {
            guard sources.declaration(part)?.conditions.isEmpty == true else {
                throw .obstacle("\(path): a declaration is inside an #if. Move it by hand.")
            }
        }
        let isWhole =
            !file.details.declarations.enumerated().contains { number, declaration in
                declaration.parent == nil && !parts.contains(Declared(file: path, number: number))
            } && isAll(moved, of: path, file)
        if isWhole { edits.remove(path) } else { edits.take(parts, outOf: path, in: sources) }
        let (imports, edges, unneeded) = try MovedImports(
            sources, moved, target, isNew: contract != nil
        ).imports(of: path)
        added.formUnion(edges)
        let new = try edits.freeFile(
            for: path, parts, from: sources.to, in: target.path, of: target, sources)
        let code =
            isWhole
            ? text.text(of: path, without: unneeded)
            : imports + (imports.isEmpty ? "" : "\n") + text.text(of: parts, in: path) + "\n"
        edits.create(new, with: code)
    }

    /// Whether a file has nothing but declarations that move, and hands nothing on.
    private func isAll(_ moved: MovedParts, of path: RelativePath, _ file: ReadFile) -> Bool {
        let imports = sources.analysis.facts[path]?.imports ?? []
        return !imports.contains(where: \.isExported)
            && file.details.uses.allSatisfy { moved.contains($0.extent.start.offset, of: path) }
    }
}

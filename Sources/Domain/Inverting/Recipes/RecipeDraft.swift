import Architecture
import Codebase
import Editing

/// What a recipe changes in code, before the edge's imports and the manifests are finished.
struct RecipeDraft: Sendable {
    /// What is done, in a few words.
    var title: String
    /// What changes in files of code.
    var edits: TextEdits
    /// The edges that code makes afterwards, new ones or not.
    var added: [EdgeID] = []
    /// The edges besides the violation's own that no code makes any more.
    var unused: [EdgeID] = []
    /// The names that other modules see afterwards and did not see before.
    var newSymbols: [String] = []
    /// What only a person can say.
    var questions: Set<RecipeQuestion> = []
    /// The files that are made for the composition root.
    var implementing: Set<RelativePath> = []
    /// The module that is made; nil if none is.
    var contract: ContractModule?

    /// The whole change: without the imports of the far end, and with manifests.
    func recipe(
        _ name: Recipe.Name, in sources: EdgeSources, edit: EditManifest
    ) throws(PlanStop) -> Recipe {
        var edits = edits
        try edits.removeImports(in: sources)
        try edits.checkQualifiers(in: sources)
        let new = contract?.module.id
        let manifests = ManifestDraft(
            removing: sources.edge, andUnused: unused,
            adding: added.filter { $0.from != new && $0.to != new },
            after: try contract?.fixes(added) ?? [], in: sources, edit: edit)
        if contract != nil, let step = manifests.steps.first { throw .obstacle(step) }
        return Recipe(
            name, title: title,
            changes: ChangeSet(
                title,
                changes: try edits.changes(in: sources) + manifests.changes
                    + [contract?.layer?.change].compactMap(\.self)),
            questions: questions.sorted { $0.text < $1.text }, steps: manifests.steps,
            newSymbols: newSymbols)
    }
}

extension PlanStop {
    /// A recipe that does not fit.
    ///
    /// - Throws: what is no reason against the recipe.
    func refusal(_ name: Recipe.Name, _ title: String) throws(PlanStop) -> Recipe {
        switch self {
        case .obstacle(let reason), .needed(_, let reason):
            Recipe(name, title: title, obstacle: reason)
        case .unread: throw self
        }
    }
}

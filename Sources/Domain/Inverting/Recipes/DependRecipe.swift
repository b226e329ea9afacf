import Architecture
import Codebase
import Editing

/// Lets the near end of an edge depend on the module that declares what it uses, where the far end only
/// hands that on.
struct DependRecipe {
    private let sources: EdgeSources
    private let edit: EditManifest
    private let offers: OfferedElsewhere
    private var edits = TextEdits()

    init(_ sources: EdgeSources, edit: EditManifest) {
        self.sources = sources
        self.edit = edit
        offers = OfferedElsewhere(sources)
    }

    /// The recipe; nil if the near end uses what the far end declares itself.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe? {
        guard offers.isAll, !offers.uses.isEmpty || offers.isUnneeded else { return nil }
        let names = Set(offers.uses.map(\.module.name)).sorted()
        let name: Recipe.Name = names.isEmpty ? .remove : .depend
        let title =
            names.isEmpty
            ? "Remove the import of \(sources.to.name)"
            : "Depend on \(names.joined(separator: ", ")) instead of \(sources.to.name)"
        do throws(PlanStop) {
            return try draft(title).recipe(name, in: sources, edit: edit)
        } catch { return try error.refusal(name, title) }
    }

    private mutating func draft(_ title: String) throws(PlanStop) -> RecipeDraft {
        let types = MeantTypes(sources)
        var added = Set(try edits.addHandedOn(in: sources))
        for use in offers.uses {
            added.insert(EdgeID(from: sources.from.id, to: use.module.id))
            edits.addImports([use.module.moduleName], to: use.file, in: sources)
            guard let file = sources.files[use.file] else { continue }
            if case .use(let base) = file.details.uses[use.number].base?.kind,
                types.isModule(base, in: file)
            {
                edits.replace(
                    file.details.uses[base].extent.bytes, of: use.file,
                    with: use.module.moduleName)
            }
        }
        let edges = added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        if let rule = sources.violation(by: edges) { throw .obstacle(rule) }
        return RecipeDraft(title: title, edits: edits, added: edges)
    }
}

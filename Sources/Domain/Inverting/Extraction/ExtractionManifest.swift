import Architecture
import Codebase
import Editing

/// What manifests have to say of a module that is made of files of another one.
struct ExtractionManifest {
    /// The manifests that change.
    let changes: [FileChange]
    /// What is left to a person.
    let steps: [String]
    /// What the manifests leave open.
    let questions: [RecipeQuestion]
    /// Whether others that are not seen here, or stand in other packages, may use what moves.
    let handsOn: Bool

    init(
        of split: Split, declaring new: NewModule, importing imports: ExtractionImports,
        leaking leaked: LeakedImports, edit: EditManifest
    ) throws(PlanStop) {
        let old = split.module
        let analysis = split.sources.analysis
        guard let manifest = old.manifest else {
            throw .obstacle("No file declares \(old.name).")
        }
        handsOn = Self.isUsedElsewhere(split)
        let name = DependencyReference.Name.target(new.name)
        let needs = try ExtractionNeeds(of: split, leaked)
        questions = needs.questions
        var fixes = [
            ManifestFixes.Fix(
                manifest: manifest,
                edit: .addTarget(
                    TargetDraft(
                        new.name, kind: new.kind, path: new.path,
                        dependencies: needs.names,
                        model: new.model)))
        ]
        var users = imports.users.compactMap { split.sources.module($0) }
        if imports.isUsedByOld || handsOn { users.append(old) }
        let others = split.sources.owners.dropFirst()
        try Self.check(others, split, model: new.model)
        users += others.filter { !imports.users.contains($0.id) }
        for user in users.sorted(by: { $0.id < $1.id }) {
            fixes.append(
                ManifestFixes.Fix(
                    manifest: user.manifest ?? manifest,
                    edit: .addDependency(name, to: user.name)))
        }
        let draft = ManifestDraft(
            removing: split.sources.edge, andUnused: Self.unused(in: split, analysis), adding: [],
            after: fixes, in: split.sources, edit: edit)
        changes =
            old.origin == .tuist
            ? try NamedSources(split, in: manifest.parent).taken(outOf: draft.changes)
            : draft.changes
        steps = draft.steps
    }

    /// Whether a target that is modelled on another one can take the place of files of several.
    private static func check(
        _ others: ArraySlice<Module>, _ split: Split, model: String
    ) throws(PlanStop) {
        if others.isEmpty { return }
        let like = split.sources.analysis.codebase.modules.first {
            $0.container == split.module.container && $0.name == model
        }
        for owner in others {
            let more = owner.platforms.subtracting(like?.platforms ?? owner.platforms)
            if let platform = more.sorted().first, like?.platforms.isEmpty == false {
                throw .obstacle(
                    "\(owner.name) compiles some of the files, too, for \(platform.rawValue), "
                        + "which \(model) is not built for, on which the new target is modelled. "
                        + "Divide that first.")
            }
        }
        try FileConditions(split).check(others)
    }

    /// What only files import that move.
    private static func unused(in split: Split, _ analysis: Analysis) -> [EdgeID] {
        split.sources.owners.flatMap { analysis.graph.edges(from: $0.id) }.filter { edge in
            edge.declared == .direct && !edge.imports.isEmpty
                && edge.imports.allSatisfy { split.moved.contains($0.file) }
        }.map(\.id)
    }

    /// Whether modules of other packages may use what moves, seen here or not.
    private static func isUsedElsewhere(_ split: Split) -> Bool {
        let isPublic = split.declarations(in: split.movedFiles).contains {
            ($0.details.access?.effective.rank ?? 0) >= AccessLevel.public.rank
        }
        let old = split.module
        let isOffered = split.sources.analysis.codebase.products.contains {
            $0.modules.contains(old.id)
        }
        let isLibrary = old.kind != .executable && old.kind != .app
        return isPublic && isOffered && isLibrary
    }
}

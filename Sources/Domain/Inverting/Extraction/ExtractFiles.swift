import Architecture
import Codebase
import Editing

/// Plans the change that makes a module of files of another one, and tries it in memory.
///
/// Files move as they are. What others name of them becomes visible, and they import the new module.
/// Files that the chosen ones use by what the plan does not count, extensions of types of others, free
/// functions and constants, move along where they are few; for anything else the step is refused.
package struct ExtractFiles: Sendable {
    private let read: ReadEdge
    private let trees: any SourceTreeReader
    private let mend: MendRecipe
    private let edit: EditManifest
    private let linker: any LocalPackageLinker

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - trees: Lists the codebase.
    ///   - mend: Tries the change.
    ///   - edit: Edits manifests.
    ///   - linker: Lets targets of projects use local packages.
    package init(
        details: any SourceDetailsReader, trees: any SourceTreeReader, mend: MendRecipe,
        edit: EditManifest, linker: any LocalPackageLinker
    ) {
        read = ReadEdge(details)
        self.trees = trees
        self.mend = mend
        self.edit = edit
        self.linker = linker
    }

    /// The change; nil if the codebase has no such module.
    ///
    /// - Parameter isTried: Whether the codebase is read again as the change would leave it.
    package func callAsFunction(
        _ request: ExtractionRequest, in analysis: Analysis, isTried: Bool = true
    ) async -> Extraction? {
        guard let module = analysis.codebase.modules.first(where: { $0.id == request.module })
        else { return nil }
        let sources = await read.module(module, in: analysis)
        let tree =
            (try? await trees.tree(at: analysis.codebase.root))
            ?? SourceTree(root: analysis.codebase.root, files: [])
        var draft = ExtractionDraft(request, sources, edit: edit, linker: linker, tree: tree)
        var extraction = draft.extraction()
        if !extraction.blockers.isEmpty {
            extraction = await turned(extraction, request, sources, in: analysis)
        }
        if isTried, extraction.fits, let name = extraction.module {
            let container = extraction.package ?? module.id.container
            let new = ModuleID(container: container, target: name)
            extraction.recipe = await mend(
                extraction.recipe, on: EdgeID(from: new, to: module.id), in: analysis)
        }
        return extraction
    }

    /// The same with what the files use of files that stay turned around first, where that is possible.
    private func turned(
        _ blocked: Extraction, _ request: ExtractionRequest, _ sources: EdgeSources,
        in analysis: Analysis
    ) async -> Extraction {
        if obstacleOfExtracting(from: sources.to, in: analysis) != nil { return blocked }
        let new: NewModule
        do throws(PlanStop) {
            new = try NewModule(
                beside: sources.to, wanted: request.name, candidate: request.candidate,
                in: analysis)
        } catch { return blocked.refused(error.reason) }
        let turn = TurnOutgoing(read: read, edit: edit)
        switch await turn(request, sources, to: new.name) {
        case .refused(let reason, let reasons): return blocked.refused(reason, reasons)
        case .turned(let turned):
            let moved = await moved(turned, request, new, sources, in: analysis)
            return moved.fits
                ? moved
                : blocked.refused(
                    (turned.title.map { "After this it could not move: \($0). " } ?? "")
                        + (moved.recipe.obstacle ?? ""))
        }
    }

    /// The move of files out of a codebase in which they use nothing that stays any more.
    private func moved(
        _ turned: TurnedFiles, _ request: ExtractionRequest, _ new: NewModule,
        _ sources: EdgeSources, in analysis: Analysis
    ) async -> Extraction {
        var extraction = Extraction(
            candidate: request.candidate,
            recipe: Recipe(.move, title: "A module of \(request.candidate)", obstacle: ""))
        do throws(AnalysisError) {
            let after = try await mend.check.analysis(after: turned.changes, to: analysis)
            let tree = try await mend.check.trees(after: turned.changes)
                .tree(at: analysis.codebase.root)
            guard let module = after.codebase.modules.first(where: { $0.id == request.module })
            else { return extraction }
            let wanted = ExtractionRequest(
                module: request.module, candidate: request.candidate,
                files: request.files + turned.created, name: new.name)
            var draft = ExtractionDraft(
                wanted, taking: turned.taken, await read.module(module, in: after), edit: edit,
                linker: linker, tree: tree)
            extraction = draft.extraction()
        } catch {
            extraction.recipe = Recipe(
                .move, title: extraction.recipe.title, obstacle: error.description)
        }
        return extraction.fits ? extraction.behind(turned) : extraction
    }
}

extension Extraction {
    /// The same, refused with reasons besides the lines that stand in the way.
    fileprivate func refused(_ reason: String, _ reasons: [String: String] = [:]) -> Extraction {
        var copy = self
        copy.blockers = blockers.map { blocker in
            var blocker = blocker
            blocker.reason =
                reasons[blocker.name] ?? reasons.first { $0.key.lastPart == blocker.name }?.value
            return blocker
        }
        let sentences = [recipe.obstacle ?? "", reason].filter { !$0.isEmpty }
        copy.recipe = Recipe(
            recipe.name, title: recipe.title, obstacle: sentences.joined(separator: " "))
        return copy
    }

    /// One change of two, of which this is the second.
    fileprivate func behind(_ turned: TurnedFiles) -> Extraction {
        var copy = self
        let created = Set(turned.created)
        copy.moves = moves.filter { !created.contains($0.from) }
        copy.turned = turned.turned
        copy.turning = turned.title
        var texts: [RelativePath: (before: String?, after: String?)] = [:]
        for change in turned.changes { texts[change.path] = (change.before, change.after) }
        for change in recipe.changes.changes {
            let before = texts[change.path]?.before
            texts[change.path] = (
                texts[change.path] == nil ? change.before : before, change.after
            )
        }
        let homes = Dictionary(
            moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        let questions = turned.questions.map { question in
            RecipeQuestion(question.text, file: question.file.map { homes[$0] ?? $0 })
        }
        copy.recipe = Recipe(
            recipe.name, title: recipe.title,
            changes: ChangeSet(
                recipe.changes.title,
                changes: texts.sorted { $0.key < $1.key }.compactMap {
                    FileChange($0.key, from: $0.value.before, to: $0.value.after)
                }),
            questions: recipe.questions + questions, steps: recipe.steps,
            newSymbols: recipe.newSymbols)
        return copy
    }
}

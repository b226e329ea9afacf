import Architecture
import Codebase
import Editing
import Extracting

/// Plans the change that makes a module of files of another one, and tries it in memory.
///
/// Files move as they are. What others name of them becomes visible, and they import the new module.
/// Files that the chosen ones use by what the plan does not count, extensions of types of others, free
/// functions and constants, move along where they are few; for anything else the step is refused.
package struct ExtractFiles: Sendable {
    private let read: ReadEdge
    private let trees: any SourceTreeReader
    private let mendRecipe: MendRecipe
    private let edit: EditManifest
    private let linker: any LocalPackageLinker

    /// - Parameters:
    ///   - details: Reads files down to members and uses.
    ///   - index: What the compiler wrote, wherever it is fresh; nil to go by the text alone.
    ///   - trees: Lists the codebase.
    ///   - mendRecipe: Tries the change.
    ///   - edit: Edits manifests.
    ///   - linker: Lets targets of projects use local packages.
    package init(
        details: any SourceDetailsReader, index: (any CompilerIndexReader)?,
        trees: any SourceTreeReader, mendRecipe: MendRecipe, edit: EditManifest,
        linker: any LocalPackageLinker
    ) {
        read = ReadEdge(details, index: index)
        self.trees = trees
        self.mendRecipe = mendRecipe
        self.edit = edit
        self.linker = linker
    }

    /// The change; nil if the codebase has no such module.
    ///
    /// - Parameter isTried: Whether the codebase is read again as the change would leave it.
    package func extraction(
        for request: ExtractionRequest, in analysis: Analysis, isTried: Bool = true
    ) async -> Extraction? {
        guard let module = analysis.codebase.module(request.module)
        else { return nil }
        let tree =
            (try? await trees.tree(at: analysis.codebase.root))
            ?? SourceTree(root: analysis.codebase.root, files: [])
        let (first, sources) = await drafted(request, module, in: analysis, tree)
        var extraction = first
        let isTurned = !extraction.blockers.isEmpty && !request.needsOthers
        if isTurned, !request.isClosed {
            extraction = await turned(extraction, request, sources, in: analysis)
        }
        if !extraction.fits {
            extraction = await divided(extraction, request, sources, in: analysis)
        }
        if isTurned, request.isClosed, !extraction.fits {
            extraction = await turned(extraction, request, sources, in: analysis)
        }
        if request.needsOthers, extraction.fits {
            extraction = extraction.refusedIfLarge(request, in: analysis)
        }
        if isTried, extraction.fits, let name = extraction.module {
            let container = extraction.package ?? module.id.container
            let new = ModuleID(container: container, target: name)
            extraction.recipe.questions += module.askingForTwins(of: name, in: analysis)
            let twins = analysis.codebase.descriptions(besides: module).map(\.leftOut)
            extraction.recipe = await mendRecipe.mend(
                extraction.recipe, on: EdgeID(from: new, to: module.id), in: analysis,
                asked: Set(twins))
            if sources.owners.count > 1, extraction.fits {
                extraction.recipe = await proved(extraction, new, sources.owners, in: analysis)
            }
        }
        return extraction
    }

    /// The move of files, with all modules that compile any of them read as one.
    private func drafted(
        _ request: ExtractionRequest, taking along: Set<RelativePath> = [], _ module: Module,
        in analysis: Analysis, _ tree: SourceTree
    ) async -> (Extraction, EdgeSources) {
        var others = coOwners(
            of: along.union(request.files), besides: module, in: analysis
        ).filter { $0.canShareNewModule(with: module) }
        while true {
            let sources = await read.module(module, and: others, in: analysis)
            var draft = ExtractionDraft(
                request, taking: along, sources, edit: edit, linker: linker, tree: tree)
            let extraction = draft.extraction()
            // Files that are taken along may be those of more modules.
            if draft.unread.isEmpty { return (extraction, sources) }
            others = (others + draft.unread).sorted { $0.id < $1.id }
        }
    }

    /// The change of files that several modules compile, if each of them depends on the new one
    /// afterwards, and each file has one home.
    private func proved(
        _ extraction: Extraction, _ new: ModuleID, _ owners: [Module], in analysis: Analysis
    ) async -> Recipe {
        let recipe = extraction.recipe
        func refused(_ reason: String) -> Recipe {
            Recipe(.move, title: recipe.title, obstacle: reason)
        }
        do throws(AnalysisError) {
            let after = try await mendRecipe.check.analysis(
                after: recipe.changes.changes, to: analysis)
            for owner in owners {
                if after.graph.edge(EdgeID(from: owner.id, to: new))?.declared == .direct {
                    continue
                }
                return refused(
                    "\(owner.name) would not depend on \(new.targetName), read again. Take its files "
                        + "out by hand.")
            }
            let files = Set(extraction.moves.flatMap { [$0.from, $0.to] })
            let homes = compilers(of: files, in: after)
            for move in extraction.moves {
                if homes[move.from] == nil, homes[move.to]?.map(\.id) == [new] { continue }
                return refused(
                    "\(move.from) would not belong to \(new.targetName) alone, read again. Move it "
                        + "by hand.")
            }
            return recipe
        } catch { return refused(error.description) }
    }

    /// The same with the declarations that the files use taken out of files that stay, where that is
    /// possible.
    private func divided(
        _ blocked: Extraction, _ request: ExtractionRequest, _ sources: EdgeSources,
        in analysis: Analysis
    ) async -> Extraction {
        if obstacleOfExtracting(from: sources.to, in: analysis) != nil || sources.owners.count > 1 {
            return blocked
        }
        do throws(PlanStop) {
            let new = try NewModule(
                beside: sources.to, wanted: request.name, candidate: request.candidate,
                in: analysis)
            var divide = DivideFiles(request, sources, to: new.name)
            let divided = try divide.divided()
            if divided.changes.isEmpty, divided.taken.isEmpty, divided.left.isEmpty {
                return blocked
            }
            let moved = await moved(divided, for: request, to: new, in: analysis)
            if moved.fits { return moved }
            // The same would stand in the way of whole files.
            if moved.recipe.obstacle == blocked.recipe.obstacle { return blocked }
            throw .obstacle("With what it needs it could not move. \(moved.recipe.obstacle ?? "")")
        } catch { return blocked.refused(error.reason) }
    }

    /// The same with what the files use of files that stay turned around first, where that is possible.
    private func turned(
        _ blocked: Extraction, _ request: ExtractionRequest, _ sources: EdgeSources,
        in analysis: Analysis
    ) async -> Extraction {
        if obstacleOfExtracting(from: sources.to, in: analysis) != nil { return blocked }
        if let other = sources.owners.dropFirst().first {
            return blocked.refused(
                "As \(other.name) compiles some of the files, too, nothing is turned around.")
        }
        let new: NewModule
        do throws(PlanStop) {
            new = try NewModule(
                beside: sources.to, wanted: request.name, candidate: request.candidate,
                in: analysis)
        } catch { return blocked.refused(error.reason) }
        let turnOutgoing = TurnOutgoing(read: read, edit: edit)
        switch await turnOutgoing.turn(request, sources, to: new.name) {
        case .refused(let reason, let reasons): return blocked.refused(reason, reasons)
        case .turned(let turned):
            let moved = await moved(turned, for: request, to: new, in: analysis)
            return moved.fits
                ? moved
                : blocked.refused(
                    (turned.title.map { "After this it could not move: \($0). " } ?? "")
                        + (moved.recipe.obstacle ?? ""))
        }
    }

    /// The move of files out of a codebase in which they use nothing that stays any more.
    private func moved(
        _ turned: TurnedFiles, for request: ExtractionRequest, to new: NewModule,
        in analysis: Analysis
    ) async -> Extraction {
        var extraction = Extraction(
            candidate: request.candidate,
            recipe: Recipe(.move, title: "A module of \(request.candidate)", obstacle: ""))
        do {
            var turned = turned
            var after = try await mendRecipe.check.analysis(
                after: turned.changes + hidingTwins(of: request.module, in: analysis), to: analysis)
            if let listing = try await listing(turned, of: request, in: after) {
                turned.changes.append(listing)
                after = try await mendRecipe.check.analysis(after: turned.changes, to: analysis)
            }
            let tree = try await mendRecipe.check.trees(after: turned.changes)
                .tree(at: analysis.codebase.root)
            guard let module = after.codebase.module(request.module)
            else { return extraction }
            let parts = Set(turned.parts.map(\.new))
            let staying = turned.left.union(turned.parts.map(\.file))
            let wanted = ExtractionRequest(
                module: request.module, candidate: request.candidate,
                files: request.files.filter { !staying.contains($0) } + turned.created,
                name: new.name)
            (extraction, _) = await drafted(
                wanted, taking: turned.taken.union(parts), module, in: after, tree)
            return extraction.fits ? extraction.behind(turned) : extraction
        } catch {
            extraction.recipe = Recipe(
                .move, title: extraction.recipe.title, obstacle: "\(error)")
            return extraction
        }
    }

    /// Projects taken out that stand beside a package: they list no file that is made here, and would be read
    /// as modules of their own.
    private func hidingTwins(of module: ModuleID, in analysis: Analysis) -> [FileChange] {
        guard let module = analysis.codebase.module(module) else { return [] }
        return analysis.codebase.descriptions(besides: module).filter { $0.origin == .xcode }
            .compactMap { twin in
                let text = analysis.codebase.contents.text(of: twin.leftOut)
                return FileChange(twin.leftOut, from: text, to: nil)
            }
    }

    /// The project with the files listed that are made, where it lists files one by one; nil if none has to
    /// be.
    ///
    /// - Parameter after: The codebase with what is turned around.
    private func listing(
        _ turned: TurnedFiles, of request: ExtractionRequest, in after: Analysis
    ) async throws -> FileChange? {
        guard let module = after.codebase.module(request.module), let manifest = module.manifest
        else { return nil }
        let siblings = Dictionary(
            turned.parts.map { ($0.new, $0.file) }, uniquingKeysWith: { first, _ in first })
        let lost = Set(siblings.keys).subtracting(module.sources).sorted()
        if lost.isEmpty { return nil }
        let tree = try await mendRecipe.check.trees(after: turned.changes).tree(
            at: after.codebase.root)
        let files = lost.compactMap { path in siblings[path].map { ListedFile(path, beside: $0) } }
        let text = try linker.listing(files, in: manifest, tree)
        return FileChange(manifest, from: tree.contents.text(of: manifest), to: text)
    }
}

extension Extraction {
    /// The same, unless more than a third as many lines would move along as were asked for.
    fileprivate func refusedIfLarge(
        _ request: ExtractionRequest, in analysis: Analysis
    ) -> Extraction {
        func lines(_ files: [RelativePath]) -> Int {
            files.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
        }
        let divided = parts.filter { !request.files.contains($0.file) }
        let along = lines(taken) + divided.reduce(0) { $0 + $1.lines }
        let most = lines(request.files) / 3
        if along <= most { return self }
        var copy = Extraction(candidate: candidate, recipe: recipe)
        copy.recipe = Recipe(
            recipe.name, title: recipe.title,
            obstacle: "\(along) lines would have to move along; at most \(most) do.")
        return copy
    }

    /// The same, refused with reasons besides the lines that stand in the way.
    fileprivate func refused(_ reason: String, _ reasons: [String: String] = [:]) -> Extraction {
        var copy = self
        copy.blockers = blockers.map { blocker in
            var blocker = blocker
            blocker.reason =
                reasons[blocker.name] ?? reasons.first { $0.key.lastPart == blocker.name }?.value
                ?? blocker.reason
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
        let parts = Set(turned.parts.map(\.new))
        copy.moves = moves.filter { !created.contains($0.from) && !parts.contains($0.from) }
        copy.taken = taken.filter { !parts.contains($0) }
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
        copy.left = turned.left.sorted()
        copy.parts = turned.parts.map { part in
            var part = part
            part.new = homes[part.new] ?? part.new
            return part
        }
        let questions = turned.questions.map { question in
            RecipeQuestion(question.text, file: question.file.map { homes[$0] ?? $0 })
        }
        copy.recipe = Recipe(
            recipe.name, title: recipe.title,
            changes: ChangeSet(
                recipe.changes.title,
                changes: texts.sorted { $0.key < $1.key }.compactMap {
                    FileChange(
                        $0.key, from: $0.value.before,
                        to: $0.value.after.map(turned.standIns.shown))
                }),
            questions: recipe.questions + questions, steps: recipe.steps,
            newSymbols: recipe.newSymbols)
        return copy
    }
}

import Architecture
import Codebase
import Editing
import FeatureKit
import Inverting
import TerminalUI

/// From the analysis to the recipes.
extension InversionViewModel {
    /// Follows the analysis until ``stopListening()``.
    func listen() {
        listening?.cancel()
        listening = source.follow(on: executor) { [weak self] in self?.take($0) != nil }
    }

    func stopListening() {
        listening?.cancel()
        listening = nil
    }

    func take(_ new: AnalysisState) {
        switch new {
        case .complete(let analysis): take(analysis)
        case .failed(let error): if isWaiting { state = .failed(error) }
        case .starting(let progress), .partial(_, let progress):
            if isWaiting { state = .waiting(progress) }
        }
    }

    private var isWaiting: Bool {
        switch state {
        case .waiting, .failed, .gone: true
        case .planning, .planned: false
        }
    }

    /// What is shown stays: who reads a change must not lose it because a file was saved.
    private func take(_ analysis: Analysis) {
        latest = analysis
        if isWaiting { return planAgain() }
        let isThere = analysis.violations.contains { $0.id == violation }
        // What was read before the change was applied says nothing about it.
        if applied != nil, !isThere || differs(analysis) { applied?.isStillThere = isThere }
        isStale = applied == nil && (!isThere || differs(analysis))
    }

    /// Whether a file that the recipes are about says something else.
    private func differs(_ new: Analysis) -> Bool {
        guard let plan, let old = analysis else { return false }
        let files =
            Set(plan.recipes.flatMap { $0.files.map(\.id) })
            .union(plan.inversion.couplings.flatMap { $0.sites.map(\.file) })
        return files.contains { new.facts[$0] != old.facts[$0] }
    }

    /// Works the recipes out for the codebase as it is now.
    func planAgain() {
        guard let latest else { return }
        guard let violation = latest.violations.first(where: { $0.id == violation }) else {
            state = .gone
            return
        }
        stopProving()
        analysis = latest
        isDraft = false
        isStale = false
        applied = nil
        isUndone = false
        state = .planning(violation)
        planning?.cancel()
        planning = Task { [weak self, services, executor] in
            let showDraft: @Sendable (InversionPlan) async -> Void = { [weak self] draft in
                if !Task.isCancelled { await self?.show(draft, isDraft: true) }
            }
            let plan = await withTaskExecutorPreference(executor) {
                await Self.plan(violation, in: latest, services.plan, draft: showDraft)
            }
            guard !Task.isCancelled else { return }
            self?.show(plan, isDraft: false)
        }
    }

    /// Reads the codebase again, and works the recipes out for what is known of it now.
    func readAgain() {
        source.reload()
        planAgain()
    }

    @concurrent private nonisolated static func plan(
        _ violation: Violation, in analysis: Analysis, _ planner: any InversionPlanner,
        draft: @Sendable (InversionPlan) async -> Void
    ) async -> InversionPlan {
        let edge = EdgeID(from: violation.from, to: violation.to ?? violation.from)
        return InversionPlan(
            await planner.inversion(of: violation, in: analysis) { await draft(InversionPlan($0)) }
                ?? Inversion(violation: violation, edge: edge, couplings: [], recipes: []))
    }

    /// Shows the recipes; who looks at one of a draft goes on looking at it if it holds.
    private func show(_ plan: InversionPlan, isDraft: Bool) {
        let before = self.isDraft ? selected : nil
        let place = place
        state = .planned(plan)
        self.isDraft = isDraft
        lines = [:]
        highlighted = []
        for planned in plan.recipes {
            for file in planned.files {
                lines[FileKey(recipe: planned.id, file: file.id)] = file.lines(
                    in: FileColours(), questions: planned.recipe.questions)
            }
        }
        narrowEvidence()
        recipeList.update(count: plan.recipes.count)
        let kept = plan.recipes.firstIndex { $0.id == before?.id && $0.recipe.fits }
        if before != nil { recipeList.select(kept ?? 0) }
        recipeChanged()
        if let selected, selected.recipe.changes == before?.recipe.changes { self.place = place }
        readExcerpts(of: plan.inversion)
    }

    private func readExcerpts(of inversion: Inversion) {
        excerpts.forget()
        var wanted: [RelativePath: ClosedRange<Int>] = [:]
        for site in inversion.couplings.flatMap(\.sites) {
            let known = wanted[site.file] ?? site.line...site.line
            wanted[site.file] =
                min(known.lowerBound, site.line)...max(known.upperBound, site.line)
        }
        let files = wanted.sorted { $0.key < $1.key }.prefix(Self.mostExcerpts)
        Task { [excerpts] in
            for (file, lines) in files { await excerpts.load(lines, of: file) }
        }
    }

    private static var mostExcerpts: Int { 100 }

    /// Waits until what was asked for is done; not for what waits for a person.
    func settle() async {
        await planning?.value
        await working?.value
        await tryOut?.value
        await highlighting?.value
    }
}

extension InversionViewModel {
    /// Gives the lines of the selected recipe their colours; their number stays.
    func highlight() {
        guard let planned = selected else { return }
        let files = planned.files.filter {
            !highlighted.contains(FileKey(recipe: planned.id, file: $0.id))
        }
        guard !files.isEmpty else { return }
        highlighting?.cancel()
        highlighting = Task { [weak self, services, executor, root = source.root] in
            for file in files {
                let colours = await withTaskExecutorPreference(executor) {
                    await Self.colours(of: file, services.highlight, root: root)
                }
                guard !Task.isCancelled, let self else { return }
                let key = FileKey(recipe: planned.id, file: file.id)
                highlighted.insert(key)
                lines[key] = file.lines(
                    in: FileColours(
                        old: colours.old.mapValues { StyledText($0) },
                        new: colours.new.mapValues { StyledText($0) }),
                    questions: planned.recipe.questions)
            }
        }
    }

    private typealias Highlighted = [Int: HighlightedLine]

    @concurrent private nonisolated static func colours(
        of file: FileDiff, _ highlight: @Sendable (any SourceContents) -> any SourceTextReader,
        root: String
    ) async -> (old: Highlighted, new: Highlighted) {
        await (
            colours(of: file.change.before, file.id, highlight, root: root),
            colours(of: file.change.after, file.id, highlight, root: root)
        )
    }

    private nonisolated static func colours(
        of text: String?, _ file: RelativePath,
        _ highlight: @Sendable (any SourceContents) -> any SourceTextReader, root: String
    ) async -> Highlighted {
        guard let text, !text.isEmpty else { return [:] }
        let contents = PatchedContents(NoContents(), patches: [file: Array(text.utf8)])
        // What cannot be highlighted is shown as it is.
        let lines = try? await highlight(contents).lines(1...Int.max, of: file, in: root)
        return Dictionary(
            (lines ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

import Architecture
import Codebase
import Editing

/// Works out one change that removes several violations.
///
/// Each is planned and tried on a copy that has the changes of those before, in memory, so that
/// recipes that touch the same files fit together. A violation that went with another one needs no
/// recipe; one that no recipe fits is left, with the reason.
package struct InvertTogether: Sendable {
    /// How many violations one change is about at most: a person has to read it.
    package static let most = 60

    private let plan: PlanInversion
    private let check: CheckRecipe
    private let edit: EditManifest

    /// - Parameters:
    ///   - plan: Works out recipes.
    ///   - check: Reads a changed copy.
    ///   - edit: Edits manifests.
    package init(plan: PlanInversion, check: CheckRecipe, edit: EditManifest) {
        self.plan = plan
        self.check = check
        self.edit = edit
    }

    /// The change, and what it leaves.
    ///
    /// - Parameters:
    ///   - violations: Those to remove, in the order in which they are tried; the first ``most``.
    ///   - pace: Told how many were tried before each.
    package func inversion(
        of violations: [Violation], in analysis: Analysis, pace: @Sendable (Int) -> Void = { _ in }
    ) async -> JointInversion {
        let wanted = Array(violations.prefix(Self.most))
        var draft = await draft(of: wanted, in: analysis, isTolerant: true, pace: pace)
        // What one left for another one that stays is a new violation: then none may.
        let known = Set(analysis.violations.map(\.id))
        if !draft.now.violations.allSatisfy({ known.contains($0.id) }) {
            draft = await self.draft(of: wanted, in: analysis, isTolerant: false, pace: pace)
        }
        var result = draft.result
        result.changes = ChangeSet(
            JointInversion.title(result.parts.count), changes: draft.changes)
        return result
    }

    /// - Parameter isTolerant: Whether a recipe may leave edges that go next with other violations.
    private func draft(
        of violations: [Violation], in analysis: Analysis, isTolerant: Bool,
        pace: @Sendable (Int) -> Void
    ) async -> Draft {
        var draft = Draft(now: analysis, check: check)
        for (number, violation) in violations.enumerated() where !Task.isCancelled {
            pace(number)
            draft.next =
                isTolerant ? Set(violations.dropFirst(number + 1).compactMap(\.edges.first)) : []
            await add(violation, to: &draft)
        }
        return draft
    }

    /// What was changed so far.
    private struct Draft {
        /// The codebase as it is with the changes so far.
        var now: Analysis
        /// Tries recipes on that.
        var check: CheckRecipe
        var changes: [FileChange] = []
        /// The edges that are tried after the one that is tried now.
        var next: Set<EdgeID> = []
        var result = JointInversion(changes: ChangeSet(""))
    }

    private func add(_ violation: Violation, to draft: inout Draft) async {
        guard PlanInversion.applies(to: violation), let edge = violation.edges.first else { return }
        // The change so far may have made another violation of the same edge out of it.
        let now = draft.now.violations.filter { $0.edges.contains(edge) }
        let left = now.first { $0.id == violation.id } ?? now.first(where: PlanInversion.applies)
        // What went with another one is done.
        guard let violation = left else {
            draft.result.parts.append(
                JointInversion.Part(
                    violation: violation.id, edge: edge, title: "goes with the others"))
            return
        }
        guard let inversion = await plan.inversion(of: violation, in: draft.now) else { return }
        let mendRecipe = MendRecipe(check: draft.check, edit: edit)
        var reason = inversion.recipes.first?.obstacle
        for recipe in inversion.recipes where recipe.fits && !Task.isCancelled {
            let mended = await mendRecipe.mend(
                recipe, on: inversion.edge, in: draft.now, before: draft.next)
            if mended.fits, await take(mended, for: inversion, in: &draft) { return }
            reason = mended.obstacle ?? reason
        }
        draft.result.left.append(
            JointInversion.Rest(
                violation: violation.id, edge: inversion.edge,
                reason: reason ?? "No recipe fits."))
    }

    /// Makes a recipe part of the change.
    ///
    /// - Returns: Whether the codebase can be read with it.
    private func take(
        _ recipe: Recipe, for inversion: Inversion, in draft: inout Draft
    ) async -> Bool {
        let changes = draft.changes + recipe.changes.changes
        let next = check.after(ChangeSet("", changes: changes).changes)
        guard let now = try? await next.analysis(after: [], to: draft.now) else { return false }
        draft.now = now
        draft.check = next
        draft.changes = changes
        draft.result.parts.append(
            JointInversion.Part(
                violation: inversion.id, edge: inversion.edge, title: recipe.title))
        draft.result.questions += recipe.questions
        for step in recipe.steps where !draft.result.steps.contains(step) {
            draft.result.steps.append(step)
        }
        return true
    }
}

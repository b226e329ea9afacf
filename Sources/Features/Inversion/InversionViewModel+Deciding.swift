import Architecture
import Codebase
import Editing
import Inverting
import TerminalUI

/// Proving, applying, undoing: each after a question.
extension InversionViewModel {
    /// Whether a recipe can be built and tested here.
    var canBuild: Bool { services.prove.farthest != .check }

    /// How far the selected recipe would be tried next.
    var nextLevel: InversionProof.Level {
        guard let proof = selected?.recipe.proof, proof.holds, proof.shown != nil else {
            return .check
        }
        return .tests
    }

    /// Tries the recipe: reads a changed copy again at once, builds it after a question.
    func prove() {
        guard let planned = selected, planned.recipe.fits else { return }
        if nextLevel == .check {
            startProving(planned.recipe, upTo: .check)
        } else {
            sheet = .prove(planned.id)
        }
    }

    private func startProving(_ recipe: Recipe, upTo level: InversionProof.Level) {
        guard let plan, let analysis else { return }
        stopProving()
        proving = recipe.name
        tryOut = Task { [weak self, services, executor] in
            let proof = await withTaskExecutorPreference(executor) {
                await Self.proof(
                    of: recipe, plan.inversion, in: analysis, upTo: level, services.prove)
            }
            guard !Task.isCancelled else { return }
            self?.show(proof, of: recipe.name)
        }
    }

    @concurrent private nonisolated static func proof(
        of recipe: Recipe, _ inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level, _ prover: any InversionProver
    ) async -> InversionProof {
        await prover.prove(recipe, of: inversion, in: analysis, upTo: level)
    }

    private func show(_ proof: InversionProof, of name: Recipe.Name) {
        proving = nil
        guard var plan, let index = plan.recipes.firstIndex(where: { $0.id == name }) else {
            return
        }
        plan.recipes[index].recipe.proof = proof
        state = .planned(plan)
        scroll()
    }

    /// What was shown before stays.
    func stopProving() {
        tryOut?.cancel()
        tryOut = nil
        proving = nil
    }
}

extension InversionViewModel {
    /// Asks whether to make the change, once it is known what it would be mixed with.
    func askToApply() {
        guard let planned = selected, ticked > 0 else { return }
        let changes = chosen
        let isWhole = isWhole
        // Keys that are typed meanwhile must not answer what comes up.
        sheet = .looking
        working?.cancel()
        working = Task { [weak self, services, executor, root = source.root] in
            let around = await withTaskExecutorPreference(executor) {
                await services.applyChanges.surroundings(in: root)
            }
            guard !Task.isCancelled, let self, sheet == .looking else { return }
            sheet = .apply(
                Application(
                    recipe: planned.recipe, changes: changes, isWhole: isWhole,
                    warning: around.warning))
        }
    }

    func askToUndo() {
        if let applied { sheet = .undo(applied.changes) }
    }

    func cancelSheet() {
        if sheet == .looking { working?.cancel() }
        sheet = nil
    }

    /// Does what the sheet asks about.
    func confirm() {
        let asked = sheet
        sheet = nil
        switch asked {
        case .apply(let application): apply(application)
        case .undo(let changes): undo(changes)
        case .prove(let name):
            guard let planned = plan?.recipes.first(where: { $0.id == name }) else { return }
            startProving(planned.recipe, upTo: .tests)
        case .looking, .refused, nil: break
        }
    }

    private func apply(_ application: Application) {
        stopProving()
        working = Task { [services, executor, root = source.root] in
            do throws(ChangeError) {
                try await withTaskExecutorPreference(executor) { () async throws(ChangeError) in
                    try await services.applyChanges.apply(application.changes, in: root)
                }
                applied = Applied(recipe: application.recipe.name, changes: application.changes)
                isStale = false
                isUndone = false
                router.noteChange("\(application.changes.title): done. u undoes it.")
                source.reload()
            } catch {
                sheet = .refused(error.description)
            }
        }
    }

    private func undo(_ changes: ChangeSet) {
        working = Task { [services, executor, root = source.root] in
            do throws(ChangeError) {
                try await withTaskExecutorPreference(executor) { () async throws(ChangeError) in
                    _ = try await services.writer.undo(changes, in: root)
                }
                applied = nil
                isUndone = true
                router.noteChange("Undone: \(changes.title).")
                source.reload()
            } catch {
                sheet = .refused(error.description)
            }
        }
    }

    /// Moves through the sheet; its last line stays in sight.
    func scrollSheet(by rows: Int) {
        let count = sheet?.lines.count ?? 0
        sheetOffset = min(max(0, sheetOffset + rows), max(0, count - 1))
    }
}

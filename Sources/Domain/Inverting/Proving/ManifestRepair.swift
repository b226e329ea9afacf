import Architecture
import Codebase
import Editing

/// Lets manifests declare what code imports after a change, and nothing else.
struct ManifestRepair {
    /// The recipe with more changes of manifests, and with steps for those that are left to a
    /// person; nil if nothing can be mended.
    let recipe: Recipe?

    init(
        _ recipe: Recipe, _ effects: RecipeEffects, _ edge: EdgeID, in analysis: Analysis,
        edit: EditManifest
    ) {
        guard let after = effects.after else {
            self.recipe = nil
            return
        }
        let wording = FixWording(after)
        let modules = Dictionary(
            after.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var changes: [FileChange] = []
        var steps: [String] = []
        var texts: [RelativePath: String] = [:]
        let unused = effects.remaining.flatMap { $0.isOnlyDeclared ? $0.id : nil }
        let left =
            [unused].compactMap(\.self).map { ($0, false) }
            + effects.violations.filter(\.kind.isOfManifests).compactMap { violation in
                violation.to.map { to in
                    (
                        EdgeID(from: violation.from, to: to),
                        ![.unused, .indirect].contains(violation.kind)
                    )
                }
            }
        var seen: Set<EdgeID> = []
        for (edge, isMissing) in left where seen.insert(edge).inserted {
            guard let module = modules[edge.from] else { continue }
            do throws(StepReason) {
                let fix = try Self.fix(wording, module, edge.to, isMissing: isMissing)
                let manifest = fix.manifest
                guard let text = texts[manifest] ?? after.codebase.contents.text(of: manifest)
                else { throw StepReason("\(manifest) cannot be read.") }
                texts[manifest] = try Self.edited(
                    text, by: fix, in: after.codebase.root, with: edit)
            } catch {
                steps.append(
                    (isMissing
                        ? "Let the target \(module.name) depend on \(edge.to.targetName)."
                        : "Take the dependency on \(edge.to.targetName) out of the target "
                            + "\(module.name).") + " " + error.text)
            }
        }
        for (manifest, text) in texts {
            let before = analysis.codebase.contents.text(of: manifest)
            if let change = FileChange(manifest, from: before, to: text) { changes.append(change) }
        }
        let new = steps.filter { !recipe.steps.contains($0) }
        if changes.isEmpty, new.isEmpty {
            self.recipe = nil
            return
        }
        let changed = Set(texts.keys)
        self.recipe = Recipe(
            recipe.name, title: recipe.title,
            changes: ChangeSet(
                recipe.changes.title,
                changes: recipe.changes.changes.filter { !changed.contains($0.path) } + changes),
            questions: recipe.questions, steps: recipe.steps + new, newSymbols: recipe.newSymbols)
    }

    private static func fix(
        _ wording: FixWording, _ module: Module, _ other: ModuleID, isMissing: Bool
    ) throws(StepReason) -> ManifestFixes.Fix {
        do throws(FixWording.Refusal) {
            return isMissing
                ? try wording.addition(to: module, of: other)
                : try wording.removal(from: module, of: other)
        } catch {
            throw StepReason(error.reason)
        }
    }

    private static func edited(
        _ text: String, by fix: ManifestFixes.Fix, in root: String, with edit: EditManifest
    ) throws(StepReason) -> String {
        do throws(ManifestEditError) {
            return try edit.rewrite(text, of: fix.manifest, in: root, edits: [fix.edit])
        } catch {
            throw StepReason(error.description)
        }
    }
}

/// Why a step is left to a person.
private struct StepReason: Error {
    let text: String

    init(_ text: String) { self.text = text }
}

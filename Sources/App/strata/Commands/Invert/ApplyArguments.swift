import ArgumentParser
import Codebase
import Editing
import Inverting
import Reports

/// Whether a command writes what it shows, or takes it back.
struct ApplyArguments: ParsableArguments {
    @Flag(help: "Write the change.")
    var apply = false

    @Flag(help: "With --apply: do not ask.")
    var yes = false

    @Flag(help: "With --apply: write even if the folder has uncommitted changes.")
    var allowDirty = false

    @Flag(help: "Undo the last change that Strata wrote.")
    var undo = false

    func validate(names: [String], hasRecipe: Bool, hasProof: Bool) throws {
        if (yes || allowDirty) && !apply {
            throw ValidationError("--yes and --allow-dirty need --apply.")
        }
        if undo, !names.isEmpty || hasRecipe || hasProof || apply {
            throw ValidationError(
                "--undo undoes the last change. Leave out what describes a new one.")
        }
    }

    /// Writes changes if a person agrees.
    ///
    /// - Returns: Whether they were written.
    func apply(
        _ changes: ChangeSet, in root: String, with apply: ApplyChanges, asks: Bool
    ) async throws -> Bool {
        try await confirm.apply(changes, in: root, with: apply, asks: asks) == .applied
    }

    /// The same for what asks.
    var confirm: ConfirmArguments {
        var confirm = ConfirmArguments()
        confirm.yes = yes
        confirm.allowDirty = allowDirty
        return confirm
    }

    /// The last line of a command that showed a change which fits.
    ///
    /// - Parameters:
    ///   - isProven: Whether all was shown that was asked for.
    ///   - isApplied: Whether the change was written.
    ///   - command: The command, as it is called behind `strata`.
    func closing(
        _ recipe: Recipe, isProven: Bool, isApplied: Bool, of command: String
    ) -> String {
        if !isProven {
            return recipe.proof?.holds == false
                ? "The proof failed. Nothing was changed."
                : "It could not be proved as asked. Nothing was changed."
        }
        if isApplied {
            return [
                "Done.", recipe.changes.generator.map { "Now run: \($0)." },
                "Undo with: strata \(command) --undo",
            ].compactMap(\.self).joined(separator: " ")
        }
        if !apply { return "Nothing was changed. Add --apply to write this change." }
        return ConfirmArguments.canAsk
            ? "Nothing was changed."
            : "Nothing was changed, as nobody can be asked here. Add --yes to write it."
    }

    /// Takes back what was written last.
    func takeBack(in root: String, _ services: Services, asJSON: Bool) async throws {
        if let cutOff = try await services.writer.recover(in: root) {
            let undone = UndoReport(ChangeSet(cutOff.title).reversed, undone: cutOff.title)
            return print(
                asJSON ? try jsonText(of: undone) : cutOff.description.visible + "\n",
                terminator: "")
        }
        guard let last = try await services.writer.lastApplied(in: root) else {
            throw ChangeError.nothingToUndo
        }
        let changes = try await services.writer.undo(last, in: root)
        if asJSON {
            return print(
                try jsonText(of: UndoReport(changes, undone: last.title)), terminator: "")
        }
        print("Undid “\(last.title.visible)”: \(changes.changes.count.counted("file")).")
    }
}

extension ChangeSet {
    /// What makes the project of what was changed; nil if nothing does.
    var generator: String? {
        for change in changes {
            switch change.path.name {
            case "project.yml", "project.yaml": return "xcodegen generate"
            case _ where change.isOfTuist: return "tuist generate"
            default: continue
            }
        }
        return nil
    }
}

extension FileChange {
    /// Whether the file describes a project of Tuist's, or helps to.
    fileprivate var isOfTuist: Bool {
        path.fileExtension == "swift"
            && (after ?? before)?.contains("import ProjectDescription") == true
    }
}

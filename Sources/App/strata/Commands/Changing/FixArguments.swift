import Architecture
import ArgumentParser
import Reports

/// Whether manifests are made to declare what files import.
struct FixArguments: ParsableArguments {
    @Flag(help: "Make manifests declare what files import, and nothing that none of them does.")
    var fix = false

    @Flag(help: "With --fix: also declare what is reached only through other targets.")
    var transitive = false

    @Flag(help: "With --fix: take nothing away.")
    var keepUnused = false

    @OptionGroup var confirm: ConfirmArguments

    func validate() throws {
        guard fix || !(transitive || keepUnused || confirm.yes || confirm.allowDirty) else {
            throw ValidationError("Add --fix: the other options say how to fix.")
        }
    }

    /// Shows what would change, and changes it where a person agrees.
    ///
    /// - Throws: The exit status: 0 shown, made or nothing to change, 1 nothing of what is wrong can
    ///   be edited, 2 not all could be looked at.
    func run(
        on analysis: Analysis, services: Services, format: OutputFormat
    ) async throws {
        let plan = FixManifests(files: services.changes, edit: services.manifests)
        let fixes = try plan(analysis, kinds: kinds)
        if format == .text {
            print(FixText(fixes, paint: .forStandardOutput).text, terminator: "")
        }
        let outcome =
            fixes.changes.isEmpty
            ? nil
            : try await confirm.apply(
                fixes.changes, in: analysis.codebase.root, with: services.applyChanges,
                asks: format == .text)
        if format == .json {
            let report = FixReport(
                fixes, isApplied: outcome == .applied, incomplete: analysis.incomplete)
            print(try jsonText(of: report), terminator: "")
        } else {
            print(closing(outcome, isLeftToDo: !fixes.skipped.isEmpty))
        }
        guard analysis.incomplete.isEmpty else {
            StandardError.write(Self.unread(analysis.incomplete))
            throw ExitStatus.couldNotCheck
        }
        throw outcome == nil && !fixes.skipped.isEmpty ? ExitStatus.violations : ExitStatus.clean
    }

    private static func unread(_ items: [IncompleteItem]) -> String {
        "\(items.count.counted("thing")) could not be read, so that something may be missing. "
            + "strata check lists them."
    }

    private var kinds: Set<ViolationKind> {
        var kinds: Set<ViolationKind> = [.undeclared]
        if transitive { kinds.insert(.transitive) }
        if !keepUnused { kinds.insert(.unused) }
        return kinds
    }

    private func closing(_ outcome: ConfirmArguments.Outcome?, isLeftToDo: Bool) -> String {
        switch outcome {
        case .applied: "Done. Build it, and run: strata check"
        case .shown: "Nothing was changed. To make these changes, add --yes."
        case nil:
            isLeftToDo
                ? "Nothing of that can be edited here. Do it by hand, and run: strata check"
                : "There is nothing to change."
        }
    }
}

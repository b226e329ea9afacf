import Architecture
import ArgumentParser
import Codebase
import Editing
import Reports

/// Whether manifests are made to declare what files import.
struct FixArguments: ParsableArguments {
    @Flag(help: "Edit manifests to declare what files import, and remove unused dependencies.")
    var fix = false

    @Flag(help: "With --fix: also declare transitive dependencies.")
    var transitive = false

    @Flag(help: "With --fix: keep unused dependencies.")
    var keepUnused = false

    @Option(
        help: "With --fix: only end violations of this kind: undeclared, transitive or unused.")
    var only: FixedKind?

    @OptionGroup var confirm: ConfirmArguments

    /// What an edit of manifests can end.
    enum FixedKind: String, CaseIterable, ExpressibleByArgument {
        case undeclared, transitive, unused

        var kind: ViolationKind {
            switch self {
            case .undeclared: .undeclared
            case .transitive: .transitive
            case .unused: .unused
            }
        }
    }

    func validate() throws {
        let isOther = transitive || keepUnused || only != nil || confirm.yes || confirm.allowDirty
        guard fix || !isOther else { throw ValidationError("These options need --fix.") }
        guard only == nil || !transitive && !keepUnused else {
            throw ValidationError(
                "--only names the one kind to end. Leave --transitive and --keep-unused out.")
        }
    }

    /// Shows what would change, and changes it where a person agrees.
    ///
    /// - Throws: The exit status: 0 shown, changed or nothing to change, 1 only changes by hand
    ///   remain, 2 something could not be read.
    func run(
        on analysis: Analysis, services: Services, format: OutputFormat
    ) async throws {
        let plan = FixManifests(files: services.changes, edit: services.manifests)
        let fixes = try plan.fixes(for: analysis, kinds: kinds)
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
            StandardError.write(ExitStatus.missing(analysis.incomplete))
            throw ExitStatus.couldNotCheck
        }
        throw outcome == nil && !fixes.skipped.isEmpty ? ExitStatus.violations : ExitStatus.clean
    }

    private var kinds: Set<ViolationKind> {
        if let only { return [only.kind] }
        var kinds: Set<ViolationKind> = [.undeclared]
        if transitive { kinds.insert(.transitive) }
        if !keepUnused { kinds.insert(.unused) }
        return kinds
    }

    private func closing(_ outcome: ConfirmArguments.Outcome?, isLeftToDo: Bool) -> String {
        switch outcome {
        case .applied: "Done. Build the codebase, then run: strata check"
        case .shown: "Nothing was changed. Add --yes to write these changes."
        case nil:
            isLeftToDo
                ? "Strata cannot edit these. Change them by hand, then run: strata check"
                : "Nothing to change."
        }
    }
}

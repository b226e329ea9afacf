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
    /// - Throws: The exit status: 0 all as it should be, 1 something is left to do, 2 not all could be
    ///   looked at.
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
            print(closing(outcome))
        }
        guard analysis.incomplete.isEmpty else { throw ExitStatus.couldNotCheck }
        throw outcome == .shown || !fixes.skipped.isEmpty
            ? ExitStatus.violations : ExitStatus.clean
    }

    private var kinds: Set<ViolationKind> {
        var kinds: Set<ViolationKind> = [.undeclared]
        if transitive { kinds.insert(.transitive) }
        if !keepUnused { kinds.insert(.unused) }
        return kinds
    }

    private func closing(_ outcome: ConfirmArguments.Outcome?) -> String {
        switch outcome {
        case .applied: "Done. Build it, and run: strata check"
        case .shown: "Nothing was changed. To make these changes, add --yes."
        case nil: "There is nothing to change."
        }
    }
}

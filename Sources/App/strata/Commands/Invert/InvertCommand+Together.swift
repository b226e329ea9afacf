import Architecture
import ArgumentParser
import Codebase
import Editing
import Inverting
import Reports

extension InvertCommand {
    /// Whether the names are patterns for several violations.
    var isAboutSeveral: Bool { names.count == 2 && names.contains { $0.contains("*") } }

    /// Shows one change that removes all violations between modules that are called as two patterns say.
    func invertTogether(_ violations: [Violation], in analysis: Analysis, _ services: Services)
        async throws
    {
        if recipe != nil || prove != nil || format == .json {
            throw ValidationError(
                "--recipe, --prove and --format json are about one violation. Name two modules.")
        }
        let (from, to) = (Glob(names[0]), Glob(names[1]))
        let found = violations.filter { violation in
            violation.edges.contains {
                from.matches($0.from.targetName) && to.matches($0.to.targetName)
            }
        }
        guard !found.isEmpty else {
            throw ValidationError(
                "There is no violation from \(names[0].visible) to \(names[1].visible) that a "
                    + "change of code removes. List them with: strata invert")
        }
        let joint = await services.invertTogether.inversion(of: found, in: analysis)
        if format == .patch {
            StandardOutput.write(verbatim: joint.changes.unifiedDiff)
        } else {
            print(JointInversionText(joint, paint: .forStandardOutput).text, terminator: "")
        }
        var isApplied = false
        if applying.apply, !joint.changes.isEmpty {
            isApplied = try await applying.apply(
                joint.changes, in: analysis.codebase.root, with: services.applyChanges,
                asks: format == .text)
        }
        if format == .text {
            print(
                isApplied
                    ? "Done. Undo with: strata invert --undo"
                    : applying.apply
                        ? "Nothing was changed."
                        : "Nothing was changed. Add --apply to write this change.")
        }
        throw joint.changes.isEmpty ? ExitStatus.violations : ExitStatus.clean
    }
}

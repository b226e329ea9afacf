import Architecture
import Codebase

/// Works out which edits of manifests make declared dependencies say what files import.
///
/// The edits for the violations of some kinds, in their order.
///
/// - Parameter kinds: Of `undeclared` and `transitive`, which become dependencies, and `unused`,
///   which are taken away.
package func planManifestFixes(
    _ analysis: Analysis, kinds: Set<ViolationKind>
) -> ManifestFixes {
    let wording = FixWording(analysis)
    var fixes = ManifestFixes()
    // What is reached through a dependency that is removed is declared in its place.
    let kinds = kinds.contains(.unused) ? kinds.union([.indirect]) : kinds
    for violation in analysis.violations where kinds.contains(violation.kind) {
        do {
            if let fix = try wording.fix(for: violation) { fixes.add(fix) }
        } catch {
            fixes.skipped.append(
                ManifestFixes.Skipped(
                    module: violation.from, message: violation.message, reason: error.reason))
        }
    }
    return fixes
}

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
        guard let to = violation.to, let module = wording.module(violation.from) else {
            continue
        }
        do {
            let fix =
                [.unused, .indirect].contains(violation.kind)
                ? try wording.removal(from: module, of: to)
                : try wording.addition(to: module, of: to)
            fixes.add(fix)
        } catch {
            fixes.skipped.append(
                ManifestFixes.Skipped(
                    module: module.id, message: violation.message, reason: error.reason))
        }
    }
    return fixes
}

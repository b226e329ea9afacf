import Architecture
import Codebase

/// Edits of manifests, and what is left to do by hand.
package struct ManifestFixes: Equatable, Sendable {
    /// One edit of one manifest.
    package struct Fix: Hashable, Sendable {
        /// The file that is edited; several fixes may be of one.
        package let manifest: RelativePath
        /// What changes in it.
        package let edit: ManifestEdit

        /// An edit of a manifest.
        package init(manifest: RelativePath, edit: ManifestEdit) {
            self.manifest = manifest
            self.edit = edit
        }
    }

    /// Something that is not edited.
    package struct Skipped: Hashable, Sendable {
        /// Who breaks the rule, and whose manifest stays as it is.
        package let module: ModuleID
        /// What is wrong.
        package let message: String
        /// Why it is left alone, and what to do.
        package let reason: String

        /// Something that is left to a person.
        package init(module: ModuleID, message: String, reason: String) {
            self.module = module
            self.message = message
            self.reason = reason
        }
    }

    /// The edits, in the order of the violations; none twice.
    package private(set) var fixes: [Fix] = []
    /// What is left to do by hand.
    package var skipped: [Skipped] = []
    /// What happens to the manifests; empty as long as nothing is written.
    package var changes = ChangeSet("")

    /// Nothing to do.
    package init() {}

    /// What the edits do, in a few words.
    package var title: String {
        let adds = fixes.contains { fix in
            if case .removeDependency = fix.edit { false } else { true }
        }
        return adds || fixes.isEmpty
            ? "Declare what is imported" : "Remove what no file imports"
    }

    mutating func add(_ fix: Fix) {
        if !fixes.contains(fix) { fixes.append(fix) }
    }
}

extension ManifestFixes {
    /// How many of some violations the edits end that were made.
    package func ended(of violations: [Violation], in analysis: Analysis) -> Int {
        let wording = FixWording(analysis)
        let made = Set(fixes)
        return violations.count { violation in
            guard let fix = try? wording.fix(for: violation) else { return false }
            return made.contains(fix)
        }
    }
}

extension ManifestFixes.Fix {
    /// The target whose dependencies change.
    var target: String? {
        switch edit {
        case .addDependency(_, let target), .removeDependency(_, let target): target
        case .addTarget, .addProduct, .addLocalPackage: nil
        }
    }

    /// Whether it takes a dependency away.
    var isRemoval: Bool {
        if case .removeDependency = edit { true } else { false }
    }
}

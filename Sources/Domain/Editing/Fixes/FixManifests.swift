import Architecture

/// Writes the edits that make manifests say what files import, and makes sure that nothing that was
/// declared before is undeclared after.
package struct FixManifests: Sendable {
    private let files: any ChangeStore
    private let edit: EditManifest

    /// The use case over the files and the editors of manifests.
    package init(files: any ChangeStore, edit: EditManifest) {
        self.files = files
        self.edit = edit
    }

    /// What would change in manifests; no file is touched.
    ///
    /// Where taking a dependency away would cut off what files reach only through it, that is declared
    /// instead; where that cannot be written, the dependency stays.
    ///
    /// - Parameter kinds: Of `undeclared`, `transitive` and `unused`.
    /// - Throws: ``ChangeError`` if a manifest cannot be read.
    package func fixes(
        for analysis: Analysis, kinds: Set<ViolationKind>
    ) throws(ChangeError) -> ManifestFixes {
        let plan = planManifestFixes(analysis, kinds: kinds)
        var needed: [ManifestFixes.Fix: String] = [:]
        var written = WrittenEdits()
        while true {
            var draft = FixDraft(of: analysis, files: files, edit: edit, written: written)
            defer { written = draft.written }
            draft.skipped = plan.skipped
            let wanted = plan.fixes.filter { needed[$0] == nil }
            try draft.removeTogether(wanted)
            for fix in plan.fixes {
                if let reason = needed[fix] {
                    draft.keep(fix, reason)
                } else {
                    try draft.make(fix, with: wanted)
                }
            }
            let cutOff = try draft.declareWhatIsCutOff().filter { needed[$0.key] == nil }
            if cutOff.isEmpty { return draft.fixes }
            needed.merge(cutOff) { first, _ in first }
        }
    }
}

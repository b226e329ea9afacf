import Codebase

/// Several linkers as one: the first that knows a project changes it.
package struct LocalPackageLinkers: LocalPackageLinker {
    private let linkers: [any LocalPackageLinker]

    /// One of several linkers.
    package init(_ linkers: [any LocalPackageLinker]) { self.linkers = linkers }

    package func knows(_ manifest: RelativePath) -> Bool {
        linkers.contains { $0.knows(manifest) }
    }

    package func linking(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> LinkedPackage {
        guard let linker = linkers.first(where: { $0.knows(draft.manifest) }) else {
            throw ManifestEditError(
                "Strata adds no packages to \(draft.manifest). Make the module by hand.")
        }
        return try linker.linking(draft, in: tree)
    }

    package func listing(
        _ files: [ListedFile], in manifest: RelativePath, _ tree: SourceTree
    ) throws(ManifestEditError) -> String {
        guard let linker = linkers.first(where: { $0.knows(manifest) }) else {
            throw ManifestEditError(
                "Strata adds no files to \(manifest). Make the module by hand.")
        }
        return try linker.listing(files, in: manifest, tree)
    }
}

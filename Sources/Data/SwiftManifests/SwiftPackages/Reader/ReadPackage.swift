import Codebase

/// One package of the codebase, read.
struct ReadPackage {
    /// The folder of the package.
    let folder: RelativePath
    /// The manifest that was used.
    let path: RelativePath
    let manifest: PackageManifest
    /// Why SwiftPM could not be asked although it may.
    var dumpFailure: String?
    /// The targets that the manifest declares on macOS only.
    var macOSOnly: [ManifestTarget] = []
    /// The identity: the folder's name, lower-case.
    let identity: String

    /// That the manifest declares more on another system, if it does.
    var note: IncompleteItem? {
        guard let first = macOSOnly.first else { return nil }
        let others = macOSOnly.count - 1
        let names = "“\(first.name)”" + (others > 0 ? " and \(others) more" : "")
        return IncompleteItem(
            path: path, line: first.line,
            reason: "The manifest declares \(macOSOnly.count == 1 ? "a target" : "targets") on "
                + "macOS only: "
                + "\(names). The manifest is read as on Linux, so their files are shown as "
                + "unclaimed.")
    }
}

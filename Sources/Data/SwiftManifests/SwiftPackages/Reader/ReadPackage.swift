import Codebase

/// One package of the codebase, read.
struct ReadPackage {
    /// The folder of the package.
    let folder: RelativePath
    /// The manifest that was used.
    let path: RelativePath
    /// What the manifest says on Linux, or on macOS for a package for Macs.
    private(set) var manifest: PackageManifest
    /// Why SwiftPM could not be asked although it may.
    var dumpFailure: String?
    /// The targets that the manifest declares on macOS only.
    private(set) var macOSOnly: [ManifestTarget] = []
    /// Whether the manifest is read as on macOS.
    private(set) var isReadAsOnMacOS = false
    /// The identity: the folder's name, lower-case.
    let identity: String

    /// That the manifest declares more on another system, if it does.
    var note: IncompleteItem? {
        guard let first = macOSOnly.first else { return nil }
        let others = macOSOnly.count - 1
        let names = "“\(first.name)”" + (others > 0 ? " and \(others) more" : "")
        let effect =
            isReadAsOnMacOS
            ? "As these are many of its targets, the manifest is read as on macOS."
            : "The manifest is read as on Linux, so their files are shown as unclaimed."
        return IncompleteItem(
            path: path, line: first.line,
            reason: "The manifest declares \(macOSOnly.count == 1 ? "a target" : "targets") on "
                + "macOS only: \(names). \(effect)")
    }

    /// Notes what the manifest declares on macOS only, and reads it as there where that is a fifth of all
    /// targets: such a package is for Macs, and on Linux much of it would be left out.
    mutating func compare(onMacOS other: PackageManifest) {
        let known = Set(manifest.targets.map(\.name))
        macOSOnly = other.targets.filter { !known.contains($0.name) }
        guard !macOSOnly.isEmpty, macOSOnly.count * 4 >= known.count,
            other.targets.count == known.count + macOSOnly.count,
            other.unknowns.count <= manifest.unknowns.count
        else { return }
        manifest = other
        isReadAsOnMacOS = true
    }
}

import Architecture

/// One package of the codebase, read.
struct ReadPackage {
    /// The folder of the package.
    let folder: RelativePath
    /// The manifest that was used.
    let path: RelativePath
    let manifest: PackageManifest
    /// Why SwiftPM could not be asked although it may.
    var dumpFailure: String?
    /// The identity: the folder's name, lower-case.
    let identity: String
}

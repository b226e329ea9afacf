import Codebase

/// One project of the codebase, read.
struct ReadProject: Sendable {
    /// The folder of the project.
    let folder: RelativePath
    /// Its `Project.swift`.
    let path: RelativePath
    /// The folder of the Tuist installation it belongs to.
    let root: RelativePath
    var manifest: ProjectManifest
    /// Why running the manifest gave nothing; nil if it was not run, or gave its project.
    var runFailure: String?
}

import Architecture

/// One project of the codebase, read.
struct ReadProject: Sendable {
    /// The folder of the project.
    let folder: RelativePath
    /// Its `Project.swift`.
    let path: RelativePath
    /// The folder of the Tuist installation it belongs to.
    let root: RelativePath
    let manifest: ProjectManifest
}

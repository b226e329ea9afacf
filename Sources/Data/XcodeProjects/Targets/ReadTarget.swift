import Architecture

/// A target of a project, before it is known what it depends on.
struct ReadTarget {
    let object: XcodeObject
    let name: String
    let id: ModuleID
    let kind: TargetKind
    let moduleName: String
    let settings: BuildSettings
    /// The name of the file that it makes, `Core.framework`; nil if it makes none.
    let productFile: String?
}

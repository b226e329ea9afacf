import Codebase

/// A target of a project, before it is known what it depends on.
struct ReadTarget {
    let object: XcodeObject
    let name: String
    let id: ModuleID
    let kind: TargetKind
    let moduleName: String
    let settings: SettingTable
    let platforms: Set<Platform>
    /// The name of the file that it makes, `Core.framework`; nil if it makes none.
    let productFile: String?
}

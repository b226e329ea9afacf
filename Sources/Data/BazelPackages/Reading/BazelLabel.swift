import Codebase

/// The name of a target: of one in the codebase, or of one elsewhere.
struct BazelLabel: Hashable, Sendable {
    /// The folder of the workspace, which `//` means.
    let workspace: RelativePath
    /// The package, from the root of the workspace.
    let package: String
    let name: String

    /// The folder of the package.
    var folder: RelativePath { workspace.appending(RelativePath(package)) }

    /// As it stands in build files; one of a nested workspace with the workspace's folder in front.
    var text: String { workspace.string + "//" + package + ":" + name }

    var id: ModuleID { ModuleID(rawValue: text) }

    /// The name that Swift code imports, where none is given.
    ///
    /// See `derive_swift_module_name` in rules_swift.
    var moduleName: String {
        let parts = [package, name].filter { !$0.isEmpty }
        let name = parts.joined(separator: "_")
        return ((name.first?.isNumber == true ? "_" : "") + name).asModuleName
    }
}

/// What a label's text can mean.
enum BazelReference: Hashable {
    case own(BazelLabel)
    case external(repository: String, name: String)
}

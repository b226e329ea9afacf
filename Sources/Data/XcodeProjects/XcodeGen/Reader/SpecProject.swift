import Codebase

/// One specification that a project is made from, with all it includes.
struct SpecProject {
    let file: RelativePath
    let spec: SpecNode
    /// Whether the file itself says what the project is called.
    let isNamed: Bool
    /// The files that it includes.
    let included: Set<RelativePath>
    let problems: [IncompleteItem]
    /// What is doubtful, and hides nothing.
    let notes: [IncompleteItem]

    /// The folder that it is read from, into which XcodeGen writes: its own, unless a script
    /// copies it elsewhere.
    let folder: RelativePath
    /// The folder that its paths are relative to.
    let root: RelativePath

    /// Whether it is read from another folder than its own.
    var isMoved: Bool { folder != file.parent }

    /// What it calls the project; the folder's name if it does not say.
    var name: String { spec["name"]?.text ?? folder.name }

    /// The project that XcodeGen writes.
    var generated: RelativePath { folder.appending(RelativePath(name + ".xcodeproj")) }
}

import Codebase

/// Swift files side by side that no module claims, for one reason.
package struct UnclaimedGroup: Equatable, Sendable {
    /// Why no module claims them.
    package enum Reason: Hashable, Sendable {
        /// They belong to a template, a tutorial or a playground.
        case template
        /// They are what tests read.
        case testData
        /// What describes the modules here, at this path, could not be read whole.
        case unread(RelativePath)
        /// What describes the modules here, at this path, names none that has them.
        case unlisted(RelativePath)
        /// They stand in the folder of a target of this name that leaves them out, as the manifest at
        /// this path says.
        case leftOut(RelativePath, target: String)
        /// What describes the modules here, at this path, has a target for them on another system.
        case otherSystem(RelativePath)
        /// Tuist writes them when it generates the project at this path.
        case derived(RelativePath)
        /// What may describe modules here is left out because git is told to ignore it.
        case ignored(IgnoredProject)
        /// Nothing describes modules here.
        case undescribed
    }

    /// The folder that holds all of them.
    package let folder: RelativePath
    /// The files, in path order; at least one.
    package let files: [RelativePath]
    /// Whether no module claims anything else in the folder.
    package let isWholeFolder: Bool
    /// Why no module claims them.
    package let reason: Reason

    /// The folder, or the file if there is but one beside others that are claimed.
    package var path: RelativePath { files.count == 1 && !isWholeFolder ? files[0] : folder }

    /// What happened and what to do next, in two sentences.
    package var sentence: String {
        switch reason {
        case .template:
            "Playgrounds, tutorials and templates are not part of any module. Nothing to do."
        case .testData:
            "This is test data; no module compiles it. Nothing to do."
        case .unread(let description):
            "\(description) was read only in part; these files may belong to one of its "
                + "targets. Solve the problems of \(description) first."
        case .unlisted(let description):
            "Not part of any target in \(description). Add the files to a target, or delete "
                + "them if nothing needs them."
        case .leftOut(let description, let target):
            "\(description) leaves these files out of target \(target), although they are in its "
                + "folder. Add them to a target, or leave them as they are."
        case .otherSystem(let description):
            "\(description) has a target for these files on macOS only, and is read as on Linux. "
                + "Check their imports on a Mac."
        case .derived(let description):
            "Tuist writes these files when it generates the project of \(description), and adds them to "
                + "its targets. Nothing to do."
        case .ignored(let project):
            "\(project.path) may describe these files, but \(project.line) ignores it, so it was not "
                + "read. Add it to git, or remove that line."
        case .undescribed:
            "Not described by any package or project. Add a description, or open this folder "
                + "alone to see its subfolders as modules."
        }
    }
}

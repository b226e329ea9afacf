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
            "Templates, tutorials and playgrounds are compiled with no module. Leave it as it is."
        case .testData:
            "This is test data, which tests read and no module compiles. Leave it as it is."
        case .unread(let description):
            "\(description) could not be read whole, so a module of it may have this. "
                + "Deal with what is said of \(description) first."
        case .unlisted(let description):
            "No module of \(description) has it. "
                + "Add it to a target, or delete it if nothing needs it."
        case .undescribed:
            "No package and no project describes it. "
                + "Describe it in one, or open the folder by itself to see its folders as modules."
        }
    }
}

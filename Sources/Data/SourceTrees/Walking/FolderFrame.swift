import Architecture

/// A folder that is being listed.
struct FolderFrame {
    /// The path from the codebase's root.
    let path: RelativePath
    /// The same as the system knows it, absolute and without links.
    let absolute: [UInt8]
    /// The path from the repository's root, with a `/` behind it unless it is empty.
    let inRepository: [UInt8]
    let context: IgnoreContext
    let rules: IgnoreRules
    /// Whether the folder is ignored, so that only what git tracks nevertheless belongs to it.
    let onlyTracked: Bool
    /// What is left to look at.
    var entries: ArraySlice<FileSystem.Entry>

    /// What becomes of something in the folder.
    enum Decision {
        case leftOut, taken
        /// A folder of which only what git tracks is taken.
        case takenIfTracked
    }

    /// Whether a file, a link or a folder of the name belongs to the codebase.
    ///
    /// What git tracks always does, except where it is plainly a copy of others' code.
    func decision(on name: [UInt8], isFolder: Bool, siblings: (String) -> Bool) -> Decision {
        let path = inRepository + name
        if isFolder, LeftOutFolders.isVendored(name, beside: siblings) { return .leftOut }
        let isDoubtful =
            onlyTracked || isFolder && LeftOutFolders.contains(name)
            || rules.verdict(on: path, isFolder: isFolder) == .ignored
        if !isDoubtful { return .taken }
        guard context.tracks(path, isFolder: isFolder) else { return .leftOut }
        return isFolder ? .takenIfTracked : .taken
    }
}

/// What changed below a folder that is watched.
package enum FolderChange: Hashable, Sendable {
    /// These files and folders, by their absolute paths.
    case paths(Set<String>)
    /// Something, somewhere.
    case anywhere
}

/// What changed below a folder that is watched.
package enum FolderChange: Hashable, Sendable {
    /// These files and folders, by their absolute paths.
    case paths(Set<String>)
    /// Something, somewhere.
    case anywhere

    /// Both changes together.
    func adding(_ other: FolderChange) -> FolderChange {
        guard case .paths(let known) = self, case .paths(let more) = other else {
            return .anywhere
        }
        return .paths(known.union(more))
    }
}

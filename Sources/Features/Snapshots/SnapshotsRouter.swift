import Codebase

/// Where the review of snapshots leads; the app decides how to get there.
package protocol SnapshotsRouter {
    /// Opens a file in the person's editor.
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
}

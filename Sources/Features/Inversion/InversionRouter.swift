import Architecture
import Codebase

/// Where the inversion of a violation leads; the app decides how to get there.
package protocol InversionRouter {
    func openModule(_ id: ModuleID)
    /// Opens a file in the person's editor.
    func editLine(_ file: RelativePath, line: Int?)
    /// Puts a patch on the clipboard; it is too long to be shown.
    func copyPatch(_ patch: String, of files: Int)
    func explain(_ kinds: [ViolationKind])
    /// Says that a change was made or undone.
    func noteChange(_ sentence: String)
    func openWorkspaces()
}

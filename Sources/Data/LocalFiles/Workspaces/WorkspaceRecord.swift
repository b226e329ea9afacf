import Codebase
import Foundation

/// A codebase as the file remembers it.
struct WorkspaceRecord: Codable, Equatable {
    let root: String
    /// Seconds since 1970.
    var openedAt: Int
    var trusted: Bool

    /// The codebase as the model has it.
    var workspace: Workspace {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
        return Workspace(
            root: root, openedAt: openedAt, trust: trusted ? .trusted : .untrusted,
            exists: isThere && isFolder.boolValue)
    }

    static func isMoreRecent(_ left: WorkspaceRecord, _ right: WorkspaceRecord) -> Bool {
        (right.openedAt, left.root) < (left.openedAt, right.root)
    }
}

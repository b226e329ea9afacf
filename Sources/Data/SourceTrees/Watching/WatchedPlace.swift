import Codebase
import OperatingSystem

/// Which folder stands at a path just now, and what git says of it.
struct WatchedPlace: Equatable {
    /// The path.
    let root: String
    /// The path without links in it.
    let folder: [UInt8]
    private let device: UInt64
    private let number: UInt64
    /// What git says of it; nil without git.
    private let git: GitState?

    /// What stands at an absolute path; another place when that is another folder, or none, or when
    /// git says something else of it.
    ///
    /// - Parameter known: What stood there before.
    init(_ root: String, after known: WatchedPlace? = nil) {
        self.root = root
        folder = SystemPath.resolved(Array(root.utf8)) ?? Array(root.utf8)
        let status = FileStatus(following: root)
        device = status?.device ?? 0
        number = status?.inode ?? 0
        git = Self.repository(of: folder).map { GitState(of: $0, after: known?.git) }
    }

    /// The path without links in it, as text.
    var path: String { String(decoding: folder, as: UTF8.self) }

    /// The repository whose working tree holds a folder.
    private static func repository(of folder: [UInt8]) -> RepositoryRoot? {
        var folder = folder[...]
        while true {
            if let found = RepositoryRoot(at: Array(folder)) { return found }
            guard let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder = folder[..<slash]
        }
    }
}

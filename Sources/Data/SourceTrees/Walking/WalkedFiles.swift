import Codebase
import OperatingSystem

/// What a walk asks about: a disk, or a repository at a revision that stands for its folder.
///
/// Paths are absolute, and bytes, since names need not be UTF-8.
protocol WalkedFiles: Sendable {
    /// What stands in a folder, ascending by bytes.
    func entries(of folder: [UInt8]) throws(SystemFailure) -> [DirectoryEntry]
    /// What a path leads to, links followed; nil if nothing is there.
    func kind(behind path: [UInt8]) -> FileKind?
    /// The path without links in it; nil if it leads nowhere.
    func resolved(_ path: [UInt8]) -> [UInt8]?
    /// The bytes of a file from its start; nil if it cannot be read, or is a link.
    func content(of path: [UInt8], upTo limit: Int) -> FileBytes?
    /// The repository whose working tree starts at a folder; nil if none does.
    func repository(at folder: [UInt8]) -> RepositoryRoot?
    /// Whether a folder is another repository of which only a commit is known.
    func isSubmodule(_ folder: [UInt8]) -> Bool
}

extension WalkedFiles {
    /// The repository that a folder belongs to; nil if it belongs to none.
    func repository(around folder: [UInt8]) -> RepositoryRoot? {
        var current = folder
        while true {
            if let found = repository(at: current) { return found }
            guard let slash = current.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            current.removeSubrange(slash...)
        }
    }
}

/// The disk as it is.
struct FolderDisk: WalkedFiles {
    func entries(of folder: [UInt8]) throws(SystemFailure) -> [DirectoryEntry] {
        try DirectoryEntry.all(in: folder)
    }

    func kind(behind path: [UInt8]) -> FileKind? { FileStatus(following: path)?.kind }

    func resolved(_ path: [UInt8]) -> [UInt8]? { SystemPath.resolved(path) }

    func content(of path: [UInt8], upTo limit: Int) -> FileBytes? {
        FileBytes.onDisk(path, upTo: limit, followsLink: false)
    }

    func repository(at folder: [UInt8]) -> RepositoryRoot? { RepositoryRoot(at: folder) }

    func isSubmodule(_ folder: [UInt8]) -> Bool { false }
}

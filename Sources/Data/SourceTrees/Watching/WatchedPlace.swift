import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which folder stands at a path just now, and what git says of it.
struct WatchedPlace: Hashable {
    /// The path.
    let root: String
    /// The path without links in it.
    let folder: [UInt8]
    private let device: UInt64
    private let number: UInt64
    /// Stamps of the files of git that say which branch it is and which files count; nil without git.
    private let git: [FileStamp?]?

    /// What stands at an absolute path; another place when that is another folder, or none, or when
    /// git says something else of it.
    init(_ root: String) {
        self.root = root
        folder = FileSystem.resolved(Array(root.utf8)) ?? Array(root.utf8)
        var status = stat()
        let isThere = stat(root, &status) == 0
        device = isThere ? UInt64(truncatingIfNeeded: status.st_dev) : 0
        number = isThere ? UInt64(truncatingIfNeeded: status.st_ino) : 0
        git = Self.repository(of: folder).map { repository in
            [
                repository.gitFolder + Array("/HEAD".utf8),
                repository.gitFolder + Array("/index".utf8),
                repository.commonFolder + Array("/info/exclude".utf8),
            ].map(Self.stamp)
        }
    }

    /// The stamp of a file; nil if none is there.
    private static func stamp(of path: [UInt8]) -> FileStamp? {
        var status = stat()
        return stat(FileSystem.terminated(path), &status) == 0 ? FileStamp(status) : nil
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

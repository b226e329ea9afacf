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
    private let identity: FileMark
    /// Marks of the files of git that say which branch it is and which files count; nil without git.
    private let git: [FileMark]?

    /// What stands at an absolute path; another place when that is another folder, or none, or when
    /// git says something else of it.
    init(_ root: String) {
        self.root = root
        folder = FileSystem.resolved(Array(root.utf8)) ?? Array(root.utf8)
        identity = FileMark(of: root, withChange: false)
        git = Self.repository(of: folder).map { repository in
            let files = [
                repository.gitFolder + Array("/HEAD".utf8),
                repository.gitFolder + Array("/index".utf8),
                repository.commonFolder + Array("/info/exclude".utf8),
            ]
            let entry = String(decoding: repository.folder, as: UTF8.self) + "/.git"
            return [FileMark(of: entry, withChange: false)]
                + files.map { FileMark(of: String(decoding: $0, as: UTF8.self)) }
        }
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

/// What tells a file from another one, and from itself after a change.
private struct FileMark: Hashable {
    private var device: UInt64 = 0
    private var number: UInt64 = 0
    private var seconds = 0
    private var nanoseconds = 0

    /// - Parameter withChange: Whether it is another one when the file has changed.
    init(of path: String, withChange: Bool = true) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        guard withChange else { return }
        #if canImport(Darwin)
            let changed = status.st_ctimespec
        #else
            let changed = status.st_ctim
        #endif
        seconds = Int(changed.tv_sec)
        nanoseconds = Int(changed.tv_nsec)
    }
}

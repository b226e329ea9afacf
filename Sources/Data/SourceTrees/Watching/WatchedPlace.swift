#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which folder stands at a path just now.
struct WatchedPlace: Hashable {
    /// The path.
    let root: String
    /// The path without links in it.
    let folder: [UInt8]
    private let device: UInt64
    private let number: UInt64

    /// What stands at an absolute path; another place when that is another folder, or none.
    init(_ root: String) {
        self.root = root
        var status = stat()
        let isThere = stat(root, &status) == 0
        folder = FileSystem.resolved(Array(root.utf8)) ?? Array(root.utf8)
        device = isThere ? UInt64(truncatingIfNeeded: status.st_dev) : 0
        number = isThere ? UInt64(truncatingIfNeeded: status.st_ino) : 0
    }

    /// The path without links in it, as text.
    var path: String { String(decoding: folder, as: UTF8.self) }
}

import OperatingSystem

/// What tells one version of a file from another.
struct FileStamp: Hashable, Sendable {
    let inode: UInt64
    let size: Int64
    /// When it was last written, in seconds and nanoseconds since 1970.
    let seconds: Int
    let nanoseconds: Int

    init(inode: UInt64, size: Int64, seconds: Int, nanoseconds: Int) {
        self.inode = inode
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// The version that is there now, links followed; `nil` if there is none.
    init?(_ path: String) {
        guard let status = FileStatus(following: path) else { return nil }
        self.init(
            inode: status.inode, size: Int64(status.size), seconds: status.modified.seconds,
            nanoseconds: status.modified.nanoseconds)
    }
}

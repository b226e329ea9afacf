#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

    /// The version that is there now, behind links; `nil` if there is none.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        self.init(
            inode: UInt64(info.st_ino), size: Int64(info.st_size), seconds: time.tv_sec,
            nanoseconds: time.tv_nsec)
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the file system says of a file without opening it; changes whenever its content does.
struct FileStamp: Equatable, Sendable {
    let size: Int64
    /// Nanoseconds since 1970.
    let modified: Int64
    /// When content, name or rights last changed: no program can set it back.
    let changed: Int64
    let inode: UInt64

    /// The stamp of a regular file; nil if there is none at the path.
    init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int64(status.st_size)
        #if canImport(Darwin)
            modified = Self.nanoseconds(status.st_mtimespec)
            changed = Self.nanoseconds(status.st_ctimespec)
        #else
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        #endif
        inode = UInt64(status.st_ino)
    }

    init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Whether the file was left alone long enough that a change cannot hide behind a clock that
    /// ticks too slowly (git calls the opposite *racy*).
    func isSettled(at time: Int64, margin: Int64) -> Bool {
        max(modified, changed) < time - margin
    }

    /// Nanoseconds since 1970.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands at a path.
package enum FileKind: Equatable, Sendable {
    case file, folder, link
    /// A device, a pipe or a socket.
    case other

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }

    /// The kind that the entry of a folder states; nil if the file system leaves it open.
    init?(entryType: UInt8) {
        switch Int32(entryType) {
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .folder
        case Int32(DT_LNK): self = .link
        case Int32(DT_UNKNOWN): return nil
        default: self = .other
        }
    }
}

/// A time that the file system keeps, since 1970.
package struct FileTime: Hashable, Comparable, Sendable {
    package let seconds: Int
    /// From 0 to 999,999,999.
    package let nanoseconds: Int

    init(_ time: timespec) {
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }

    package static func < (left: FileTime, right: FileTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    /// Now, by the clock that files are dated with.
    package static var now: FileTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(time)
    }

    /// The whole time in nanoseconds; the first or last that 64 bits hold where it is beyond, as after
    /// 2262.
    package var totalNanoseconds: Int64 {
        let product = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let sum = product.partialValue.addingReportingOverflow(Int64(nanoseconds))
        if product.overflow || sum.overflow { return seconds < 0 ? .min : .max }
        return sum.partialValue
    }
}

/// What the system says of what stands at a path, or of an open file.
package struct FileStatus: Sendable {
    private let status: stat

    /// Asks about what stands at a path itself; nil, with `errno` set, if that is nothing.
    package init?(of path: [UInt8]) {
        var status = stat()
        guard lstat(SystemPath.terminated(path), &status) == 0 else { return nil }
        self.status = status
    }

    /// Asks about what stands at a path itself; nil, with `errno` set, if that is nothing.
    package init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.status = status
    }

    /// Asks about what a path leads to, links followed; nil, with `errno` set, if that is nothing.
    package init?(following path: [UInt8]) {
        var status = stat()
        guard stat(SystemPath.terminated(path), &status) == 0 else { return nil }
        self.status = status
    }

    /// Asks about what a path leads to, links followed; nil, with `errno` set, if that is nothing.
    package init?(following path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.status = status
    }

    /// Asks about an open file; nil, with `errno` set, if the descriptor is none.
    package init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    package var kind: FileKind { FileKind(mode: status.st_mode) }

    /// In bytes.
    package var size: Int { Int(status.st_size) }

    /// The number that the disk gives it.
    package var inode: UInt64 { UInt64(status.st_ino) }

    /// The number of the disk.
    package var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }

    /// The permissions with the bits for other owners while it runs, as `chmod` takes them.
    package var permissions: mode_t { status.st_mode & 0o7777 }

    /// Whether its owner may execute it.
    package var isExecutable: Bool { status.st_mode & S_IXUSR != 0 }

    package var owner: uid_t { status.st_uid }

    package var group: gid_t { status.st_gid }

    /// When its content was last changed.
    package var modified: FileTime {
        #if canImport(Darwin)
            FileTime(status.st_mtimespec)
        #else
            FileTime(status.st_mtim)
        #endif
    }

    /// When its content, its name or its permissions were last changed.
    package var changed: FileTime {
        #if canImport(Darwin)
            FileTime(status.st_ctimespec)
        #else
            FileTime(status.st_ctim)
        #endif
    }
}

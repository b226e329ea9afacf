import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files of a working tree as the disk has them; links are never followed.
struct GitDisk {
    /// A file that is larger is not read: it counts as different.
    private static let mostBytes = 64 << 20

    private let top: [UInt8]
    /// When the index was written, in seconds and nanoseconds: a file that was written then or later
    /// may have changed since git looked.
    private let looked: [UInt32]

    /// - Parameters:
    ///   - top: The absolute path of the working tree.
    ///   - indexFile: The absolute path of the file with the index.
    init(top: String, indexFile: String) {
        self.top = Array(top.utf8)
        let index = Self.status(of: Array(indexFile.utf8))
        looked = index.map { GitIndexEntry.FileStatus($0).modified } ?? [0, 0]
    }

    /// Whether anything is at a path.
    func isThere(_ path: [UInt8]) -> Bool { status(at: path) != nil }

    /// Whether a file is as it was when git put it into the index.
    func isAsSeen(_ staged: GitIndexEntry, _ countsExecution: Bool) -> Bool {
        guard let status = status(at: staged.path),
            Self.mode(of: status).isSame(as: staged.entry.mode, countsExecution)
        else { return false }
        let seen = GitIndexEntry.FileStatus(status)
        return seen == staged.status && seen.modified.lexicographicallyPrecedes(looked)
    }

    /// Whether a path holds exactly what an entry names.
    func holds(
        _ entry: GitEntry, at path: [UInt8], _ countsExecution: Bool, _ objects: GitObjects
    ) -> Bool {
        guard let status = status(at: path),
            Self.mode(of: status).isSame(as: entry.mode, countsExecution),
            let bytes = entry.isLink ? linkTarget(at: path) : content(at: path),
            // What a repository that was cloned in part does not hold cannot be compared.
            let blob = try? objects.bytes(of: entry.object, upTo: bytes.count + 1)
        else { return false }
        return blob.bytes == bytes && !blob.isCut
    }

    // MARK: Reading

    private func absolute(_ path: some Sequence<UInt8>) -> [UInt8] { top + [0x2F] + path }

    /// What the system says of a path itself; nil if nothing is there, or a link leads there.
    private func status(at path: [UInt8]) -> stat? {
        for end in path.indices where path[end] == 0x2F {
            guard let folder = Self.status(of: absolute(path[..<end])),
                folder.st_mode & S_IFMT == S_IFDIR
            else { return nil }
        }
        return Self.status(of: absolute(path))
    }

    private static func status(of path: [UInt8]) -> stat? {
        var status = stat()
        return lstat(terminated(path), &status) == 0 ? status : nil
    }

    private static func terminated(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }

    private func linkTarget(at path: [UInt8]) -> [UInt8]? {
        var target = [CChar](repeating: 0, count: 4_096)
        let count = readlink(Self.terminated(absolute(path)), &target, target.count)
        return count < 0 ? nil : target[..<count].map { UInt8(bitPattern: $0) }
    }

    private func content(at path: [UInt8]) -> [UInt8]? {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        let file = open(Self.terminated(absolute(path)), flags)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= Self.mostBytes
        else { return nil }
        let room = Int(status.st_size) + 1
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = 0
            while count < room {
                let got = GitProcess.read(
                    file,
                    into: UnsafeMutableRawBufferPointer(
                        rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
                if got <= 0 { break }
                count += got
            }
        }
        return bytes.count < room ? bytes : nil
    }

    /// The mode that git would write for a file.
    private static func mode(of status: stat) -> String {
        switch status.st_mode & S_IFMT {
        case S_IFLNK: GitEntry.link
        case S_IFREG: status.st_mode & S_IXUSR == 0 ? "100644" : GitEntry.executable
        default: ""
        }
    }
}

extension String {
    /// Whether a mode stands for the same kind of file.
    fileprivate func isSame(as other: String, _ countsExecution: Bool) -> Bool {
        self == other || !countsExecution && prefix(2) == "10" && other.prefix(2) == "10"
    }
}

extension GitIndexEntry.FileStatus {
    init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            modified: Self.halves(modified), changed: Self.halves(changed),
            inode: UInt32(truncatingIfNeeded: status.st_ino),
            size: UInt32(truncatingIfNeeded: status.st_size))
    }

    private static func halves(_ time: timespec) -> [UInt32] {
        [UInt32(truncatingIfNeeded: time.tv_sec), UInt32(truncatingIfNeeded: time.tv_nsec)]
    }
}

import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands in the files of a folder, read when it is asked for.
///
/// A file is opened once, without following a link; where the system says that there is one, it is
/// followed first, if it stays in the folder. What was opened says itself where it is, so that nothing
/// that is moved or linked meanwhile leads elsewhere.
package struct FolderContents: SourceContents {
    private let root: String
    private let place: FolderPlace

    /// - Parameter root: The absolute path of the folder.
    package init(_ root: String) {
        self.root = root
        place = FolderPlace(root)
    }

    package var folder: String? { root }

    package func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        try Self.read(absolute(file), in: place, orElse: .linkedElsewhere, upTo: limit)
    }

    package func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        try Self.read(path, in: place.repository, orElse: .elsewhere, upTo: limit)
    }

    private static func read(
        _ path: String, in place: FolderPlace, orElse refusal: ContentError, upTo limit: Int
    ) throws(ContentError) -> FileBytes {
        let file = try place.open(path, orElse: refusal)
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let found = try Self.bytes(of: file, size: Int(status.st_size), upTo: limit)
        if found.isPointer { throw .pointer }
        return found
    }

    package func kind(of path: RelativePath) -> ContentKind? {
        guard let status = status(of: path) else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    package func stamp(of file: RelativePath) -> ContentStamp? {
        guard let status = status(of: file), status.st_mode & S_IFMT == S_IFREG else { return nil }
        return .file(FileStamp(status))
    }

    /// What the system says of a path; of a link that leads elsewhere, that it is one.
    private func status(of path: RelativePath) -> stat? {
        var status = stat()
        let path = absolute(path)
        guard lstat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFLNK else { return status }
        guard let target = FileSystem.resolved(Array(path.utf8)) else { return nil }
        if place.holds(target) { return stat(path, &status) == 0 ? status : nil }
        return status
    }

    private func absolute(_ path: RelativePath) -> String {
        path.isRoot ? root : root + "/" + path.string
    }

    /// A file may have grown since its size was asked for, so there is always room for one byte more.
    private static func bytes(
        of file: Int32, size: Int, upTo limit: Int
    ) throws(ContentError) -> FileBytes {
        var room = min(size, limit) + 1
        while true {
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                count = 0
                while count < room, let start = buffer.baseAddress {
                    let got = pread(file, start + count, room - count, off_t(count))
                    if got < 0, errno == EINTR { continue }
                    if got < 0 { code = errno }
                    if got <= 0 { break }
                    count += got
                }
            }
            if code != 0 { throw .system(code: code) }
            if bytes.count > limit { return FileBytes(Array(bytes.prefix(limit)), isCut: true) }
            if bytes.count < room { return FileBytes(bytes) }
            room = min(room * 2, limit + 1)
        }
    }
}

extension ContentError {
    /// What an error of the system says of a file.
    static func system(code: Int32) -> ContentError {
        switch code {
        case ENOENT, ENOTDIR: .gone
        case EISDIR: .notAFile
        default: .system(String(cString: strerror(code)))
        }
    }
}

extension FileStamp {
    /// The stamp in the system's form.
    init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            size: Int64(status.st_size), modified: Self.nanoseconds(modified),
            changed: Self.nanoseconds(changed), inode: UInt64(status.st_ino))
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the walk asks of the system; paths are bytes, since names need not be UTF-8.
enum FileSystem {
    /// Why the system refused.
    struct Failure: Error {
        let code: Int32

        /// The system's word for it.
        var reason: String { String(cString: strerror(code)) }
        /// Whether there is nothing, perhaps since a moment only.
        var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
    }

    enum Kind {
        case file, folder, link, other
    }

    struct Entry {
        let name: [UInt8]
        let kind: Kind
    }

    /// What stands in a folder, ascending by bytes.
    static func entries(of folder: [UInt8]) throws(Failure) -> [Entry] {
        guard let stream = opendir(terminated(folder)) else { throw Failure(code: errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        errno = 0
        while let found = readdir(stream) {
            let name = name(of: found)
            if name != [0x2E], name != [0x2E, 0x2E] {
                let kind = Kind(found.pointee.d_type) ?? kind(at: folder + [0x2F] + name)
                entries.append(Entry(name: name, kind: kind))
            }
            errno = 0
        }
        let code = errno
        if code != 0 { throw Failure(code: code) }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// What a path itself is, links not followed.
    static func kind(at path: [UInt8]) -> Kind {
        var status = stat()
        guard lstat(terminated(path), &status) == 0 else { return .other }
        return Kind(mode: status.st_mode)
    }

    /// What a path leads to, links followed; nil if nothing is there.
    static func kind(behind path: [UInt8]) -> Kind? {
        var status = stat()
        guard stat(terminated(path), &status) == 0 else { return nil }
        return Kind(mode: status.st_mode)
    }

    /// The path without links in it; nil if it leads nowhere.
    static func resolved(_ path: [UInt8]) -> [UInt8]? {
        guard let text = realpath(terminated(path), nil) else { return nil }
        defer { free(text) }
        return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// The bytes of a file from its start; nil if it cannot be read.
    ///
    /// - Parameter followsLink: Whether the file may be a link.
    static func content(
        of path: [UInt8], upTo limit: Int = 16 << 20, followsLink: Bool = true
    ) -> FileBytes? {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
        let file = open(terminated(path), flags)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = min(Int(status.st_size), limit)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = 0
            while count < size, let start = buffer.baseAddress {
                let got = read(file, start + count, size - count)
                if got <= 0 { break }
                count += got
            }
        }
        return FileBytes(bytes, isCut: Int(status.st_size) > limit)
    }

    /// A path as the system takes it.
    static func terminated(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let start = UnsafeRawPointer(field)
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            return Array(UnsafeRawBufferPointer(start: start, count: length))
        }
    }
}

extension FileSystem.Kind {
    /// The kind that a folder's entry states; nil if the file system leaves it open.
    init?(_ type: UInt8) {
        switch Int32(type) {
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .folder
        case Int32(DT_LNK): self = .link
        case Int32(DT_UNKNOWN): return nil
        default: self = .other
        }
    }

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

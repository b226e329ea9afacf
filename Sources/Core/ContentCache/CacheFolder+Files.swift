#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CacheFolder {
    /// The bytes of a file of the person's own.
    ///
    /// - Parameters:
    ///   - start: The first of them.
    ///   - limit: The most of them.
    /// - Returns: nil if the file is another's, is larger than believed, or cannot be read.
    package func read(_ file: String, from start: Int = 0, upTo limit: Int) -> [UInt8]? {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid(), Int(status.st_size) <= Self.mostBytes
        else { return nil }
        let size = min(max(Int(status.st_size) - start, 0), limit)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
            count = 0
            while count < size, let base = room.baseAddress {
                let got = pread(descriptor, base + count, size - count, off_t(start + count))
                if got < 0, errno == EINTR { continue }
                if got <= 0 { break }
                count += got
            }
        }
        return bytes.count == size ? bytes : nil
    }

    /// Replaces a file, all at once.
    ///
    /// - Parameter isSynced: Whether the bytes have to be on the disk before they take its place.
    /// - Returns: Why the file is as it was, in the system's words; nil if it is replaced.
    @discardableResult
    package func save(_ bytes: [UInt8], to file: String, isSynced: Bool = false) -> String? {
        makeFolders()
        let draft = draft(of: file)
        if write(bytes, to: draft, isSynced: isSynced), rename(draft, file) == 0 { return nil }
        let reason = String(cString: strerror(errno))
        unlink(draft)
        return reason
    }

    func draft(of file: String) -> String {
        "\(file).\(getpid()).\(UInt32.random(in: 0 ... .max)).new"
    }

    func write(_ bytes: [UInt8], to file: String, isSynced: Bool = false) -> Bool {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let isWritten = bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = Self.writeSome(descriptor, piece)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        return isWritten && (!isSynced || fsync(descriptor) == 0)
    }

    /// Notes that a file was needed.
    package func touch(_ file: String) { utimes(file, nil) }

    /// Removes a file, if it is there.
    package func remove(_ file: String) { unlink(file) }

    /// The path of a file that is not there yet.
    ///
    /// - Parameter ending: What its name ends with.
    package func newFile(_ ending: String) -> String {
        "\(path)/\(String(UInt64(Self.now()), radix: 36))-\(UInt32.random(in: 0 ... .max))\(ending)"
    }

    /// The path of the file for a key.
    ///
    /// - Parameter ending: What its name ends with.
    package func file(for key: ContentKey, _ ending: String) -> String {
        "\(path)/\(String(key.high, radix: 36))\(ending)"
    }

    func makeFolders() {
        var folder = ""
        for name in path.split(separator: "/") {
            folder += "/" + name
            mkdir(folder, 0o700)
        }
    }

    private static func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(file, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(file, bytes.baseAddress, bytes.count)
        #endif
    }
}

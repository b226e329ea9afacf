import OperatingSystem

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
        guard let opened = try? OpenFile(file), let status = opened.plainStatus,
            status.owner == geteuid(), status.size <= Self.mostBytes
        else { return nil }
        let size = min(max(status.size - start, 0), limit)
        let bytes = try? opened.bytes(from: start, upTo: size)
        return bytes?.count == size ? bytes : nil
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
        let reason = SystemFailure.last.description
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
        do {
            try SystemCall.write(bytes, to: descriptor)
        } catch {
            return false
        }
        return !isSynced || fsync(descriptor) == 0
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
}

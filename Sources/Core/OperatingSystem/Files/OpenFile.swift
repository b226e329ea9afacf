#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is open for reading, and closed with this value.
///
/// It is asked and read through its descriptor alone, so that nothing that takes its place meanwhile
/// is mistaken for it. Pipes and devices are opened without waiting for who writes to them.
package struct OpenFile: ~Copyable, Sendable {
    /// The number that the system knows it by.
    package let descriptor: Int32

    /// Opens a file.
    ///
    /// - Parameter followsLink: Whether the last name of the path may be a symbolic link.
    /// - Throws: ``SystemFailure`` if the system refuses.
    package init(_ path: [UInt8], followsLink: Bool = false) throws(SystemFailure) {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
        let descriptor = open(SystemPath.terminated(path), flags)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    /// Opens a file.
    ///
    /// - Parameter followsLink: Whether the last name of the path may be a symbolic link.
    /// - Throws: ``SystemFailure`` if the system refuses.
    package init(_ path: String, followsLink: Bool = false) throws(SystemFailure) {
        try self.init(Array(path.utf8), followsLink: followsLink)
    }

    deinit { close(descriptor) }

    /// What the system says of it.
    package var status: FileStatus? { FileStatus(of: descriptor) }

    /// Where the system says that it is, without links in the path; nil where it does not tell.
    package var path: [UInt8]? {
        #if canImport(Darwin)
            var room = [CChar](repeating: 0, count: Int(MAXPATHLEN))
            guard fcntl(descriptor, F_GETPATH, &room) == 0 else { return nil }
            return room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        #else
            return SystemPath.target(ofLink: Array("/proc/self/fd/\(descriptor)".utf8))
        #endif
    }

    /// Its status if it is a plain file: no folder, device or pipe.
    package var plainStatus: FileStatus? { status.flatMap { $0.kind == .file ? $0 : nil } }

    /// The bytes from a place on; fewer than asked for where the file ends.
    ///
    /// - Parameters:
    ///   - start: The first of them, from 0.
    ///   - limit: The most of them.
    /// - Throws: ``SystemFailure`` if the system refuses.
    package func bytes(from start: Int = 0, upTo limit: Int) throws(SystemFailure) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
            count = 0
            while count < limit, let base = room.baseAddress {
                let got = pread(descriptor, base + count, limit - count, off_t(start + count))
                if got < 0, errno == EINTR { continue }
                if got < 0 { code = errno }
                if got <= 0 { break }
                count += got
            }
        }
        if code != 0 { throw SystemFailure(code: code) }
        return bytes
    }

    /// The bytes of a plain file; nil if it is none, or cannot be read.
    ///
    /// - Parameters:
    ///   - followsLink: Whether the last name of the path may be a symbolic link.
    ///   - limit: The most bytes; a file that is larger is cut.
    package static func content(
        of path: [UInt8], followsLink: Bool = true, upTo limit: Int = 16 << 20
    ) -> [UInt8]? {
        guard let file = try? OpenFile(path, followsLink: followsLink),
            let status = file.plainStatus
        else { return nil }
        return try? file.bytes(upTo: min(status.size, limit))
    }

    /// The text of a plain file; nil if it is none, or cannot be read. What is no UTF-8 is replaced.
    ///
    /// - Parameter limit: The most bytes; a file that is larger is cut.
    package static func text(of path: String, upTo limit: Int = 512 << 20) -> String? {
        content(of: Array(path.utf8), upTo: limit).map { String(decoding: $0, as: UTF8.self) }
    }
}

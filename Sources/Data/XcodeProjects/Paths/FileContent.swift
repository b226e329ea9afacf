#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads whole files.
enum FileContent {
    /// Why a file gave nothing.
    struct Failure: Error {
        /// The system's word for it.
        let reason: String
        /// Whether nothing is there.
        let isAbsence: Bool

        init(code: Int32) {
            reason = String(cString: strerror(code))
            isAbsence = code == ENOENT || code == ENOTDIR
        }
    }

    /// The bytes of a file.
    ///
    /// - Parameter path: An absolute path.
    static func bytes(at path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Failure(code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EISDIR) }
        let size = Int(status.st_size)
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = 0
            while count < size, let start = buffer.baseAddress {
                let got = read(file, start + count, size - count)
                if got < 0 { code = errno }
                if got <= 0 { break }
                count += got
            }
        }
        if code != 0 { throw Failure(code: code) }
        return bytes
    }

    /// The lines of a text file that say something, without comments and space around them.
    ///
    /// - Parameter path: An absolute path.
    static func lines(at path: String) throws(Failure) -> [String] {
        try bytes(at: path).split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
            let text = line.drop { $0 <= 0x20 }
            let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
            if text.isEmpty || text.first == UInt8(ascii: "#") { return nil }
            return String(decoding: text[..<end], as: UTF8.self)
        }
    }

    /// Whether anything is at an absolute path.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file could not be read.
struct FileFailure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What the operating system says of the call that failed last.
    static var ofSystem: FileFailure { FileFailure(String(cString: strerror(errno))) }
}

/// The bytes of one file.
struct FileContent {
    let bytes: [UInt8]
    /// Whether there is more than the limit.
    let isCut: Bool

    /// Reads a file from its start; what is no regular file is refused.
    init(of path: String, limit: Int) throws(FileFailure) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .ofSystem }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .ofSystem }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure("it is not a file") }
        let size = min(Int(status.st_size), limit)
        var failure: FileFailure?
        bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let room = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<size])
                let got = read(file, room.baseAddress, room.count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .ofSystem }
                guard got > 0 else { return }
                count += got
            }
        }
        if let failure { throw failure }
        isCut = Int(status.st_size) > limit
    }

    /// The number of lines; a line break at the very end starts no further line.
    var lineCount: Int {
        let breaks = bytes.count { $0 == UInt8(ascii: "\n") }
        return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? breaks : breaks + 1
    }
}

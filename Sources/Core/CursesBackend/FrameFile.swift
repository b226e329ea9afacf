import CNcurses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file without a name into which ncurses writes, so that a frame reaches the terminal in one
/// piece, and its bytes can be counted.
@MainActor final class FrameFile {
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = cn_anonymous_file()
        guard descriptor >= 0, let stream = fdopen(descriptor, "w+") else { throw .refused(errno) }
        self.stream = stream
    }

    /// What was written since the last time.
    func take() -> [UInt8] {
        let end = Int(lseek(descriptor, 0, SEEK_CUR))
        guard end > 0 else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: end) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, end, 0))
        }
        lseek(descriptor, 0, SEEK_SET)
        return bytes
    }
}

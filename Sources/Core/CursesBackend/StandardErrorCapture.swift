import CNcurses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps what is written to standard error off the screen, for example the words of a trap, and
/// hands it over once the terminal is given back.
struct StandardErrorCapture {
    /// Where standard error led before; -1 while nothing is captured.
    var original: Int32 = -1
    private var file: Int32 = -1

    mutating func begin() {
        guard original < 0, isatty(STDERR_FILENO) == 1 else { return }
        if file < 0 { file = cn_anonymous_file() }
        guard file >= 0 else { return }
        // Programs that are started meanwhile do not get the terminal by it.
        original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
        if original >= 0 { dup2(file, STDERR_FILENO) }
    }

    /// Uses nothing that a signal handler must not use.
    mutating func end() {
        guard original >= 0 else { return }
        dup2(original, STDERR_FILENO)
        close(original)
        original = -1
        copy()
    }

    /// What nobody reads is lost in the end, so that a terminal that stopped does not keep the
    /// program from ending.
    private func copy() {
        let capacity = 512
        let patience: Int32 = 500
        withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { buffer in
            var offset: off_t = 0
            while true {
                let count = pread(file, buffer.baseAddress, capacity, offset)
                guard count > 0 else { break }
                let bytes = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
                if cn_write_within(STDERR_FILENO, bytes, count, patience) == 0 { break }
                offset += off_t(count)
            }
        }
        _ = ftruncate(file, 0)
        lseek(file, 0, SEEK_SET)
    }
}

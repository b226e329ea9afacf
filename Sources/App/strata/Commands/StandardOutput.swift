#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// Where answers go.
enum StandardOutput {
    /// Sends what still waits to be written.
    ///
    /// - Returns: Why something of the answer was lost, in one sentence; nil if all of it arrived.
    static func loss() -> String? {
        errno = 0
        let isSent = fflush(stdout) == 0
        let reason = isSent ? nil : String(cString: strerror(errno))
        guard !isSent || ferror(stdout) != 0 else { return nil }
        return "Standard output cannot be written: \(reason ?? "something is missing from it")."
    }

    /// Gives each standard stream that is closed a file that takes and holds nothing.
    ///
    /// Without it the next file that is opened, one of a codebase's, would be standard output.
    static func holdPlaces() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            // The lowest number that is free is the stream's; what is written to it fails.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

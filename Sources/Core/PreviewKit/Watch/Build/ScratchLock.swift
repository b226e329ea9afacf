#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps SwiftPM out of a build folder while this program builds there, and the other way round.
///
/// It is SwiftPM's own lock: a file in the folder for temporary files, named after the build folder.
struct ScratchLock: Sendable {
    private let file: Int32

    /// Waits until nobody else builds in `scratch`.
    ///
    /// - Parameter waiting: Called once if somebody does.
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    init(scratch: String, waiting: @Sendable () async -> Void) async throws(CancellationError) {
        file = open(Self.path(of: scratch), O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        var hasTold = false
        while file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            if !hasTold { await waiting() }
            hasTold = true
            do {
                try await Task.sleep(for: .milliseconds(100))
            } catch {
                close(file)
                throw CancellationError()
            }
        }
    }

    /// Lets others build.
    func release() {
        if file >= 0 { close(file) }
    }

    static func path(of scratch: String) -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let name = String(scratch.map { $0 == "/" ? "_" : $0 }) + ".lock"
        return (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
}

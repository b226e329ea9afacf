import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that runs beside this one, in a process group of its own.
///
/// What it prints to either stream comes line by line. When the task that waits for it is cancelled,
/// the whole group ends.
struct ChildProcess: Sendable {
    let arguments: [String]
    let folder: String

    /// Runs it to its end.
    ///
    /// - Parameter line: Told each line it prints, without its end.
    /// - Returns: Whether it ended with 0.
    /// - Throws: ``GalleryError`` if it cannot be started.
    func run(_ line: @Sendable (String) async -> Void) async throws(GalleryError) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .notRun(arguments[0], reason: Self.reason(errno)) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let output = ends[1]
        let spawned = spawn { $0.connect(output: output) }
        close(ends[1])
        guard case .success(let child) = spawned else {
            close(ends[0])
            if case .failure(let error) = spawned { throw error }
            return false
        }
        let status = await withTaskCancellationHandler {
            var text = LineBuffer()
            for await bytes in Self.bytes(from: ends[0]) {
                for each in text.take(bytes) { await line(each) }
            }
            if let rest = text.rest { await line(rest) }
            return await Self.status(of: child)
        } onCancel: {
            kill(-child, SIGTERM)
        }
        return status == 0
    }

    /// Runs it to its end with the terminal and in the group of this program.
    ///
    /// - Returns: Whether it ended with 0.
    /// - Throws: ``GalleryError`` if it cannot be started.
    func runInForeground() async throws(GalleryError) -> Bool {
        try await Self.status(of: spawn { $0.share() }.get()) == 0
    }

    private func spawn(
        _ connect: (inout SpawnActions) -> Void
    ) -> Result<pid_t, GalleryError> {
        var actions = SpawnActions()
        defer { actions.end() }
        connect(&actions)
        var child: pid_t = 0
        var words = shell.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        let code = posix_spawn(
            &child, shell[0], &actions.files, &actions.attributes, &words, environ)
        return code == 0
            ? .success(child) : .failure(.notRun(arguments[0], reason: Self.reason(code)))
    }

    /// Not every system can start a program in another folder; a shell can.
    private var shell: [String] {
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// What is written into a pipe until nobody can write there any more.
    private static func bytes(from file: Int32) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            let queue = DispatchQueue(label: "strata.child.output")
            queue.async {
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while true {
                    let count = read(file, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { break }
                    continuation.yield(Array(buffer.prefix(count)))
                }
                close(file)
                continuation.finish()
            }
        }
    }

    private static func status(of child: pid_t) async -> Int32 {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "strata.child.end").async {
                var status: Int32 = 0
                while waitpid(child, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status)
            }
        }
    }
}

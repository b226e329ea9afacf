import Dispatch
import OperatingSystem

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
        guard pipe(&ends) == 0 else { throw notRun(.last) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child: SpawnedProcess
        do {
            let output = SpawnedProcess.Stream.descriptor(ends[1])
            defer { close(ends[1]) }
            child = try start(
                SpawnedProcess.Streams(input: .nothing, output: output, errors: output), in: .own)
        } catch {
            close(ends[0])
            throw error
        }
        let status = await withTaskCancellationHandler {
            var text = LineBuffer()
            for await bytes in Self.bytes(from: ends[0]) {
                for each in text.take(bytes) { await line(each) }
            }
            if let rest = text.rest { await line(rest) }
            return await Self.status(of: child)
        } onCancel: {
            child.sendToGroup(SIGTERM)
        }
        return status == 0
    }

    /// Runs it to its end with the terminal and in the group of this program.
    ///
    /// - Returns: Whether it ended with 0.
    /// - Throws: ``GalleryError`` if it cannot be started.
    func runInForeground() async throws(GalleryError) -> Bool {
        await Self.status(of: try start(.inherited, in: .shared)) == 0
    }

    private func start(
        _ streams: SpawnedProcess.Streams, in group: SpawnedProcess.Group
    ) throws(GalleryError) -> SpawnedProcess {
        do {
            return try SpawnedProcess(shell, streams: streams, group: group)
        } catch {
            throw notRun(error)
        }
    }

    /// Not every system can start a program in another folder; a shell can.
    private var shell: [String] {
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
    }

    private func notRun(_ failure: SystemFailure) -> GalleryError {
        .notRun(arguments[0], reason: "\(failure)")
    }

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

    private static func status(of child: SpawnedProcess) async -> Int32 {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "strata.child.end").async {
                continuation.resume(returning: child.wait())
            }
        }
    }
}

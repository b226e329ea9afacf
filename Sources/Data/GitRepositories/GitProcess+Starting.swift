import Foundation
import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension GitProcess {
    /// Starts git.
    ///
    /// - Throws: ``Failure`` if there is none, or the system refuses.
    static func start(
        _ arguments: [String], in top: String, adding variables: [String: String],
        _ streams: SpawnedProcess.Streams
    ) throws(Failure) -> SpawnedProcess {
        let environment = ProcessInfo.processInfo.environment
        do {
            guard let program = GitEnvironment.program(in: environment) else {
                throw SystemFailure(code: ENOENT)
            }
            // ^C is meant for this program, which then wants no more answers; git ends with its input.
            return try SpawnedProcess(
                [program] + GitEnvironment.options(for: top) + arguments,
                environment: GitEnvironment.variables(for: top, in: environment)
                    .merging(variables) { $1 },
                streams: streams, group: .own)
        } catch {
            throw .notStarted(reason: "\(error)")
        }
    }

    /// Two ends that no other program inherits.
    static func makeSockets(_ ends: inout [Int32]) -> Int32 {
        #if canImport(Glibc)
            return socketpair(
                AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends)
        #elseif canImport(Musl)
            return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends)
        #else
            let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
            if code != 0 { return code }
            var isOn: Int32 = 1
            setsockopt(
                ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return 0
        #endif
    }

    /// Has calls on a socket fail with `EAGAIN` that nobody answers for too long.
    static func limitWaiting(on socket: Int32, seconds: Int) {
        var time = timeval()
        time.tv_sec = seconds
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(
                socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// A file that nobody else sees and that is gone with its descriptor; -1 if there can be none.
    static func unnamedFile() -> Int32 {
        var name = Array((NSTemporaryDirectory() + "/strata-git-XXXXXX").utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return -1 }
        unlink(name)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return file
    }

    static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #elseif canImport(Musl)
            Musl.send(socket, bytes.baseAddress, bytes.count, MSG_NOSIGNAL)
        #else
            Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
        #endif
    }

    static func read(_ file: Int32, into room: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let got = Glibc.read(file, room.baseAddress, room.count)
            #elseif canImport(Musl)
                let got = Musl.read(file, room.baseAddress, room.count)
            #else
                let got = Darwin.read(file, room.baseAddress, room.count)
            #endif
            if got >= 0 || errno != EINTR { return got }
        }
    }
}

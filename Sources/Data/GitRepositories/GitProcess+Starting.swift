import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension GitProcess {
    static var systemReason: String { String(cString: strerror(errno)) }

    /// Starts git; nil if that fails, with `errno` telling why.
    static func spawn(
        _ arguments: [String], in top: String, input: Int32, output: Int32, errors: Int32
    ) -> pid_t? {
        let environment = ProcessInfo.processInfo.environment
        guard let program = GitEnvironment.program(in: environment) else {
            errno = ENOENT
            return nil
        }
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
        #else
            var files = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        if input >= 0 {
            posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
        if errors >= 0 {
            posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let words = [program] + GitEnvironment.options(for: top) + arguments
        var texts = words.map { strdup($0) } + [nil]
        var variables =
            GitEnvironment.variables(for: top, in: environment)
            .map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + variables { free(text) } }
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // ^C is meant for the program, which then wants no more answers; git ends with its input.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var process: pid_t = 0
        let code = posix_spawn(&process, program, &files, &attributes, &texts, &variables)
        errno = code
        return code == 0 ? process : nil
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

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

    /// Starts a program; nil if that fails, with `errno` telling why.
    static func spawn(
        _ arguments: [String], in top: String, input: Int32, output: Int32, errors: Int32
    ) -> pid_t? {
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
        var texts = arguments.map { strdup($0) } + [nil]
        var variables = environment(for: top).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, "git", &files, nil, &texts, &variables)
        errno = code
        return code == 0 ? process : nil
    }

    /// The person's variables without those that lead git to another repository, and with those that
    /// keep it from running anything.
    ///
    /// The configuration of the system is read: it may say whose repositories are safe.
    static func environment(for top: String) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        let misleading = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE",
            "GIT_COMMON_DIR", "GIT_CONFIG_PARAMETERS",
        ]
        for name in misleading { environment[name] = nil }
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_CEILING_DIRECTORIES"] = (top as NSString).deletingLastPathComponent
        environment["LC_ALL"] = "C"
        let settings = [
            ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("gc.auto", "0"),
            ("maintenance.auto", "false"), ("core.bigFileThreshold", "16m"),
        ]
        environment["GIT_CONFIG_COUNT"] = "\(settings.count)"
        for (index, setting) in settings.enumerated() {
            environment["GIT_CONFIG_KEY_\(index)"] = setting.0
            environment["GIT_CONFIG_VALUE_\(index)"] = setting.1
        }
        return environment
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

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file of the running program, to notice that it was built again.
struct ProgramFile {
    /// What changes when a file is written or replaced.
    private struct Version: Hashable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    /// Its path without links; `nil` if it is not known.
    let path: String?
    private let started: Version?

    /// The file that a program was started as.
    init(_ argument: String = CommandLine.arguments.first ?? "") {
        let resolved = argument.contains("/") ? realpath(argument, nil) : nil
        path = resolved.map { String(cString: $0) }
        free(resolved)
        started = path.flatMap(Self.version)
    }

    /// Waits until there is another file in its place, complete and ready to run.
    ///
    /// - Returns: Whether there is; `false` if the task was cancelled or the path is not known.
    func waitForChange(every interval: Duration = .milliseconds(400)) async -> Bool {
        guard let path, started != nil else { return false }
        var last = started
        while !Task.isCancelled {
            let now = access(path, X_OK) == 0 ? Self.version(of: path) : nil
            if let now, now != started, now == last { return true }
            last = now
            do { try await Task.sleep(for: interval) } catch { return false }
        }
        return false
    }

    /// Runs the file in the place of this program. It returns only if that does not work.
    func execute(_ arguments: [String]) {
        guard let path else { return }
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        for file in 3..<64 { _ = fcntl(Int32(file), F_SETFD, FD_CLOEXEC) }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        words.forEach { free($0) }
    }

    private static func version(of path: String) -> Version? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return Version(
            inode: UInt64(info.st_ino), size: Int64(info.st_size), seconds: time.tv_sec,
            nanoseconds: time.tv_nsec)
    }
}

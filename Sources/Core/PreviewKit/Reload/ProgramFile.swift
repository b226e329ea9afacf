import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file of the running program, to notice that it was built again.
struct ProgramFile {
    /// Its path without links; `nil` if it is not known.
    let path: String?
    private let started: FileStamp?

    /// The file that a program was started as.
    init(_ argument: String = CommandLine.arguments.first ?? "") {
        path = argument.contains("/") ? SystemPath.resolved(argument) : nil
        started = path.flatMap { FileStamp($0) }
    }

    /// Whether another file is in its place now.
    var hasChanged: Bool { path.flatMap { FileStamp($0) } != started }

    /// Waits until there is another file in its place, complete and ready to run.
    ///
    /// - Returns: Whether there is; `false` if the task was cancelled or the path is not known.
    func waitForChange(every interval: Duration = .milliseconds(400)) async -> Bool {
        guard let path, started != nil else { return false }
        var last = started
        while !Task.isCancelled {
            let now = access(path, X_OK) == 0 ? FileStamp(path) : nil
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
}

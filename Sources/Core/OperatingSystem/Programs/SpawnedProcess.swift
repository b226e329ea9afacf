#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that runs beside this one; signals reach it as a shell would let them.
package struct SpawnedProcess: Sendable {
    /// Where a program reads or writes.
    package enum Stream: Sendable {
        case nothing
        /// Where this program does.
        case inherited
        case descriptor(Int32)
    }

    /// Which group of processes a program is in: what a terminal sends goes to the group in front.
    package enum Group: Sendable {
        case own
        /// The one of this program.
        case shared
    }

    /// Where a program reads and writes.
    package struct Streams: Sendable {
        package var input: Stream
        package var output: Stream
        package var errors: Stream

        package init(input: Stream, output: Stream, errors: Stream) {
            self.input = input
            self.output = output
            self.errors = errors
        }

        /// Those of this program.
        package static var inherited: Streams {
            Streams(input: .inherited, output: .inherited, errors: .inherited)
        }
    }

    private let id: pid_t

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - command: The absolute path of the program, and its arguments.
    ///   - environment: All variables it finds; nil for those of this program.
    ///   - streams: Where it reads and writes.
    ///   - group: Which group it is in.
    /// - Throws: ``SystemFailure`` if it cannot be started.
    package init(
        _ command: [String], environment: [String: String]? = nil, streams: Streams, group: Group
    ) throws(SystemFailure) {
        var options = SpawnOptions(streams, group)
        defer { options.end() }
        var words = command.map { strdup($0) } + [nil]
        var variables = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var id: pid_t = 0
        let code =
            environment == nil
            ? posix_spawn(&id, command[0], &options.files, &options.attributes, &words, environ)
            : posix_spawn(&id, command[0], &options.files, &options.attributes, &words, &variables)
        guard code == 0 else { throw SystemFailure(code: code) }
        self.id = id
    }

    /// Sends a signal to the program alone.
    package func send(_ signal: Int32) { kill(id, signal) }

    /// Sends a signal to all of its group, which has to be its own.
    package func sendToGroup(_ signal: Int32) { kill(-id, signal) }

    /// Waits until the program is gone, and forgets it: to be called once.
    ///
    /// - Returns: The status as `waitpid` has it, 0 where it ended well; -1 if it was gone before.
    @discardableResult
    package func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 { if errno != EINTR { return -1 } }
        return status
    }
}

/// What `posix_spawn` is told besides the command.
private struct SpawnOptions: ~Copyable {
    #if canImport(Darwin)
        var files: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif

    init(_ streams: SpawnedProcess.Streams, _ group: SpawnedProcess.Group) {
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        connect(STDIN_FILENO, to: streams.input, flags: O_RDONLY)
        connect(STDOUT_FILENO, to: streams.output, flags: O_WRONLY)
        connect(STDERR_FILENO, to: streams.errors, flags: O_WRONLY)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
        if group == .own {
            flags |= Int(POSIX_SPAWN_SETPGROUP)
            posix_spawnattr_setpgroup(&attributes, 0)
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    mutating func end() {
        posix_spawn_file_actions_destroy(&files)
        posix_spawnattr_destroy(&attributes)
    }

    private mutating func connect(
        _ descriptor: Int32, to stream: SpawnedProcess.Stream, flags: Int32
    ) {
        switch stream {
        case .nothing:
            posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", flags, 0)
        case .descriptor(let other):
            posix_spawn_file_actions_adddup2(&files, other, descriptor)
        case .inherited: break
        }
    }
}

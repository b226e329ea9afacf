#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How a program is started: with which files, in which group, with which signals.
struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
        var files: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
    }

    mutating func end() {
        posix_spawn_file_actions_destroy(&files)
        posix_spawnattr_destroy(&attributes)
    }

    /// A group of its own, nothing to read, one place to write to, signals as a shell gives them.
    mutating func connect(output: Int32) {
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&files, output, STDERR_FILENO)
        resetSignals(and: POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setpgroup(&attributes, 0)
    }

    /// The terminal and the group of this program.
    mutating func share() {
        resetSignals(and: 0)
    }

    private mutating func resetSignals(and flag: some BinaryInteger) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | Int(flag)
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }
}

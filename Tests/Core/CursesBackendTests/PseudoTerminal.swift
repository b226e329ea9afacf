#if os(Linux)
    import CNcurses
    import Glibc

    /// A terminal made of the kernel, with a program in it.
    final class PseudoTerminal {
        /// Everything that was written to it.
        private(set) var output = ""
        private var bytes: [UInt8] = []
        private let master: Int32
        /// Kept open, so that its modes can be asked for at the end.
        private let slave: Int32
        private let path: String
        private var child: pid_t = 0

        private static let patience: Int32 = 30_000
        /// `POSIX_SPAWN_SETSID`, which Swift does not see.
        private static let newSession: Int16 = 0x80

        init(columns: Int32 = 80, rows: Int32 = 24) throws {
            master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
                let name = ptsname(master)
            else { throw Failure(what: "no pseudo terminal") }
            path = String(cString: name)
            slave = open(path, O_RDWR | O_NOCTTY)
            _ = cn_set_window_size(master, columns, rows)
            for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }

        deinit {
            if child > 0 { kill(child, SIGKILL) }
            close(master)
            close(slave)
        }

        struct Failure: Error, CustomStringConvertible {
            let what: String
            var description: String { what }
        }
    }

    extension PseudoTerminal {
        /// Starts a program in it, as the first of a new session.
        func start(_ words: [String], environment: [String: String], input: String? = nil) throws {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            posix_spawn_file_actions_addopen(&actions, 1, path, O_RDWR, 0)
            posix_spawn_file_actions_addopen(&actions, 0, input ?? path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            posix_spawnattr_setflags(&attributes, Self.newSession)
            let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            let variables: [UnsafeMutablePointer<CChar>?] =
                environment.map { strdup("\($0)=\($1)") } + [nil]
            let error = posix_spawn(&child, words[0], &actions, &attributes, arguments, variables)
            for word in arguments + variables { free(word) }
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            guard error == 0 else { throw Failure(what: "\(words[0]): error \(error)") }
        }

        /// Types.
        func type(_ text: String) {
            let bytes = Array(text.utf8)
            _ = write(master, bytes, bytes.count)
        }

        func resize(columns: Int32, rows: Int32) {
            _ = cn_set_window_size(master, columns, rows)
        }

        /// Lets the terminal itself signal, as for a key that was pressed before it changed its mode.
        func signal(_ signal: Int32) {
            let request: UInt = 0x4004_5436  // TIOCSIG
            _ = ioctl(master, request, signal)
        }

        func send(_ signal: Int32) {
            kill(child, signal)
        }

        /// Takes the terminal away.
        func hangUp() {
            kill(child, SIGCONT)
            kill(child, SIGHUP)
        }

        /// Reads until `text` has been written `times` times.
        func wait(for text: String, times: Int = 1) throws {
            while occurrences(of: text) < times {
                guard readSome() else {
                    throw Failure(
                        what: "\"\(text)\" never came; there was: \(output.debugDescription)")
                }
            }
        }

        /// Reads everything until the program has ended.
        /// - Returns: How it ended, as `waitpid` says.
        func end() -> Int32 {
            var status: Int32 = 0
            while waitpid(child, &status, WNOHANG) == 0 { _ = readSome(milliseconds: 10) }
            while readSome(milliseconds: 0) {}
            child = 0
            return status
        }

        /// How the program ends while nobody reads what it writes.
        /// - Returns: What `waitpid` says; `nil` if it still runs after so long.
        func endUnread(milliseconds: Int) -> Int32? {
            var status: Int32 = 0
            for _ in 0..<milliseconds / 10 {
                if waitpid(child, &status, WNOHANG) != 0 {
                    child = 0
                    while readSome(milliseconds: 0) {}
                    return status
                }
                usleep(10_000)
            }
            return nil
        }

        func occurrences(of text: String) -> Int {
            output.ranges(of: text).count
        }

        /// Whether lines are edited and echoed, as a shell's terminal does.
        var isCooked: Bool {
            var mode = termios()
            tcgetattr(slave, &mode)
            let wanted = tcflag_t(ICANON | ECHO | ISIG)
            return mode.c_lflag & wanted == wanted && mode.c_oflag & tcflag_t(OPOST) != 0
        }

        private func readSome(milliseconds: Int32 = patience) -> Bool {
            var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, milliseconds) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return false }
            bytes += buffer.prefix(count)
            output = String(decoding: bytes, as: UTF8.self)
            return true
        }
    }
#endif

#if os(Linux)
    import CNcurses
    import Glibc

    /// A terminal of the kernel with a program in it, and what the program has written lately.
    final class WatchedTerminal {
        private var bytes: [UInt8] = []
        private let terminal: Int32
        private var child: pid_t = 0

        private static let patience: Int32 = 120_000
        /// `POSIX_SPAWN_SETSID`, which Swift does not see.
        private static let newSession: Int16 = 0x80

        /// Starts a program in a terminal of some size.
        init(_ words: [String], width: Int32 = 120, height: Int32 = 40) throws(Failure) {
            terminal = posix_openpt(O_RDWR | O_NOCTTY)
            guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
                let name = ptsname(terminal)
            else { throw Failure(description: "There is no pseudo terminal.") }
            _ = cn_set_window_size(terminal, width, height)
            _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
            try start(words, on: String(cString: name))
        }

        deinit {
            if child > 0 { kill(child, SIGTERM) }
            close(terminal)
        }

        /// Reads until a text has been written, and forgets what came before its end.
        func wait(for text: String) throws(Failure) {
            while true {
                let written = String(decoding: bytes, as: UTF8.self)
                if let place = written.firstRange(of: text) {
                    bytes = Array(written[place.upperBound...].utf8)
                    return
                }
                guard read(within: Self.patience) else {
                    throw Failure(
                        description: "“\(text)” was not shown. Is it on the first screen of the "
                            + "program, and does the program build?")
                }
            }
        }

        /// What the program and all that it ran have computed so far.
        var work: Duration {
            guard let file = fopen("/proc/\(child)/stat", "r") else { return .zero }
            defer { fclose(file) }
            var buffer = [UInt8](repeating: 0, count: 4_096)
            let count = fread(&buffer, 1, buffer.count, file)
            let text = String(decoding: buffer.prefix(count), as: UTF8.self)
            // Behind the name: its own time as a user and in the kernel, then that of its children.
            let fields = text.drop { $0 != ")" }.split(separator: " ").dropFirst(12).prefix(4)
            let ticks = fields.compactMap { Int($0) }.reduce(0, +)
            return .seconds(Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
        }

        /// Presses keys.
        func press(_ keys: String) {
            _ = Array(keys.utf8).withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
        }

        /// Hands over bytes as fast as they are taken, and forgets what is written meanwhile.
        func send(_ input: [UInt8]) throws(Failure) {
            // A write that waited would read nothing.
            let flags = fcntl(terminal, F_GETFL)
            _ = fcntl(terminal, F_SETFL, flags | O_NONBLOCK)
            defer { _ = fcntl(terminal, F_SETFL, flags) }
            var rest = input[...]
            while !rest.isEmpty {
                var request = pollfd(fd: terminal, events: Int16(POLLIN | POLLOUT), revents: 0)
                guard poll(&request, 1, Self.patience) > 0 else {
                    throw Failure(description: "The program takes no input.")
                }
                if request.revents & Int16(POLLOUT) != 0 {
                    let count = rest.prefix(4_096).withUnsafeBytes {
                        Glibc.write(terminal, $0.baseAddress, $0.count)
                    }
                    if count > 0 { rest = rest.dropFirst(count) }
                } else if !read(within: 0) {
                    throw Failure(description: "The program ended before it was asked to.")
                }
                if request.revents & Int16(POLLIN) != 0 { _ = read(within: 0) }
            }
            bytes = []
        }

        /// Reads until some bytes have been written.
        func wait(for end: [UInt8]) throws(Failure) {
            var seen = 0
            while true {
                if bytes[seen...].firstRange(of: end) != nil { return }
                seen = max(0, bytes.count - end.count)
                guard read(within: Self.patience) else {
                    throw Failure(description: "The program did not do what was waited for.")
                }
            }
        }

        /// Reads until nothing has been written for a while.
        ///
        /// - Returns: How many bytes came, and when the last did; nil if none came.
        func burst(quiet: Int32) -> (bytes: Int, last: ContinuousClock.Instant)? {
            bytes = []
            var last: ContinuousClock.Instant?
            while read(within: quiet) { last = .now }
            defer { bytes = [] }
            return last.map { (bytes.count, $0) }
        }

        /// Lets time pass, and the program write.
        func rest(milliseconds: Int64) {
            let end = ContinuousClock.now + .milliseconds(milliseconds)
            while ContinuousClock.now < end { _ = read(within: 50) }
            bytes = []
        }

        private func start(_ words: [String], on path: String) throws(Failure) {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            for stream: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            posix_spawnattr_setflags(&attributes, Self.newSession)
            let list = words.map { strdup($0) } + [nil]
            defer { list.forEach { free($0) } }
            setenv("TERM", "xterm-256color", 1)
            let code = posix_spawn(&child, words[0], &actions, &attributes, list, environ)
            guard code == 0 else {
                throw Failure(description: "\(words[0]) cannot be started. Build it first.")
            }
        }

        private func read(within milliseconds: Int32) -> Bool {
            var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, milliseconds) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = Glibc.read(terminal, &buffer, buffer.count)
            guard count > 0 else { return false }
            bytes += buffer.prefix(count)
            return true
        }
    }
#endif

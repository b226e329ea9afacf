#if os(Linux)
    import Glibc

    /// The program of the target TerminalProbe, in a terminal of its own.
    struct Probe {
        let terminal: PseudoTerminal

        /// Where the tests were built, the probe was too.
        static var path: String {
            let tests = CommandLine.arguments.first.flatMap { realpath($0, nil) }
            defer { free(tests) }
            let folders = tests.map { String(cString: $0) }?.split(separator: "/").dropLast() ?? []
            return "/" + folders.joined(separator: "/") + "/TerminalProbe"
        }

        static func environment(_ extra: [String: String?]) -> [String: String] {
            var environment: [String: String?] = [
                "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
                "SWIFT_BACKTRACE": "enable=no",
            ]
            environment.merge(extra) { $1 }
            if let libraries = getenv("LD_LIBRARY_PATH") {
                environment["LD_LIBRARY_PATH"] = String(cString: libraries)
            }
            return environment.compactMapValues { $0 }
        }

        /// - Parameters:
        ///   - environment: Variables to set, or to leave out.
        ///   - input: Where its keys come from, if not from the terminal.
        init(_ environment: [String: String?] = [:], input: String? = nil) throws {
            terminal = try PseudoTerminal()
            try terminal.start(
                [Self.path], environment: Self.environment(environment), input: input)
        }

        /// A probe that has drawn its screen.
        static func shown(_ environment: [String: String?] = [:]) throws -> PseudoTerminal {
            let probe = try Probe(environment)
            try probe.terminal.wait(for: "nearly black")
            try probe.terminal.wait(for: "\u{1B}[?2026l")
            return probe.terminal
        }
    }

    /// How a program ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)

        /// - Parameter status: What `waitpid` said.
        init(_ status: Int32) {
            self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
        }
    }
#endif

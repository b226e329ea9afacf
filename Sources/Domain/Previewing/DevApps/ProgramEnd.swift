/// How a program that a person started in the terminal ended.
package enum ProgramEnd: Hashable, Sendable {
    /// It ended by itself with this status.
    case exited(Int)
    /// A signal ended it.
    case signaled(Int)
    /// It could not be started, in two sentences.
    case notStarted(reason: String)

    /// Whether it ended by itself and well.
    package var isSuccess: Bool { self == .exited(0) }

    /// How it ended, to go on after its name: `ended with 0`.
    package var words: String {
        switch self {
        case .exited(let status): "ended with \(status)"
        case .signaled(let number):
            Self.names[number].map { "was terminated by signal \(number) (\($0))" }
                ?? "was terminated by signal \(number)"
        case .notStarted(let reason): "did not start: \(reason)"
        }
    }

    /// Those with the same number on every system.
    private static let names: [Int: String] = [
        1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT",
        8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 15: "SIGTERM",
    ]
}

/// A program that ended, and how long it ran.
package struct ProgramRun: Hashable, Sendable {
    /// How it ended.
    package let end: ProgramEnd
    /// How long it ran.
    package let milliseconds: Int

    /// A run that is over.
    package init(end: ProgramEnd, milliseconds: Int) {
        self.end = end
        self.milliseconds = milliseconds
    }
}

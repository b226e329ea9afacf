/// Runs programs that take over the person's terminal.
package protocol ForegroundRunner: Sendable {
    /// Runs a program with our own standard streams and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The program, looked up in `PATH`, and its arguments.
    ///   - folder: The absolute path of the folder to run it in.
    /// - Throws: ``ProgramError`` if it cannot be started, or ends with a failure.
    func run(_ arguments: [String], in folder: String) async throws(ProgramError)

    /// Runs a program that has windows of its own and waits for its end: the terminal is not its,
    /// it reads nothing and what it prints is lost.
    ///
    /// - Parameters:
    ///   - arguments: The program, looked up in `PATH`, and its arguments.
    ///   - folder: The absolute path of the folder to run it in.
    /// - Throws: ``ProgramError`` if it cannot be started, or ends with a failure.
    func runApart(_ arguments: [String], in folder: String) async throws(ProgramError)

    /// Runs a program with our own standard streams and says how it ended, and after how long.
    ///
    /// - Parameters:
    ///   - program: Its absolute path.
    ///   - folder: The absolute path of the folder to run it in.
    func outcome(of program: String, in folder: String) async -> ProgramRun
}

/// Why a program in the foreground did not do its work.
package enum ProgramError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It is not there or may not be run.
    case notStarted(program: String)
    /// It ended with a failure; `status` says with which.
    case failed(program: String, status: String)

    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .notStarted(let program):
            "\(program) cannot be started. Set $VISUAL or $EDITOR to an editor that is installed."
        case .failed(let program, let status):
            "\(program) ended with \(status). Its output may say why."
        }
    }
}

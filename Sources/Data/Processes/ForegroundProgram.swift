import Subprocess
import SystemPackage

/// Runs programs that take over the person's terminal, such as an editor.
package struct ForegroundProgram: Sendable {
    package init() {}

    /// Runs a program with our own standard streams and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The program, looked up in `PATH`, and its arguments.
    ///   - folder: The absolute path of the folder to run it in.
    /// - Throws: ``ProgramError`` if it cannot be started, or ends with a failure.
    package func run(_ arguments: [String], in folder: String) async throws(ProgramError) {
        guard let program = arguments.first else { return }
        let executable: Executable =
            program.contains("/") ? .path(FilePath(program)) : .name(program)
        let status: TerminationStatus
        do {
            status = try await Subprocess.run(
                executable,
                arguments: Arguments(Array(arguments.dropFirst())),
                workingDirectory: FilePath(folder),
                input: .currentStandardInput,
                output: .currentStandardOutput,
                error: .currentStandardError
            ).terminationStatus
        } catch {
            throw .notStarted(program: program)
        }
        guard status.isSuccess else { throw .failed(program: program, status: "\(status)") }
    }
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
            "\(program) ended with \(status). What it printed may say why."
        }
    }
}

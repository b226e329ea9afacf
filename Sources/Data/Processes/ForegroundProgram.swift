import Previewing
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
        let status: TerminationStatus
        do {
            status = try await self.status(of: arguments, in: folder)
        } catch {
            throw .notStarted(program: program)
        }
        guard status.isSuccess else { throw .failed(program: program, status: "\(status)") }
    }

    /// Runs a program with our own standard streams and says how it ended, and after how long.
    ///
    /// - Parameters:
    ///   - program: Its absolute path.
    ///   - folder: The absolute path of the folder to run it in.
    package func outcome(of program: String, in folder: String) async -> ProgramRun {
        let clock = ContinuousClock()
        let start = clock.now
        let end: ProgramEnd
        do {
            end = ProgramEnd(try await status(of: [program], in: folder))
        } catch {
            end = .notStarted(reason: "\(program) cannot be run. Build the program again.")
        }
        let time = start.duration(to: clock.now).components
        let milliseconds = Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
        return ProgramRun(end: end, milliseconds: milliseconds)
    }

    private func status(
        of arguments: [String], in folder: String
    ) async throws -> TerminationStatus {
        let program = arguments[0]
        return try await Subprocess.run(
            program.contains("/") ? .path(FilePath(program)) : .name(program),
            arguments: Arguments(Array(arguments.dropFirst())),
            workingDirectory: FilePath(folder),
            input: .currentStandardInput,
            output: .currentStandardOutput,
            error: .currentStandardError
        ).terminationStatus
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
            "\(program) ended with \(status). Its output may say why."
        }
    }
}

extension ProgramEnd {
    fileprivate init(_ status: TerminationStatus) {
        switch status {
        case .exited(let code): self = .exited(Int(code))
        case .signaled(let signal): self = .signaled(Int(signal))
        }
    }
}

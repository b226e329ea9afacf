import Previewing
import Subprocess
import SystemPackage

/// Runs programs that take over the person's terminal, such as an editor.
package struct ForegroundProgram: ForegroundRunner {
    package init() {}

    package func run(_ arguments: [String], in folder: String) async throws(ProgramError) {
        try await check(arguments) { try await status(of: arguments, in: folder) }
    }

    package func runApart(_ arguments: [String], in folder: String) async throws(ProgramError) {
        try await check(arguments) {
            try await Subprocess.run(
                Self.executable(arguments), arguments: Arguments(Array(arguments.dropFirst())),
                workingDirectory: FilePath(folder),
                input: .none, output: .discarded, error: .discarded
            ).terminationStatus
        }
    }

    /// Throws unless a program ends well.
    private func check(
        _ arguments: [String], _ run: () async throws -> TerminationStatus
    ) async throws(ProgramError) {
        guard let program = arguments.first else { return }
        let status: TerminationStatus
        do {
            status = try await run()
        } catch {
            throw .notStarted(program: program)
        }
        guard status.isSuccess else { throw .failed(program: program, status: "\(status)") }
    }

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
        try await Subprocess.run(
            Self.executable(arguments),
            arguments: Arguments(Array(arguments.dropFirst())),
            workingDirectory: FilePath(folder),
            input: .currentStandardInput,
            output: .currentStandardOutput,
            error: .currentStandardError
        ).terminationStatus
    }

    /// The program of a command, which is not empty.
    private static func executable(_ arguments: [String]) -> Executable {
        arguments[0].contains("/") ? .path(FilePath(arguments[0])) : .name(arguments[0])
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

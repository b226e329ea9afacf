import Previewing
import Subprocess
import SystemPackage

/// Runs programs that take over the person's terminal, such as an editor.
package struct ForegroundProgram: ForegroundRunner {
    package init() {}

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

extension ProgramEnd {
    fileprivate init(_ status: TerminationStatus) {
        switch status {
        case .exited(let code): self = .exited(Int(code))
        case .signaled(let signal): self = .signaled(Int(signal))
        }
    }
}

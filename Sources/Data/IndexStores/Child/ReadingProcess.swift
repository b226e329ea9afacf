import Codebase
import OperatingSystem
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Reads stores in processes of their own, as a damaged one ends the process that reads it.
struct ReadingProcess {
    /// The command that runs ``IndexServer``.
    let command: [String]
    let library: String
    let stores: [String]

    /// How long a process may take.
    private static let patience = Duration.seconds(120)
    /// Most bytes that one process may say.
    private static let limit = 256 << 20

    /// The answers for some files, in their order.
    ///
    /// Where a process ends early, the file that it was at is unreadable, and another process reads
    /// the rest.
    func answers(for files: [ReadingRequest.File]) async -> [CompilerAnswer] {
        var answers: [CompilerAnswer] = []
        while answers.count < files.count {
            let rest = Array(files[answers.count...])
            let request = ReadingRequest(library: library, stores: stores, files: rest)
            let bytes = await output(for: request)
            answers += Self.answers(in: bytes, most: rest.count)
            if Task.isCancelled { break }
        }
        let missing = files.count - answers.count
        return answers + [CompilerAnswer](repeating: .silent(.unreadable), count: missing)
    }

    /// The answers as far as they go; at least one.
    private static func answers(in bytes: [UInt8], most: Int) -> [CompilerAnswer] {
        var answers: [CompilerAnswer] = []
        for message in ReadingMessage.messages(in: bytes) where answers.count < most {
            switch message {
            case .noLibrary:
                return [CompilerAnswer](repeating: .silent(.noLibrary), count: most)
            case .begins: break
            case .notBuilt: answers.append(.silent(.notBuilt))
            case .changed: answers.append(.silent(.changed))
            case .unreadable: answers.append(.silent(.unreadable))
            case .read(_, let content): answers.append(answer(content))
            }
        }
        return answers.count < most ? answers + [.silent(.unreadable)] : answers
    }

    private static func answer(_ content: WireReader) -> CompilerAnswer {
        do {
            return .compiled(try CompiledFile(decoding: content))
        } catch {
            return .silent(.unreadable)
        }
    }

    /// What a process says before it ends, or before it is ended.
    private func output(for request: ReadingRequest) async -> [UInt8] {
        (try? await TimeLimit(Self.patience).result { await run(request) } ?? nil) ?? []
    }

    private func run(_ request: ReadingRequest) async -> [UInt8]? {
        guard let program = command.first else { return nil }
        let result = try? await Subprocess.run(
            .path(FilePath(program)),
            arguments: Arguments(command.dropFirst() + request.arguments),
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
            platformOptions: Self.options, input: .none,
            output: .bytes(limit: Self.limit), error: .discarded)
        return result?.standardOutput
    }

    private static var options: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
        ]
        return options
    }
}

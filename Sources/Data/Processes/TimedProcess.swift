import OperatingSystem
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A program that is given a limited time, in a session of its own: nothing it starts can reach the
/// terminal or outlive it.
struct TimedProcess {
    /// What a program left behind.
    struct Result: Sendable {
        let hasSucceeded: Bool
        let output: String
        let errors: String
    }

    let executable: String
    let arguments: [String]
    var environment = Environment.inherit
    let folder: String
    let patience: Duration
    /// Whether an interrupt comes first: only then does SwiftPM end its compilers, which have groups
    /// of their own.
    var isInterruptedFirst = false

    /// Waits for the program's end.
    ///
    /// - Returns: nil if it takes longer than the patience.
    func result() async throws -> Result? {
        try await TimeLimit(patience).result(of: run)
    }

    /// The most bytes of each stream; the manifests of four hundred targets take some two megabytes.
    static let outputLimit = 64 << 20

    private var interrupt: [TeardownStep] {
        guard isInterruptedFirst else { return [] }
        return [
            .send(
                signal: .interrupt, toProcessGroup: true,
                allowedDurationToNextStep: .milliseconds(1_500))
        ]
    }

    private func run() async throws -> Result {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence =
            interrupt + [
                .send(
                    signal: .terminate, toProcessGroup: true,
                    allowedDurationToNextStep: .milliseconds(500)),
                .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
            ]
        let isPath = executable.hasPrefix("/")
        let result = try await Subprocess.run(
            isPath ? .path(FilePath(executable)) : .name(executable),
            arguments: Arguments(arguments), environment: environment,
            workingDirectory: FilePath(folder), platformOptions: options,
            output: .string(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
        return Result(
            hasSucceeded: result.terminationStatus.isSuccess, output: result.standardOutput,
            errors: result.standardError)
    }
}

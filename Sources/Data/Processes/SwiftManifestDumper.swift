import Architecture
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Asks the `swift` of the search path about manifests.
package struct SwiftManifestDumper: ManifestDumper {
    /// Manifests of four hundred targets take some two megabytes.
    private static let outputLimit = 64 << 20

    private let executable: String
    private let patience: Duration

    /// - Parameters:
    ///   - executable: A name to look up, or an absolute path.
    ///   - patience: How long SwiftPM may stay silent; the slowest manifest measured took 3 s.
    package init(executable: String = "swift", patience: Duration = .seconds(60)) {
        self.executable = executable
        self.patience = patience
    }

    package func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
        do {
            return try await withThrowingTaskGroup(of: String?.self) { group in
                group.addTask { try await run(in: folder) }
                group.addTask {
                    try await Task.sleep(for: patience)
                    return nil
                }
                defer { group.cancelAll() }
                guard let output = try await group.next() ?? nil else { throw silence(in: folder) }
                return output
            }
        } catch let error as ManifestDumpError {
            throw error
        } catch let error as SubprocessError {
            throw failure(error, in: folder)
        } catch {
            throw ManifestDumpError("SwiftPM was not waited for. Ask again.")
        }
    }

    /// In a session of its own, so that nothing it starts can reach the terminal or outlive it.
    private func run(in folder: String) async throws -> String {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(
                signal: .terminate, toProcessGroup: true,
                allowedDurationToNextStep: .milliseconds(500)),
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
        ]
        let isPath = executable.hasPrefix("/")
        let result = try await Subprocess.run(
            isPath ? .path(FilePath(executable)) : .name(executable),
            arguments: ["package", "dump-package"], workingDirectory: FilePath(folder),
            platformOptions: options, output: .string(limit: Self.outputLimit),
            error: .string(limit: Self.outputLimit))
        guard result.terminationStatus.isSuccess else {
            throw ManifestDumpError(
                "SwiftPM cannot read the manifest in \(folder): "
                    + "\(complaint(result.standardError)). Correct the manifest and look again.")
        }
        return result.standardOutput
    }

    /// The first error that SwiftPM names, or its last word.
    private func complaint(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("error:") } ?? lines.last ?? "it gave no reason"
        return String(line.split(separator: "error: ").last ?? line)
    }

    private func silence(in folder: String) -> ManifestDumpError {
        ManifestDumpError(
            "SwiftPM said nothing about \(folder) for \(patience.components.seconds) seconds. "
                + "Run `swift package dump-package` there to see why.")
    }

    private func failure(_ error: SubprocessError, in folder: String) -> ManifestDumpError {
        switch error.code {
        case .executableNotFound:
            ManifestDumpError("There is no \(executable) to run. Install a Swift toolchain.")
        case .failedToChangeWorkingDirectory:
            ManifestDumpError("There is no folder at \(folder). Look at the codebase again.")
        case .outputLimitExceeded:
            ManifestDumpError(
                "SwiftPM says more about \(folder) than \(Self.outputLimit >> 20) MB. "
                    + "Look at what its manifest prints.")
        default:
            ManifestDumpError("SwiftPM could not be run: \(error). Try again.")
        }
    }
}

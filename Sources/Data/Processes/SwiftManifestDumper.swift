import Codebase
import Subprocess

/// Asks the `swift` of the search path about manifests.
package struct SwiftManifestDumper: ManifestDumper {
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
        let swift = TimedProcess(
            executable: executable, arguments: ["package", "dump-package"], folder: folder,
            patience: patience)
        let result: TimedProcess.Result?
        do {
            result = try await swift.result()
        } catch let error as SubprocessError {
            throw failure(error, in: folder)
        } catch {
            throw ManifestDumpError("SwiftPM was cancelled. Try again.")
        }
        guard let result else { throw silence(in: folder) }
        guard result.hasSucceeded else {
            throw ManifestDumpError(
                "SwiftPM cannot read the manifest in \(folder): "
                    + "\(complaint(result.errors)). Correct the manifest, then reload.")
        }
        return result.output
    }

    /// The first error that SwiftPM names, or its last word.
    private func complaint(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("error:") } ?? lines.last ?? "no reason was given"
        return String(line.split(separator: "error: ").last ?? line)
    }

    private func silence(in folder: String) -> ManifestDumpError {
        ManifestDumpError(
            "SwiftPM did not answer for \(folder) within \(patience.components.seconds) seconds. "
                + "Run `swift package dump-package` there to see why.")
    }

    private func failure(_ error: SubprocessError, in folder: String) -> ManifestDumpError {
        switch error.code {
        case .executableNotFound:
            ManifestDumpError("\(executable) was not found. Install a Swift toolchain.")
        case .failedToChangeWorkingDirectory:
            ManifestDumpError("There is no folder at \(folder). Reload the codebase.")
        case .outputLimitExceeded:
            ManifestDumpError(
                "SwiftPM printed more than \(TimedProcess.outputLimit >> 20) MB for \(folder). "
                    + "Check what its manifest prints.")
        default:
            ManifestDumpError("SwiftPM could not be run: \(error). Try again.")
        }
    }
}

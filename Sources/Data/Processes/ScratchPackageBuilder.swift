import Codebase
import Editing
import Foundation
import Inverting

/// Builds packages with `swift build` in a temporary copy.
package struct ScratchPackageBuilder: ScratchBuilder {
    private let executable: String
    private let patience: Duration

    /// - Parameters:
    ///   - executable: The name of SwiftPM's program, or its absolute path.
    ///   - patience: How long one build or one run of tests may take.
    package init(executable: String = "swift", patience: Duration = .seconds(1_800)) {
        self.executable = executable
        self.patience = patience
    }

    package func build(_ work: ScratchWork) async -> ScratchResult {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-proof-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            for file in work.files { try copy(file, from: work.root, to: folder) }
            for package in work.packages {
                if let lines = try await failure(["build"], of: package, in: folder) {
                    return .notTried(["It does not build here before the change:"] + lines)
                }
            }
            for change in work.changes.changes { try write(change, to: folder) }
            for package in work.packages {
                if let lines = try await failure(["build"], of: package, in: folder) {
                    return .failed(.build, lines: lines)
                }
            }
            guard work.runsTests else { return .built }
            for package in work.packages {
                if let lines = try await failure(["test"], of: package, in: folder) {
                    return .failed(.tests, lines: lines)
                }
            }
            return .tested
        } catch {
            return .notTried(["It could not be tried in a copy: \(error)"])
        }
    }

    /// What a command complains about; nil if it succeeds.
    private func failure(
        _ command: [String], of package: RelativePath, in folder: String
    ) async throws -> [String]? {
        let place = package.isRoot ? folder : folder + "/" + package.string
        let process = TimedProcess(
            executable: executable, arguments: command, folder: place, patience: patience,
            isInterruptedFirst: true)
        guard let result = try await process.result() else {
            return ["swift \(command[0]) took longer than \(patience)."]
        }
        if result.hasSucceeded { return nil }
        let lines = (result.output + "\n" + result.errors).split(whereSeparator: \.isNewline)
            .map { String($0).replacing(folder + "/", with: "") }
        let errors = lines.filter { $0.contains("error:") || $0.contains("✘") }
        var seen: Set<String> = []
        return Array(
            (errors.isEmpty ? lines : errors).filter { seen.insert($0).inserted }.prefix(20))
    }

    private func copy(_ file: RelativePath, from root: String, to folder: String) throws {
        let target = URL(fileURLWithPath: folder + "/" + file.string)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: root + "/" + file.string), to: target)
    }

    private func write(_ change: FileChange, to folder: String) throws {
        let target = URL(fileURLWithPath: folder + "/" + change.path.string)
        guard let text = change.after else {
            return try FileManager.default.removeItem(at: target)
        }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: target)
    }
}

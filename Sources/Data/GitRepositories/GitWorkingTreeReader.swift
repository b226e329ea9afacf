import Architecture
import Foundation

/// Asks git which files differ from the last commit, so that nothing that the repository names is run.
package struct GitWorkingTreeReader: WorkingTreeReader {
    package init() {}

    package func uncommittedFiles(in root: String) async -> [RelativePath]? {
        guard GitFolder(around: root) != nil else { return nil }
        guard let filters = Self.filters(in: root) else { return nil }
        let status = ["status", "--porcelain", "-z", "--untracked-files=normal"]
        let narrow = ["--ignore-submodules=all", "--no-renames", "--", "."]
        let output = Self.run(filters + ["-c", "core.fsmonitor=false"] + status + narrow, in: root)
        guard let output else { return nil }
        // Each entry is `XY path`, below the repository's own root.
        guard let prefix = Self.run(["rev-parse", "--show-prefix"], in: root) else { return nil }
        let below = String(decoding: prefix, as: UTF8.self).dropLast().count
        let entries = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return entries.map { RelativePath(String($0.dropFirst(3 + below))) }.sorted()
    }

    /// Options that turn off the filters that the repository's configuration names: `git status` runs
    /// them over files that look changed.
    private static func filters(in root: String) -> [String]? {
        let names = ["config", "--local", "--includes", "--name-only", "--list", "-z"]
        guard let output = run(names, in: root) else { return nil }
        let keys = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let commands = [".clean", ".smudge", ".process"]
        return keys.filter { key in
            key.hasPrefix("filter.") && commands.contains { key.hasSuffix($0) }
        }.flatMap { ["-c", $0 + "="] }
    }

    private static func run(_ arguments: [String], in root: String) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "--no-optional-locks", "-C", root] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? data : nil
        } catch {
            return nil
        }
    }
}

import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A folder of which git says what it tracks.
struct TrackedFolder {
    let folder: String

    /// Whether the folder is in a repository that tracks nothing at a name in it.
    ///
    /// A build made here is not tracked. What came with a clone is, and where there is no repository
    /// nobody knows.
    func isUntracked(_ name: String) async -> Bool {
        let arguments = [
            "--no-optional-locks", "-c", "core.fsmonitor=false", "ls-files", "-z", "--cached", "--",
            ":(literal)" + name,
        ]
        let result = try? await Subprocess.run(
            .name("git"), arguments: Arguments(arguments), workingDirectory: FilePath(folder),
            output: .bytes(limit: 1 << 20), error: .discarded)
        guard let result, result.terminationStatus.isSuccess else { return false }
        return result.standardOutput.isEmpty
    }
}

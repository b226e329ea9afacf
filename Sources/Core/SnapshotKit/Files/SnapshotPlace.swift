import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where the snapshots of a test lie, and what records them.
package struct SnapshotPlace: Sendable {
    /// The folder beside the test that holds a folder for each story.
    package let folder: String
    /// The folder that takes what was drawn and is not as recorded.
    package let artifacts: String
    /// The command that takes over what is drawn now.
    package let command: String
    /// Whether to record instead of comparing.
    package let isRecording: Bool
    /// The test that asks, as `swift test --filter` finds it, and the path of its source; nil if
    /// nothing is to be noted about what it asked for.
    package let asker: SnapshotAsker?

    /// A place whose parts are known.
    package init(
        folder: String, artifacts: String, command: String, isRecording: Bool,
        asker: SnapshotAsker? = nil
    ) {
        self.asker = asker
        self.folder = folder
        self.artifacts = artifacts
        self.command = command
        self.isRecording = isRecording
    }

    /// The place for a test, as the environment says: `RECORD_SNAPSHOTS=1` records, and
    /// `SNAPSHOT_ARTIFACTS` names another folder than `.build/snapshots` beside the manifest.
    ///
    /// In the folder of artifacts a file has the path that the recorded one has in the package.
    static func of(_ location: SourceLocation, suite: String? = Test.current?.id.filter) -> Self {
        let tests = TextFile.folder(of: location.filePath)
        let package = packageFolder(above: tests)
        let relative = tests.dropFirst(package.count).drop { $0 == "/" }
        let artifacts = variable("SNAPSHOT_ARTIFACTS") ?? package + "/.build/snapshots"
        return SnapshotPlace(
            folder: tests + "/Snapshots", artifacts: "\(artifacts)/\(relative)/Snapshots",
            command: "RECORD_SNAPSHOTS=1 swift test --filter '\(suite ?? location.moduleName)'",
            isRecording: variable("RECORD_SNAPSHOTS").map { $0 != "0" } ?? false,
            asker: SnapshotAsker(test: suite ?? location.moduleName, source: location.filePath))
    }

    /// The nearest folder with a manifest; the folder itself if there is none.
    private static func packageFolder(above folder: String) -> String {
        var candidate = folder
        while !candidate.isEmpty {
            if TextFile.exists(candidate + "/Package.swift") { return candidate }
            candidate = TextFile.folder(of: candidate)
        }
        return folder
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Test.ID {
    /// What `swift test --filter` finds it by: `ViolationsTests.ViolationsSnapshotTests/look`.
    fileprivate var filter: String {
        let names = nameComponents.map { $0.prefix { $0 != "(" } }
        return moduleName + "." + names.joined(separator: "/")
    }
}

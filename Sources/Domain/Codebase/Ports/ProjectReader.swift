/// Reads one kind of project description: SwiftPM's, Xcode's, Tuist's …
package protocol ProjectReader: Sendable {
    /// The kind of description.
    var origin: Origin { get }

    /// Reads every description of this kind in a codebase, without running any of its code unless
    /// the person trusts it.
    ///
    /// Dependencies stay as they are worded; who stands behind them is worked out over all
    /// readings.
    ///
    /// Files are read through ``SourceTree/contents``, never from a path. A tree that no folder holds
    /// is not run, whoever trusts it.
    ///
    /// - Parameter trust: Whether the build system itself may be asked about what cannot be read.
    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading
}

/// Whether code of a codebase may be run.
package enum Trust: String, CaseIterable, Sendable {
    case untrusted, trusted
}

/// Asks SwiftPM itself for a manifest, which runs the manifest's code.
package protocol ManifestDumper: Sendable {
    /// The output of `swift package dump-package` in a folder.
    ///
    /// - Parameter folder: An absolute path.
    /// - Throws: ``ManifestDumpError`` if SwiftPM is missing, fails or stays silent too long.
    func dump(packageAt folder: String) async throws(ManifestDumpError) -> String
}

/// Why SwiftPM gave no answer.
package struct ManifestDumpError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}

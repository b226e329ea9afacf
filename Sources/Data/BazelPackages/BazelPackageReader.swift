import Architecture

/// Reads Bazel's build files.
package struct BazelPackageReader: ProjectReader {
    package let origin = Origin.bazel

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading()
    }
}

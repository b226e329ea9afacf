import Codebase

/// Reads Bazel's build files.
package struct BazelPackageReader: ProjectReader {
    package let origin = Origin.bazel

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let names: Set<String> = ["BUILD", "BUILD.bazel"]
        guard tree.files.contains(where: { names.contains($0.name) }), !tree.swiftFiles.isEmpty
        else { return ProjectReading() }
        return BazelModules(BazelFiles(tree), tree: tree).reading
    }
}

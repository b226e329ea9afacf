import Architecture

/// Reads Tuist's manifests.
package struct TuistProjectReader: ProjectReader {
    package let origin = Origin.tuist

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading()
    }
}

import Architecture

/// Reads the podspecs of development pods.
package struct PodspecReader: ProjectReader {
    package let origin = Origin.cocoapods

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading()
    }
}

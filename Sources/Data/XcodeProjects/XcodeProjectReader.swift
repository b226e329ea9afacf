import Architecture

/// Reads Xcode's project files and workspaces.
package struct XcodeProjectReader: ProjectReader {
    package let origin = Origin.xcode

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading()
    }
}

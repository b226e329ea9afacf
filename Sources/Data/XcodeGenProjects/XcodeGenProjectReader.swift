import Architecture

/// Reads XcodeGen's specifications.
package struct XcodeGenProjectReader: ProjectReader {
    package let origin = Origin.xcodegen

    /// A reader; it needs nothing.
    package init() {}

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        ProjectReading()
    }
}

/// Where a manifest declares something.
package struct DeclarationSite: Hashable, Sendable {
    /// The manifest.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int

    /// A place in a manifest.
    package init(file: RelativePath, line: Int) {
        self.file = file
        self.line = line
    }
}

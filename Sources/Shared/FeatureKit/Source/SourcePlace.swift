import Codebase

/// A place that an editor can open.
package nonisolated struct SourcePlace: Equatable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The line, from 1; nil if none is known.
    package let line: Int?

    /// A line of a file.
    package init(file: RelativePath, line: Int?) {
        self.file = file
        self.line = line
    }

    /// The first line of a module's declaration that is known, or its first source; nil if it has
    /// neither.
    package init?(declaring module: Module) {
        if let manifest = module.manifest {
            file = manifest
            line = module.firstDeclaredLine
        } else if let source = module.sources.first {
            file = source
            line = nil
        } else {
            return nil
        }
    }
}

/// A project or a manifest that is there and that git is told to ignore, so that it is not read.
package struct IgnoredProject: Hashable, Sendable {
    /// The file, or the folder of an Xcode project.
    package let path: RelativePath
    /// The line that ignores it.
    package let line: IgnoreLine

    /// A project that is left out because of a line.
    package init(path: RelativePath, line: IgnoreLine) {
        self.path = path
        self.line = line
    }
}

/// A line of a file with ignore patterns, `.gitignore:103`.
package struct IgnoreLine: Hashable, Sendable, CustomStringConvertible {
    /// The file, as a person finds it from the root of the codebase.
    package let file: String
    /// The line, from 1.
    package let number: Int

    /// A line of a file.
    package init(file: String, number: Int) {
        self.file = file
        self.number = number
    }

    /// The file and the line.
    package var description: String { "\(file):\(number)" }
}

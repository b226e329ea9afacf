/// A place in a source file. Lines and columns count from 1; columns count UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
    /// The file as it was named when the program was put together.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int

    /// Names a place.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourcePosition: CustomStringConvertible {
    /// `file:line:column`, as compilers write it.
    package var description: String { "\(file):\(line):\(column)" }
}

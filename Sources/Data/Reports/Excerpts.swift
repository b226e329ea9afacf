import Codebase

/// The source lines that a printed report quotes.
package struct Excerpts: Sendable {
    private var lines: [RelativePath: [Int: String]] = [:]

    /// No lines at all.
    package init() {}

    /// Reads the lines of some files, each file once.
    ///
    /// A file that has vanished meanwhile has no lines; the report then names the place alone.
    package init(
        of places: [RelativePath: Set<Int>], in root: String, from reader: any SourceTextReader
    ) async {
        for (file, wanted) in places {
            for line in wanted {
                guard let found = try? await reader.lines(line...line, of: file, in: root).first
                else {
                    continue
                }
                lines[file, default: [:]][line] = found.spans.map(\.text).joined()
            }
        }
    }

    subscript(file: RelativePath, line: Int) -> String? {
        lines[file]?[line]
    }
}

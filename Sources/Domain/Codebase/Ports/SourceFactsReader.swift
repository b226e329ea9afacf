/// Reads what Swift files say.
package protocol SourceFactsReader: Sendable {
    /// Says that the files of a folder will be asked for, before it is known which, so that what is
    /// kept of them can be fetched meanwhile.
    ///
    /// - Parameter folder: The absolute path.
    func prepare(for folder: String)

    /// Reads files in parallel and hands on the facts of each as soon as they are known.
    ///
    /// Ends early when the consumer stops listening. A file that cannot be read has facts whose
    /// problems say why.
    ///
    /// - Parameter contents: What stands in the files.
    /// - Returns: The facts of each file once, in any order, in batches.
    func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]>
}

extension SourceFactsReader {
    /// Nothing is kept.
    package func prepare(for folder: String) {}
}

/// What one file says, with where it lies, which facts do not know themselves.
package struct FileFacts: Equatable, Sendable {
    /// Where it lies, below the root of the codebase.
    package let file: RelativePath
    /// What it says.
    package let facts: SourceFacts

    /// Facts and where they were found.
    package init(file: RelativePath, facts: SourceFacts) {
        self.file = file
        self.facts = facts
    }
}

/// Reads the text of sources for showing it.
package protocol SourceTextReader: Sendable {
    /// Some lines of a file, highlighted if it is Swift.
    ///
    /// - Parameters:
    ///   - lines: Line numbers from 1; what lies outside the file is left out.
    ///   - root: The absolute path of the codebase.
    /// - Throws: ``SourceTextError`` if the file cannot be read.
    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine]
}

/// Why the text of a source cannot be shown.
package struct SourceTextError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}

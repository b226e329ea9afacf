/// Why a codebase cannot be analyzed at all.
package enum AnalysisError: Error, Equatable, Sendable {
    /// The path leads to no folder.
    case noFolder(path: String)
    /// The path leads to a file.
    case isFile(path: String)
    /// The folder may not be read; `reason` is the system's word for it.
    case unreadable(path: String, reason: String)
    /// The folder holds no Swift file.
    case noSwift(path: String)
    /// The configuration cannot be used.
    case configuration(ConfigurationError)
    /// The revision cannot be read.
    case revision(RevisionError)
}

extension AnalysisError: CustomStringConvertible {
    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .noFolder(let path):
            "There is no folder at \(path). Check the path, or open another folder."
        case .isFile(let path):
            "\(path) is a file, not a folder. Open the folder of the codebase."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Change its permissions, or open another folder."
        case .noSwift(let path):
            "\(path) contains no Swift files. Open a folder with Swift sources."
        case .configuration(let error):
            error.description
        case .revision(let error):
            error.description
        }
    }
}

/// A mistake in `.strata.yml` or the record beside it, with the others in the same file.
package struct ConfigurationError: Error, Equatable, Sendable {
    /// The configuration in which it stands.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int
    /// What was found there, as a sentence.
    package let found: String
    /// What was expected there, as a sentence.
    package let expected: String
    /// The other mistakes in the file, in the order of their lines.
    package let others: [ConfigurationError]

    /// The first mistake of a file; the others come with it, so that all are shown at once.
    package init(
        file: RelativePath, line: Int, column: Int, found: String, expected: String,
        others: [ConfigurationError] = []
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.others = others
    }

    /// All mistakes of a file as one error, ordered by line and column; nil if there are none.
    package init?(joining mistakes: [ConfigurationError]) {
        let sorted = mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        guard let first = sorted.first else { return nil }
        self.init(
            file: first.file, line: first.line, column: first.column, found: first.found,
            expected: first.expected, others: Array(sorted.dropFirst()))
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// Where it is, what happened and what to do next: a line for each mistake.
    package var description: String {
        let own = "\(file):\(line):\(column): \(found) \(expected)"
        return ([own] + others.map(\.description)).joined(separator: "\n")
    }
}

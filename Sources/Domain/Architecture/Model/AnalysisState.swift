/// How far the analysis of a codebase is.
package enum AnalysisState: Sendable {
    /// Nothing can be shown yet.
    case starting(AnalysisProgress)
    /// Modules and declared edges are known; sources are still being read.
    case partial(Analysis, AnalysisProgress)
    /// All that can be known is.
    case complete(Analysis)
    /// Nothing can be shown, with what happened and what to do next.
    case failed(AnalysisError)

    /// What can be shown, if anything.
    package var analysis: Analysis? {
        switch self {
        case .partial(let analysis, _), .complete(let analysis): analysis
        case .starting, .failed: nil
        }
    }
}

/// How many files an analysis has dealt with.
package struct AnalysisProgress: Equatable, Sendable {
    /// The step being worked on.
    package enum Step: String, CaseIterable, Sendable {
        case listing, manifests, sources, linking
    }

    /// The step being worked on.
    package var step: Step
    /// The files dealt with in this step.
    package var done: Int
    /// The files there are in this step; 0 if not known yet.
    package var total: Int

    /// A point on the way.
    package init(step: Step, done: Int = 0, total: Int = 0) {
        self.step = step
        self.done = done
        self.total = total
    }
}

/// Why a codebase cannot be analysed at all.
package enum AnalysisError: Error, Equatable, Sendable {
    /// The path leads to no folder.
    case noFolder(path: String)
    /// The folder may not be read; `reason` is the system's word for it.
    case unreadable(path: String, reason: String)
    /// The folder holds no Swift file.
    case noSwift(path: String)
    /// The configuration cannot be used.
    case configuration(ConfigurationError)
}

extension AnalysisError: CustomStringConvertible {
    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .noFolder(let path):
            "There is no folder at \(path). Check the path, or open another folder."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Change its permissions, or open another folder."
        case .noSwift(let path):
            "There is no Swift file in \(path). Open a folder that holds Swift sources."
        case .configuration(let error):
            error.description
        }
    }
}

/// A mistake in `.strata.yml`.
package struct ConfigurationError: Error, Equatable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int
    /// What was found there, as a sentence.
    package let found: String
    /// What was expected there, as a sentence.
    package let expected: String

    /// A mistake as the reader found it.
    package init(file: RelativePath, line: Int, column: Int, found: String, expected: String) {
        self.file = file
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// Where it is, what happened and what to do next.
    package var description: String { "\(file):\(line):\(column): \(found) \(expected)" }
}

import Codebase

extension SourceProblem {
    /// What is said of a file that is read in part only.
    static func tooLarge(limit: Int) -> SourceProblem {
        let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
        return SourceProblem(
            kind: .tooLarge, line: nil,
            message: "The file is larger than \(size); its start was read.")
    }

    /// What is said of a file that imports more than there can be.
    static func tooManyImports(most: Int) -> SourceProblem {
        SourceProblem(
            kind: .tooLarge, line: nil,
            message: "The file has more than \(most) imports; the first of them were read.")
    }

    /// What is said of a file that could not be read at all.
    static func unreadable(_ failure: ContentError) -> SourceProblem {
        SourceProblem(kind: .unreadable, line: nil, message: failure.message)
    }
}

extension SourceFacts {
    /// The facts of a file that could not be read at all.
    static func unreadable(_ failure: ContentError) -> SourceFacts {
        SourceFacts(
            lineCount: 0, imports: [], declarations: [], uses: NameUses(),
            problems: [.unreadable(failure)])
    }
}

extension ContentError {
    /// What happened, as a sentence.
    var message: String {
        switch self {
        case .gone: "The file was deleted before it could be read."
        case .notAFile: "Not a regular file."
        case .linkedElsewhere, .elsewhere, .pointer, .notFetched, .system:
            "The file cannot be read: \(reason)."
        }
    }
}

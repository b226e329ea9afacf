import Codebase

/// Why all of a file could not be read.
enum UnreadFile: Error, Equatable {
    case content(ContentError)
    /// It has more bytes than any real project's.
    case tooLarge(limit: Int)

    /// What happened and what to do next, in two sentences.
    var sentences: String {
        switch self {
        case .content(let error): "The file cannot be read: \(error.reason). \(error.advice)"
        case .tooLarge(let limit):
            "The file cannot be read: it is larger than \(limit >> 20) MB. Restore an earlier "
                + "version, or divide it."
        }
    }
}

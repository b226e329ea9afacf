/// Something that could not be read, so that the result cannot be called clean.
package struct IncompleteItem: Hashable, Sendable {
    /// What can be done about it from inside Strata.
    package enum Remedy: String, Sendable {
        /// Trust the folder, so that the build system itself may be asked.
        case trust
        /// Nothing: the input has to change.
        case none
    }

    /// The file or folder.
    package let path: RelativePath
    /// The line, from 1, where one can be named.
    package let line: Int?
    /// What happened and what to do next, in two sentences.
    package let reason: String
    /// What Strata itself offers.
    package let remedy: Remedy

    /// An item for the incomplete list.
    package init(path: RelativePath, line: Int? = nil, reason: String, remedy: Remedy = .none) {
        self.path = path
        self.line = line
        self.reason = reason
        self.remedy = remedy
    }
}

extension IncompleteItem: Comparable {
    package static func < (left: IncompleteItem, right: IncompleteItem) -> Bool {
        (left.path, left.line ?? 0, left.reason) < (right.path, right.line ?? 0, right.reason)
    }
}

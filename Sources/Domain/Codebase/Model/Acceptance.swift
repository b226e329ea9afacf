/// That something which could not be read may stay so, as a person wrote it down.
package struct Acceptance: Hashable, Sendable {
    /// A pattern over the paths of what is incomplete; `.` for the root of the codebase.
    package let path: String
    /// What the reason of an item has to contain; nil if any will do.
    package let contains: String?
    /// Why it is accepted; never empty.
    package let reason: String
    /// The line of the configuration file, from 1.
    package let line: Int?

    /// An acceptance as it was read.
    package init(path: String, contains: String? = nil, reason: String, line: Int? = nil) {
        self.path = path
        self.contains = contains
        self.reason = reason
        self.line = line
    }
}

/// Something that could not be read and that a person accepts.
package struct AcceptedItem: Hashable, Sendable {
    /// What could not be read.
    package let item: IncompleteItem
    /// What accepts it.
    package let acceptance: Acceptance

    /// An item with what accepts it.
    package init(item: IncompleteItem, acceptance: Acceptance) {
        self.item = item
        self.acceptance = acceptance
    }
}

/// A pattern over the names or the paths of modules, with `*`, `**` and `?`.
package struct ModulePattern: Hashable, Sendable {
    /// What the pattern is compared with.
    package enum Subject: String, CaseIterable, Sendable {
        case name, path, id, role
    }

    /// What the pattern is compared with.
    package let subject: Subject
    /// The pattern as written.
    package let text: String
    /// The line of the configuration file, from 1; nil if inferred.
    package let line: Int?

    /// A pattern as it was read or inferred.
    package init(_ subject: Subject, _ text: String, line: Int? = nil) {
        self.subject = subject
        self.text = text
        self.line = line
    }
}

/// What stands for the placeholders of a template.
package struct TemplateValues: Equatable, Sendable {
    /// Texts by name.
    package var texts: [String: String]
    /// The conditions that hold.
    package var flags: Set<String>
    /// The conditions that a template may ask for, whether they hold or not.
    package var knownFlags: Set<String>
    /// Lists by name.
    package var lists: [String: [String]]

    /// Values; flags that hold are known.
    package init(
        texts: [String: String] = [:], flags: Set<String> = [], knownFlags: Set<String> = [],
        lists: [String: [String]] = [:]
    ) {
        self.texts = texts
        self.flags = flags
        self.knownFlags = knownFlags.union(flags)
        self.lists = lists
    }
}

/// A mistake in a template, and where it is.
package struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file of the template.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// What is wrong, as a sentence.
    package let problem: String
    /// What is expected instead, as a sentence.
    package let expected: String

    /// A mistake.
    package init(file: String, line: Int, problem: String, expected: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.expected = expected
    }

    /// Where, what, and what to do.
    package var description: String { "\(file):\(line): \(problem) \(expected)" }
}

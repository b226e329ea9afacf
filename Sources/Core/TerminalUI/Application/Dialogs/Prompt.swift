/// Some lines that a person is asked to type.
package struct Prompt {
    /// One of the lines.
    package struct Field {
        /// What it is, in a word: `Reason`.
        package let label: String
        /// What the empty line says: what happens if it stays empty.
        package let placeholder: String
        /// What stands in it at first.
        package let text: String

        /// A line.
        package init(_ label: String, placeholder: String = "", text: String = "") {
            self.label = label
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// What is asked, as a title.
    package let title: String
    /// What a person has to know besides, each on lines of its own.
    package let remarks: [StyledText]
    /// The lines, at least one.
    package let fields: [Field]
    /// What Enter does, in a word or two for the bottom bar.
    package let done: String

    /// - Parameters:
    ///   - title: What is asked.
    ///   - remarks: What a person has to know besides.
    ///   - fields: The lines, at least one.
    ///   - done: What Enter does, in a word or two.
    package init(_ title: String, remarks: [StyledText] = [], fields: [Field], done: String) {
        self.title = title
        self.remarks = remarks
        self.fields = fields
        self.done = done
    }
}

/// A page of the help beside the keys: signs, or words, each with what it means.
package struct HelpPage: Sendable {
    /// A sign or a word.
    package struct Entry: Sendable {
        /// The sign or the word.
        package let term: String
        /// What it means.
        package let meaning: String

        /// Something that is explained.
        package init(_ term: String, _ meaning: String) {
            self.term = term
            self.meaning = meaning
        }
    }

    /// What the page is called: `Signs`.
    package let title: String
    /// What it explains, by headings.
    package let groups: [(heading: String, entries: [Entry])]

    /// A page.
    package init(_ title: String, groups: [(heading: String, entries: [Entry])]) {
        self.title = title
        self.groups = groups
    }
}

/// A place in a file that says how something is shown in a preview.
package struct PreviewStatement: Hashable, Sendable {
    /// How it says so.
    package enum Kind: String, CaseIterable, Sendable {
        /// A `#Preview` macro.
        case macro
        /// A type that conforms to `PreviewProvider`.
        case provider
        /// A type that conforms to Strata's `PreviewList`, with one case for each state, or an
        /// extension that adds parts to one.
        case list
        /// A call of `part(_:width:height:states:)` in such a list.
        case part
    }

    /// A state that has a name.
    package struct State: Hashable, Sendable {
        /// The name, as written.
        package let name: String
        /// The line of the name, from 1.
        package let line: Int

        /// A state where it is named.
        package init(name: String, line: Int) {
            self.name = name
            self.line = line
        }
    }

    /// How it says so.
    package let kind: Kind
    /// What the macro is called, nil if it has no name; else the type, `CartPreviews`, and for a
    /// part of it `CartPreviews.Row`.
    package let name: String?
    /// The states that it names, in the order of the file; empty if it shows one, without a name.
    package let states: [State]
    /// The traits of a macro, as written, `.landscapeLeft`.
    package let traits: [String]
    /// The names in it that begin with a capital letter, ascending: what it may show.
    package let uses: [String]
    /// The line, from 1.
    package let line: Int

    /// A preview of one state without traits, where nothing else is said.
    package init(
        kind: Kind, name: String?, states: [State] = [], traits: [String] = [],
        uses: [String] = [], line: Int
    ) {
        self.kind = kind
        self.name = name
        self.states = states
        self.traits = traits
        self.uses = uses
        self.line = line
    }
}

import Codebase

/// A preview that a module holds.
package struct ComponentPreview: Equatable, Sendable {
    /// How it is written.
    package let kind: PreviewStatement.Kind
    /// What it is called: the name of a macro, nil if it has none; `Card` for `Card_Previews` and
    /// `CardPreviews`.
    package let title: String?
    /// The states that it names, in the order of the files; empty if it shows one, without a name.
    package let states: [PreviewStatement.State]
    /// The traits of a macro, as written.
    package let traits: [String]
    /// The components that it names, of any module, by module and type.
    package let shows: [Component.ID]
    /// Where it begins, with ``line``.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int

    /// A preview as it was found.
    package init(
        kind: PreviewStatement.Kind, title: String?, states: [PreviewStatement.State] = [],
        traits: [String] = [], shows: [Component.ID] = [], file: RelativePath, line: Int
    ) {
        self.kind = kind
        self.title = title
        self.states = states
        self.traits = traits
        self.shows = shows
        self.file = file
        self.line = line
    }

    /// How many states it shows; 1 or more, but 0 for a list that has only parts.
    package var stateCount: Int {
        states.isEmpty && kind != .list ? 1 : states.count
    }
}

/// What the text of one Swift file says, whatever module it belongs to.
///
/// Facts depend on the bytes of the file alone, so they can be kept by content.
package struct SourceFacts: Equatable, Sendable {
    /// The number of lines; 0 for an empty file.
    package let lineCount: Int
    /// Every import statement, in the order of the file.
    package let imports: [ImportStatement]
    /// Every declaration that other files can name, in the order of the file.
    package let declarations: [Declaration]
    /// The names that the file uses.
    package let uses: NameUses
    /// The types that its declarations for other modules name, in the order of the file, each once
    /// for a level.
    package let exposed: [ExposedName]
    /// Names of 8 bytes and more that it declares for itself alone, in any scope, ascending.
    package let hidden: [String]
    /// What its types inherit, in the order of the file; local types are left out.
    package let inheritances: [Inheritance]
    /// The previews that it holds, in the order of the file.
    package let previews: [PreviewStatement]
    /// What kept the file from being read whole, in the order of the file; empty if nothing did.
    package let problems: [SourceProblem]

    /// What a file says; it exposes, hides and previews nothing where nothing else is said.
    package init(
        lineCount: Int,
        imports: [ImportStatement],
        declarations: [Declaration],
        uses: NameUses,
        exposed: [ExposedName] = [],
        hidden: [String] = [],
        inheritances: [Inheritance] = [],
        previews: [PreviewStatement] = [],
        problems: [SourceProblem]
    ) {
        self.lineCount = lineCount
        self.imports = imports
        self.declarations = declarations
        self.uses = uses
        self.exposed = exposed
        self.hidden = hidden
        self.inheritances = inheritances
        self.previews = previews
        self.problems = problems
    }

    /// The facts of a file that holds nothing.
    package static let empty = SourceFacts(
        lineCount: 0, imports: [], declarations: [], uses: NameUses(), problems: [])
}

/// A reason why a file could not be read whole.
package struct SourceProblem: Hashable, Sendable {
    /// The kind of reason.
    package enum Kind: String, CaseIterable, Sendable {
        case syntax, encoding, tooLarge, unreadable
    }

    /// The kind of reason.
    package let kind: Kind
    /// The line, from 1; nil if it concerns the whole file.
    package let line: Int?
    /// One sentence that says what happened.
    package let message: String

    /// A problem of one file.
    package init(kind: Kind, line: Int?, message: String) {
        self.kind = kind
        self.line = line
        self.message = message
    }
}

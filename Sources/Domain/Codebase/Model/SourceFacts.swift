/// What the text of one Swift file says, whatever module it belongs to.
///
/// Facts depend on the bytes of the file alone, so they can be kept by content.
///
/// A value of one word, since an analysis copies thousands of them again and again.
package struct SourceFacts: Equatable, Sendable {
    /// What a file says, never changed.
    private final class Held: Sendable {
        let lineCount: Int
        let imports: [ImportStatement]
        let declarations: [Declaration]
        let uses: NameUses
        let exposed: [ExposedName]
        let hidden: [String]
        let inheritances: [Inheritance]
        let previews: [PreviewStatement]
        let exclusions: [ExclusionComment]
        let problems: [SourceProblem]

        init(
            lineCount: Int, imports: [ImportStatement], declarations: [Declaration], uses: NameUses,
            exposed: [ExposedName], hidden: [String], inheritances: [Inheritance],
            previews: [PreviewStatement], exclusions: [ExclusionComment], problems: [SourceProblem]
        ) {
            self.lineCount = lineCount
            self.imports = imports
            self.declarations = declarations
            self.uses = uses
            self.exposed = exposed
            self.hidden = hidden
            self.inheritances = inheritances
            self.previews = previews
            self.exclusions = exclusions
            self.problems = problems
        }
    }

    private let held: Held

    /// What a file says; it exposes, hides, previews and excludes nothing where nothing else is said.
    package init(
        lineCount: Int,
        imports: [ImportStatement],
        declarations: [Declaration],
        uses: NameUses,
        exposed: [ExposedName] = [],
        hidden: [String] = [],
        inheritances: [Inheritance] = [],
        previews: [PreviewStatement] = [],
        exclusions: [ExclusionComment] = [],
        problems: [SourceProblem]
    ) {
        held = Held(
            lineCount: lineCount, imports: imports, declarations: declarations, uses: uses,
            exposed: exposed, hidden: hidden, inheritances: inheritances, previews: previews,
            exclusions: exclusions, problems: problems)
    }

    /// The number of lines; 0 for an empty file.
    package var lineCount: Int { held.lineCount }
    /// Every import statement, in the order of the file.
    package var imports: [ImportStatement] { held.imports }
    /// Every declaration that other files can name, in the order of the file.
    package var declarations: [Declaration] { held.declarations }
    /// The names that the file uses.
    package var uses: NameUses { held.uses }
    /// The types that its declarations for other modules name, in the order of the file, each once
    /// for a level.
    package var exposed: [ExposedName] { held.exposed }
    /// Names of 8 bytes and more that it declares for itself alone, in any scope, ascending.
    package var hidden: [String] { held.hidden }
    /// What its types inherit, in the order of the file; local types are left out.
    package var inheritances: [Inheritance] { held.inheritances }
    /// The previews that it holds, in the order of the file.
    package var previews: [PreviewStatement] { held.previews }
    /// The comments that let lines of it break rules, in the order of the file.
    package var exclusions: [ExclusionComment] { held.exclusions }
    /// What kept the file from being read whole, in the order of the file; empty if nothing did.
    package var problems: [SourceProblem] { held.problems }

    package static func == (left: SourceFacts, right: SourceFacts) -> Bool {
        if left.held === right.held { return true }
        return left.lineCount == right.lineCount && left.imports == right.imports
            && left.declarations == right.declarations && left.uses == right.uses
            && left.exposed == right.exposed && left.hidden == right.hidden
            && left.inheritances == right.inheritances && left.previews == right.previews
            && left.exclusions == right.exclusions && left.problems == right.problems
    }

    /// The facts of a file that holds nothing.
    package static let empty = SourceFacts(
        lineCount: 0, imports: [], declarations: [], uses: NameUses(), problems: [])
}

/// A reason why a file could not be read whole.
package struct SourceProblem: Hashable, Sendable {
    /// The kind of reason.
    package enum Kind: String, CaseIterable, Sendable {
        case syntax, encoding, encrypted, tooLarge, unreadable
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

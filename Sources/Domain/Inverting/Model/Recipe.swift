import Codebase
import Editing

/// A change that would remove an edge, or why this kind of change does not.
package struct Recipe: Equatable, Sendable, Identifiable {
    /// The kinds of changes, the one that is wanted most first.
    package enum Name: String, CaseIterable, Sendable {
        /// Remove an import of which nothing is used.
        case remove
        /// Depend on the interface module that is there already.
        case depend
        /// Take an implementation as the protocol that is there already.
        case inject
        /// Declare a protocol of what is used, and take an implementation of it.
        case interface
        /// Take a singleton as a parameter, behind a protocol of what is used.
        case parameter
        /// Declare where a screen leads, and let the composition root go there.
        case route
        /// Declare a protocol of what is used and values of what is read, which an adapter translates.
        case adapt
        /// Be handed what observes and posts notifications.
        case notify
        /// Move a declaration to a module that both may use.
        case move
        /// Move a declaration to a new module beside the one that declares it. The old module
        /// imports the new one and exports it again, so that no third file changes (decision 28).
        case contract
        /// Copy something tiny.
        case duplicate
        /// Several of these in one change, as the edge has parts of several classes.
        case combine
    }

    /// The kind of change.
    package let name: Name
    /// What would be done, in a few words.
    package let title: String
    /// Why it does not fit, in one or two sentences; nil if it does.
    package let obstacle: String?
    /// Every file that changes, its old text and its new one; empty if it does not fit.
    package let changes: ChangeSet
    /// What only a person can answer; each stands in the new text as a comment, too.
    package var questions: [RecipeQuestion]
    /// What is left to do by hand, such as manifests that Strata does not edit.
    package let steps: [String]
    /// The names that other modules see after the change and did not see before.
    package let newSymbols: [String]
    /// What was shown of the change; nil as long as nobody tried.
    package var proof: InversionProof?

    /// The kind of change, of which a violation has one each.
    package var id: Name { name }

    /// Whether it can be made.
    package var fits: Bool { obstacle == nil }

    /// What it costs.
    package var price: RecipePrice { RecipePrice(of: changes, symbols: newSymbols.count) }

    /// A recipe that fits.
    package init(
        _ name: Name, title: String, changes: ChangeSet, questions: [RecipeQuestion] = [],
        steps: [String] = [], newSymbols: [String] = []
    ) {
        self.name = name
        self.title = title
        obstacle = nil
        self.changes = changes
        self.questions = questions
        self.steps = steps
        self.newSymbols = newSymbols
    }

    /// A recipe that does not fit, with the reason.
    package init(_ name: Name, title: String, obstacle: String) {
        self.name = name
        self.title = title
        self.obstacle = obstacle
        changes = ChangeSet(title)
        questions = []
        steps = []
        newSymbols = []
    }
}

/// What a recipe costs.
package struct RecipePrice: Hashable, Sendable {
    /// The files that change, manifests among them.
    package let files: Int
    /// The lines that are added and removed.
    package let lines: Int
    /// The names that other modules see after it and did not see before.
    package let symbols: Int

    /// A price; all numbers are 0 or more.
    package init(files: Int, lines: Int, symbols: Int) {
        self.files = files
        self.lines = lines
        self.symbols = symbols
    }

    init(of changes: ChangeSet, symbols: Int) {
        let diffs = changes.changes.map(\.diff)
        self.init(
            files: diffs.count,
            lines: diffs.map { $0.addedCount + $0.removedCount }.reduce(0, +), symbols: symbols)
    }
}

/// Something that only a person can answer.
package struct RecipeQuestion: Hashable, Sendable {
    /// The question, one sentence.
    package let text: String
    /// The file that holds it as a comment; nil if none does.
    package let file: RelativePath?

    /// What a preview shows that has no value of its own for something.
    static func preview(_ type: String, _ file: RelativePath, _ line: Int) -> RecipeQuestion {
        RecipeQuestion(
            "The preview at \(file.name):\(line) needs a value of \(type). Which one?", file: file)
    }

    /// A question, with the file that holds it.
    package init(_ text: String, file: RelativePath? = nil) {
        self.text = text
        self.file = file
    }
}

/// What one Swift file declares and uses, down to members and local names.
///
/// It is asked for chosen files only; ``SourceFacts`` are what is known of all. Like those it is
/// what the text says and depends on the bytes of the file alone: no type is resolved.
package struct SourceDetails: Equatable, Sendable {
    /// All declarations, private and local ones too, in the order of the file; each follows the one
    /// it stands in.
    package let declarations: [DeclarationDetails]
    /// All names that are used, in the order of the file.
    package let uses: [NameUse]
    /// What kept the file from being read whole; empty if nothing did.
    package let problems: [SourceProblem]

    /// What a file says, where each number of a declaration is its position in the list.
    package init(
        declarations: [DeclarationDetails] = [], uses: [NameUse] = [],
        problems: [SourceProblem] = []
    ) {
        self.declarations = declarations
        self.uses = uses
        self.problems = problems
    }

    /// The declaration that another one or a use names by its number.
    package func declaration(_ number: Int?) -> DeclarationDetails? {
        number.flatMap { declarations.indices.contains($0) ? declarations[$0] : nil }
    }
}

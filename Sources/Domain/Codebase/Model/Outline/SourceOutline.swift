/// What one Swift file declares and does, as a tree that keeps what calls what with what.
///
/// It is asked for chosen files only, by what has to look into bodies and closures, such as
/// reading what a container is told. Like ``SourceFacts`` it is what the text says and depends on
/// the bytes of the file alone: no type is resolved.
package struct SourceOutline: Equatable, Sendable {
    /// What stands at the top level of the file, in its order.
    package let statements: [OutlineStatement]
    /// What kept the file from being read whole; empty if nothing did.
    package let problems: [SourceProblem]

    /// What a file says.
    package init(statements: [OutlineStatement] = [], problems: [SourceProblem] = []) {
        self.statements = statements
        self.problems = problems
    }

    /// The declarations at the top level, those under `#if` among them, in the order of the file.
    package var declarations: [OutlineDeclaration] { statements.flatMap(\.declarations) }
}

extension OutlineStatement {
    /// The declaration that it is, or those of the branches of an `#if`.
    fileprivate var declarations: [OutlineDeclaration] {
        switch kind {
        case .declaration(let declaration): [declaration]
        case .branch(_, let bodies): bodies.joined().flatMap(\.declarations)
        default: []
        }
    }
}

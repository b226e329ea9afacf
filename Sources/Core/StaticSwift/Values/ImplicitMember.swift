import SwiftSyntax

/// `.name`, `.name(arguments)` and what follows it, before the type is known.
package struct ImplicitMember {
    /// The member's name, such as `target`.
    package let name: String
    /// The arguments; `nil` if the member is not called.
    package let arguments: [Argument]?
    /// Member accesses and calls that follow it, applied once the type is known.
    let chain: [ChainLink]
    let node: Syntax
    let scope: Scope
    /// Where it counts as written, if elsewhere.
    var place: SourcePosition?

    /// What functions gave of which the expected type decides which is meant.
    var results: [(type: TypeReference, value: Value)]?

    /// The member as something that could not be evaluated.
    package var unresolved: Unknown {
        Unknown(
            expression: String(node.trimmedDescription.prefix(120)),
            position: SourcePosition(file: "", line: 1, column: 1),
            reason: "its type is not known")
    }
}

/// One step that follows an implicit member.
struct ChainLink {
    let name: String
    let arguments: [Argument]?
}

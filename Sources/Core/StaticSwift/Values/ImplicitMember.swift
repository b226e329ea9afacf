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
}

/// One step that follows an implicit member.
struct ChainLink {
    let name: String
    let arguments: [Argument]?
}

/// What the compiler checks in a root in plain Swift.
package struct CompilerGuarantee: Hashable, Sendable {
    /// The type that puts objects together.
    package let root: String
    /// Where it is declared, or its first extension.
    package let place: CompositionPlace
    /// How many calls of initializers of the codebase's own types stand in it.
    package let initialisers: Int
    /// How many arguments they are given.
    package let arguments: Int

    package init(root: String, place: CompositionPlace, initialisers: Int, arguments: Int) {
        self.root = root
        self.place = place
        self.initialisers = initialisers
        self.arguments = arguments
    }
}

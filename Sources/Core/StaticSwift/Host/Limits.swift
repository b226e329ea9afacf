/// How much an evaluation may do before it gives up.
package struct Limits: Sendable {
    /// The most expressions, statements and copied elements.
    package var steps: Int
    /// The tokens of a source that are parsed without taking steps; each beyond them takes one.
    package var freeTokens: Int
    /// The deepest nesting of expressions, blocks and calls.
    package var depth: Int
    /// The most elements of one collection and characters of one string.
    package var size: Int
    /// How deep the parts of one value stand in each other.
    package var nesting: Int

    /// Limits that real manifests stay far below.
    package init(
        steps: Int = 2_000_000, freeTokens: Int = 65_536, depth: Int = 700, size: Int = 200_000,
        nesting: Int = 500
    ) {
        self.steps = steps
        self.freeTokens = freeTokens
        self.depth = depth
        self.size = size
        self.nesting = nesting
    }
}

/// Keeps a walk from going deeper than a worker's stack allows.
///
/// The parser limits the nesting that people write, but not the length of a chain `a.b.c`, which
/// is as deep a tree.
struct TreeDepth {
    private static let limit = 10_000
    private static let veryDeep = 2_000

    private var current = 0
    private var deepest = 0

    /// Whether there is room for what is inside a node; if not, it is passed over.
    var canEnter: Bool { current < Self.limit }
    /// Whether a walk with larger frames could overflow the stack.
    var isVeryDeep: Bool { deepest > Self.veryDeep }

    mutating func enter() {
        current += 1
        if current > deepest { deepest = current }
    }

    mutating func leave() { current -= 1 }
}

import SwiftSyntax

/// How deep a tree is, measured without recursion.
enum TreeDepth {
    /// The deepest that trees are walked; the parser itself stops nesting far below.
    static let limit = 4_000
    /// More levels than one byte of a source can add.
    private static let mostLevels = 16

    /// Whether a tree is deeper than the limit, or will be once its operators are folded.
    static func isExceeded(by tree: some SyntaxProtocol) -> Bool {
        var waiting = [(node: Syntax(tree), depth: 0)]
        while let (node, depth) = waiting.popLast() {
            if depth > limit { return true }
            // So few bytes have too few tokens to nest that deep, whatever they say.
            if depth + node.totalLength.utf8Length * mostLevels < limit { continue }
            // Folding nests the operands of a flat sequence in each other.
            let next = depth + 1 + (node.as(ExprListSyntax.self)?.count ?? 0)
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self)
            {
                waiting.append((child, next))
            }
        }
        return false
    }
}

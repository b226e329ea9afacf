/// What could not be evaluated, where it stands, and why.
package struct Unknown: Hashable, Sendable {
    /// The source text of the expression or statement: one line, at most 120 characters.
    package let expression: String
    /// Where it begins.
    package let position: SourcePosition
    /// Half a sentence that continues "not evaluated because …".
    package let reason: String

    /// Describes one thing that could not be evaluated.
    package init(expression: String, position: SourcePosition, reason: String) {
        self.expression = expression
        self.position = position
        self.reason = reason
    }
}

extension Unknown: CustomStringConvertible {
    /// Position, expression and reason in one line.
    package var description: String { "\(position): `\(expression)`: \(reason)" }
}

/// What could not be evaluated, where it stands, and why.
package struct Unknown: Sendable {
    /// The source text of the expression or statement: one line, at most 120 characters.
    package let expression: String
    /// Where it begins.
    package let position: SourcePosition
    /// Half a sentence that continues "not evaluated because …".
    package let reason: String
    /// Whether it comes from outside of the program: then it is none of the program's instances and
    /// runs none of the program's functions, so nothing changes when it is used.
    private(set) var isForeign = false

    /// Describes one thing that could not be evaluated.
    package init(expression: String, position: SourcePosition, reason: String) {
        self.expression = expression
        self.position = position
        self.reason = reason
    }
}

extension Unknown {
    /// The same, known to come from outside of the program, or not.
    func foreign(_ isForeign: Bool = true) -> Unknown {
        var copy = self
        copy.isForeign = isForeign
        return copy
    }
}

/// Two are the same if they say the same.
extension Unknown: Hashable {
    package static func == (one: Unknown, two: Unknown) -> Bool {
        one.expression == two.expression && one.position == two.position
            && one.reason == two.reason
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(expression)
        hasher.combine(position)
        hasher.combine(reason)
    }
}

extension Unknown: CustomStringConvertible {
    /// Position, expression and reason in one line.
    package var description: String { "\(position): `\(expression)`: \(reason)" }
}

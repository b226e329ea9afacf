/// The `#if` conditions around a place, as they are written or negated.
struct ConditionStack {
    private struct Level {
        /// The conditions of the clauses that came before, negated.
        var negated: [String] = []
        var current = ""
    }

    private var levels: [Level] = []

    /// The condition of each level, outermost first.
    var conditions: [String] { levels.map(\.current) }

    /// Goes into an `#if … #endif`.
    mutating func open() { levels.append(Level()) }

    /// Comes out of it.
    mutating func close() { levels.removeLast() }

    /// Goes on to the next clause.
    ///
    /// - Parameters:
    ///   - condition: What is written, nil for `#else`.
    ///   - isCompound: Whether it needs parentheses beside other words.
    mutating func next(_ condition: String?, isCompound: Bool) {
        guard let last = levels.indices.last else { return }
        let before = levels[last].negated
        guard let condition else {
            levels[last].current = before.joined(separator: " && ")
            return
        }
        let grouped = isCompound ? "(\(condition))" : condition
        levels[last].current =
            before.isEmpty
            ? condition : (before + [grouped]).joined(separator: " && ")
        levels[last].negated.append("!" + grouped)
    }
}

/// How many parts of each kind a text of a format has, whatever stands in them; and what breaks the
/// format.
///
/// Two texts that say the same about other names have the same shape.
package struct Shape: Hashable, Sendable {
    package private(set) var parts: [String: Int] = [:]
    package private(set) var mistakes: [String] = []

    package init() {}

    mutating func count(_ part: String, _ number: Int = 1) {
        if number != 0 { parts[part, default: 0] += number }
    }

    mutating func fail(_ mistake: String) { mistakes.append(mistake) }

    /// What is different in another shape, in words.
    package func differences(from other: Shape) -> [String] {
        let kinds = Set(parts.keys).union(other.parts.keys).sorted()
        return mistakes
            + kinds.compactMap { kind in
                let (one, two) = (parts[kind] ?? 0, other.parts[kind] ?? 0)
                return one == two ? nil : "\(kind): \(one), not \(two)"
            }
    }
}

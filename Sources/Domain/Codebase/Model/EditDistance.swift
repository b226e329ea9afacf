/// Measures how far words are apart, for suggestions.
package enum EditDistance {
    /// The least number of single-letter insertions, removals and replacements that turn one word
    /// into the other (V. Levenshtein 1965; R. Wagner, M. Fischer, J. ACM 21, 1974).
    package static func between(_ left: String, _ right: String) -> Int {
        let one = Array(left)
        let other = Array(right)
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }

    /// The candidate closest to a word, if any is close enough to be meant.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { (name: $0, distance: between(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }),
            best.distance <= max(2, word.count / 3)
        else { return nil }
        return best.name
    }
}

/// Finds the rows that a person looks for while typing.
///
/// Several words must all match; one after a `!` must not stand in the text. A word in lower case
/// matches any case; one with a capital letter matches only as it is. Only the case of ASCII letters
/// is ignored.
package struct FilterMatcher: Sendable {
    /// How a word may match.
    package enum Mode: Hashable, Sendable {
        /// As it is, somewhere in the text.
        case substring
        /// Its letters in the same order, with others between them.
        case fuzzy
    }

    private let words: [MatchWord]
    /// What must not stand in the text.
    private let unwanted: [MatchWord]

    /// A matcher; an empty pattern matches everything, as does a `!` that nothing follows yet.
    package init(_ pattern: String, mode: Mode = .fuzzy) {
        let parts = pattern.split(separator: " ")
        words = parts.filter { !$0.hasPrefix("!") }.map { MatchWord(String($0), mode: mode) }
        unwanted = parts.filter { $0.hasPrefix("!") && $0.count > 1 }
            .map { MatchWord(String($0.dropFirst()), mode: .substring) }
    }

    /// Whether it matches everything.
    package var isEmpty: Bool { words.isEmpty && unwanted.isEmpty }

    /// How well `text` matches, or nothing if it does not.
    package func match(_ text: String) -> FilterMatch? {
        guard !isEmpty else { return FilterMatch(score: 0, offsets: []) }
        var text = text
        return text.withUTF8 { bytes in
            if unwanted.contains(where: { $0.match(bytes) != nil }) { return nil }
            if words.isEmpty { return FilterMatch(score: 0, offsets: []) }
            if words.count == 1 { return words[0].match(bytes) }
            var score = 0
            var offsets: [Int] = []
            for word in words {
                guard let found = word.match(bytes) else { return nil }
                score += found.score
                offsets += found.offsets
            }
            return FilterMatch(score: score, offsets: Set(offsets).sorted())
        }
    }

    /// The elements that match, best first; equally good ones stay in their order.
    ///
    /// - Parameters:
    ///   - elements: What to look through.
    ///   - text: The text of an element.
    /// - Returns: The place of each in `elements`, and how it matched.
    package func filter<Element>(
        _ elements: [Element], by text: (Element) -> String
    ) -> [(index: Int, match: FilterMatch)] {
        var found: [(index: Int, match: FilterMatch)] = []
        for index in elements.indices {
            if let match = match(text(elements[index])) { found.append((index, match)) }
        }
        guard !words.isEmpty else { return found }
        return found.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
    }
}

/// Where and how well a text matches a filter.
package struct FilterMatch: Hashable, Sendable {
    /// Higher is better; comparable for the same filter only.
    package let score: Int
    /// The places of the matched bytes in the text's UTF-8, in ascending order.
    package let offsets: [Int]
}

extension StyledText {
    /// Text in which the letters that a filter matched stand out.
    package init(_ text: String, _ style: Style = .plain, matching match: FilterMatch?) {
        guard let match, !match.offsets.isEmpty else {
            self.init(text, style)
            return
        }
        self.init([])
        let matched = Set(match.offsets)
        let highlight = Style(.match).over(style)
        var offset = 0
        for letter in text {
            let letterStyle = matched.contains(offset) ? highlight : style
            if spans.last?.style == letterStyle {
                spans[spans.count - 1].text.append(letter)
            } else {
                spans.append(Span(String(letter), letterStyle))
            }
            offset += letter.utf8.count
        }
    }
}

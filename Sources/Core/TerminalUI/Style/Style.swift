/// How a cell looks: two colours and attributes.
package struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    package var foreground: Color
    /// The colour behind it.
    package var background: Color
    /// Bold, dim, italic, underline, reverse.
    package var attributes: Attributes

    /// No opinion about anything.
    package static let plain = Style()

    /// A style; what is not given is left as it is below.
    package init(
        _ foreground: Color = .standard, on background: Color = .standard,
        attributes: Attributes = .none
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// This style drawn over `base`: what it has no opinion about comes from `base`.
    package func over(_ base: Style) -> Style {
        Style(
            foreground.isStandard ? base.foreground : foreground,
            on: background.isStandard ? base.background : background,
            attributes: base.attributes.union(attributes))
    }
}

extension Style: CustomStringConvertible {
    /// A short text such as `accent on selection bold`; `plain` for no opinion.
    package var description: String {
        var words: [String] = []
        if !foreground.isStandard { words.append("\(foreground)") }
        if !background.isStandard { words.append("on \(background)") }
        if !attributes.isEmpty { words.append("\(attributes)") }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }
}

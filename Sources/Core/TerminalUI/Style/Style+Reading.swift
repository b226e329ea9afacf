extension Style {
    /// Reads what ``description`` wrote: `accent on selection bold`; `nil` for anything else.
    package init?(reading text: some StringProtocol) {
        var style = Style.plain
        var isBehind = false
        for word in text.split(separator: " ") where word != "plain" {
            if word == "on" {
                isBehind = true
            } else if let attribute = Attributes(name: word) {
                style.attributes.insert(attribute)
            } else if let color = Color(reading: word) {
                if isBehind { style.background = color } else { style.foreground = color }
                isBehind = false
            } else {
                return nil
            }
        }
        guard !isBehind else { return nil }
        self = style
    }
}

extension Attributes {
    fileprivate init?(name: some StringProtocol) {
        switch name {
        case "bold": self = .bold
        case "dim": self = .dim
        case "italic": self = .italic
        case "underline": self = .underline
        case "reverse": self = .reverse
        default: return nil
        }
    }
}

extension Color {
    private static let roles = Dictionary(
        ColorRole.allCases.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

    /// Reads what ``description`` wrote: `default`, `accent`, `ansi3`, `#ff8800`.
    package init?(reading name: some StringProtocol) {
        if name == "default" {
            self = .standard
        } else if let role = Self.roles[String(name)] {
            self = .role(role)
        } else if name.hasPrefix("#"), name.count == 7,
            let value = UInt32(name.dropFirst(), radix: 16)
        {
            self = .rgb(value)
        } else if name.hasPrefix("ansi"), let index = UInt8(name.dropFirst(4)), index < 16 {
            self = .ansi(index)
        } else if name.hasPrefix("index"), let index = UInt8(name.dropFirst(5)) {
            self = .indexed(index)
        } else {
            return nil
        }
    }
}

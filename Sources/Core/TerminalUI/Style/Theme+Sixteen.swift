extension Theme {
    /// The terminal's own sixteen colours, the bright ones for text.
    package static let sixteenDark = sixteen(bright: 8)

    /// The terminal's own sixteen colours, the normal ones for text.
    package static let sixteenLight = sixteen(bright: 0)

    /// Two of the terminal's own colours that can be read on black and on white in most palettes, and
    /// attributes: for terminals that do not say their background.
    package static let sixteenEither = Theme(brightensBold: false) { role in
        switch role {
        case .selection: Style(attributes: .reverse)
        case .selectionInactive, .header, .key, .accent, .borderFocused: Style(attributes: .bold)
        case .muted, .faint, .border: Style(attributes: .dim)
        case .comment: Style(attributes: [.dim, .italic])
        case .error, .deletion: Style(.ansi(9))
        case .warning: Style(.ansi(13))
        case .match: Style(attributes: [.bold, .underline])
        default: .plain
        }
    }

    /// The terminal's own attributes and no colour.
    package static let monochrome = Theme { role in
        switch role {
        case .selection: Style(attributes: .reverse)
        case .selectionInactive, .header, .key, .accent, .borderFocused, .error, .warning:
            Style(attributes: .bold)
        case .match: Style(attributes: .underline)
        case .muted, .faint, .border, .comment: Style(attributes: .dim)
        default: .plain
        }
    }

    private static func sixteen(bright: UInt8) -> Theme {
        let red = Color.ansi(1 + bright)
        let green = Color.ansi(2 + bright)
        let blue = Color.ansi(4 + bright)
        let magenta = Color.ansi(5 + bright)
        // On white, yellow cannot be read in most palettes.
        let yellow = bright == 0 ? magenta : Color.ansi(3 + bright)
        let cyan = Color.ansi(6 + bright)
        return Theme(brightensBold: bright > 0) { role in
            switch role {
            case .selection: Style(attributes: .reverse)
            case .selectionInactive, .header, .key: Style(attributes: .bold)
            // Bright black is black with eight colours, and the background in some palettes.
            case .muted, .faint, .border, .layer7: Style(attributes: .dim)
            case .comment: Style(attributes: [.dim, .italic])
            case .accent, .borderFocused, .function, .layer1: Style(blue)
            case .error, .deletion: Style(red)
            case .warning, .number, .attribute, .layer4, .layer5: Style(yellow)
            case .match: Style(yellow, attributes: .bold)
            case .info, .type, .layer2: Style(cyan)
            case .success, .addition, .string, .layer3: Style(green)
            case .keyword, .layer0, .layer6: Style(magenta)
            case .text, .surface, .additionBackground, .deletionBackground: .plain
            }
        }
    }
}

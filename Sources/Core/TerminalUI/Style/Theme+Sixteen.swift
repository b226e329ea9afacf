extension Theme {
    /// Two of the terminal's own colours that can be read on black and on white in most palettes, and
    /// attributes: for white backgrounds, and for terminals that do not say theirs.
    package static let sixteenEither = Theme { role in
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

    /// The terminal's own sixteen colours, the bright ones for text on black.
    package static let sixteenDark = Theme { role in
        switch role {
        case .selection: Style(attributes: .reverse)
        case .selectionInactive, .header, .key: Style(attributes: .bold)
        // Bright black is black with eight colours, and the background in some palettes.
        case .muted, .faint, .border, .layer7: Style(attributes: .dim)
        case .comment: Style(attributes: [.dim, .italic])
        case .accent, .borderFocused, .function, .layer1: Style(.ansi(12))
        case .error, .deletion: Style(.ansi(9))
        case .warning, .number, .attribute, .layer4, .layer5: Style(.ansi(11))
        case .match: Style(.ansi(11), attributes: .bold)
        case .info, .type, .layer2: Style(.ansi(14))
        case .success, .addition, .string, .layer3: Style(.ansi(10))
        case .keyword, .layer0, .layer6: Style(.ansi(13))
        case .text, .surface, .additionBackground, .deletionBackground: .plain
        }
    }
}

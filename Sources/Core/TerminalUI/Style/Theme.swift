/// How meanings look: a style for each ``ColorRole``.
package struct Theme: Hashable, Sendable {
    /// Whether a terminal's own background is light or dark; `either` where nobody knows.
    package enum Appearance: Hashable, Sendable {
        case light, dark, either
    }

    private let styles: [Style]

    /// A theme that asks `style` once for each role.
    package init(_ style: (ColorRole) -> Style) {
        styles = ColorRole.allCases.map(style)
    }

    /// The theme for a terminal.
    package static func standard(_ appearance: Appearance, for depth: ColorDepth) -> Theme {
        switch (depth, appearance) {
        case (.none, _): .monochrome
        case (.ansi16, .dark): .sixteenDark
        // Green and cyan cannot be read on white in most palettes.
        case (.ansi16, .light), (_, .either): .sixteenEither
        case (_, .dark): .dark
        case (_, .light): .light
        }
    }

    /// How a role looks.
    package subscript(role: ColorRole) -> Style {
        styles[Int(role.rawValue)]
    }

    /// The same style with every meaning replaced by its look.
    ///
    /// A role that stands behind text gives its background and its attributes. Where that means
    /// reverse, the text gives up its own colour and is not dimmed, so that the bar is even. What is
    /// quieter than text comes one step nearer to it, as a bar leaves less contrast.
    package func resolve(_ style: Style) -> Style {
        var resolved = style
        if case .role(let role) = style.foreground.kind {
            resolved.foreground = self[style.background.isBar ? role.louder : role].foreground
            resolved.attributes.formUnion(self[role].attributes)
        }
        if case .role(let role) = style.background.kind {
            resolved.background = self[role].background
            resolved.attributes.formUnion(self[role].attributes)
            if self[role].attributes.contains(.reverse) {
                resolved.foreground = .standard
                resolved.attributes.remove(.dim)
            }
        }
        return resolved
    }
}

extension Color {
    /// Whether it is the background of a selected row or of a changed line.
    fileprivate var isBar: Bool {
        guard case .role(let role) = kind else { return false }
        return [.selection, .selectionInactive, .additionBackground, .deletionBackground]
            .contains(role)
    }
}

extension ColorRole {
    /// The role that is one step nearer to text.
    fileprivate var louder: ColorRole {
        switch self {
        case .muted: .header
        case .faint: .muted
        default: self
        }
    }
}

extension Style {
    /// The same style as a terminal of some depth can show it.
    package func resolved(with theme: Theme, for depth: ColorDepth) -> Style {
        var resolved = theme.resolve(self)
        resolved.foreground = resolved.foreground.resolved(for: depth)
        resolved.background = resolved.background.resolved(for: depth)
        return resolved
    }
}

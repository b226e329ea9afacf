/// How meanings look: a style for each ``ColorRole``.
package struct Theme: Hashable, Sendable {
    /// Whether a terminal's own background is light or dark; `either` where nobody knows.
    package enum Appearance: Hashable, Sendable {
        case light, dark, either
    }

    private let styles: [Style]
    /// Whether bold text may have one of the terminal's normal colours.
    private let brightensBold: Bool

    /// A theme that asks `style` once for each role.
    ///
    /// - Parameter brightensBold: Whether bold text may have one of the terminal's normal colours,
    ///   which many terminals show as the bright one.
    package init(brightensBold: Bool = true, _ style: (ColorRole) -> Style) {
        styles = ColorRole.allCases.map(style)
        self.brightensBold = brightensBold
    }

    /// The theme for a terminal.
    package static func standard(_ appearance: Appearance, for depth: ColorDepth) -> Theme {
        switch (depth, appearance) {
        case (.none, _): .monochrome
        case (.ansi16, .dark): .sixteenDark
        case (.ansi16, .light): .sixteenLight
        case (_, .either): .sixteenEither
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
        // Many terminals brighten bold colours, and bright ones cannot be read on white.
        if !brightensBold, resolved.foreground.isNormalAnsi { resolved.attributes.remove(.bold) }
        return resolved
    }
}

extension Color {
    /// Whether it is the background of a selected row.
    fileprivate var isBar: Bool {
        kind == .role(.selection) || kind == .role(.selectionInactive)
    }

    /// Whether it is one of the eight normal colours of the terminal's own.
    fileprivate var isNormalAnsi: Bool {
        if case .ansi(let index) = kind { index < 8 } else { false }
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

/// What a colour means; a ``Theme`` says how it looks.
package enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
    case text, muted, faint, accent
    case border, borderFocused
    case selection, selectionInactive
    case header, surface, key, match
    case error, warning, info, success
    case addition, deletion, additionBackground, deletionBackground
    case keyword, type, function, string, number, comment, attribute
    case layer0, layer1, layer2, layer3, layer4, layer5, layer6, layer7
}

extension Color {
    /// Ordinary text.
    package static let text = role(.text)
    /// Text of second rank: paths, counts, explanations.
    package static let muted = role(.muted)
    /// What should almost vanish: rules, empty cells, guides.
    package static let faint = role(.faint)
    /// The one colour that draws the eye: focus, titles, the current thing.
    package static let accent = role(.accent)
    /// A panel's frame.
    package static let border = role(.border)
    /// The frame of the panel that has the keyboard.
    package static let borderFocused = role(.borderFocused)
    /// Behind the selected row of the focused list.
    package static let selection = role(.selection)
    /// Behind the selected row of a list without focus.
    package static let selectionInactive = role(.selectionInactive)
    /// Headings of columns and sections.
    package static let header = role(.header)
    /// Behind what floats: modals, toasts, bars.
    package static let surface = role(.surface)
    /// A key in a hint.
    package static let key = role(.key)
    /// Letters that a filter matched.
    package static let match = role(.match)
    /// Something failed or is forbidden.
    package static let error = role(.error)
    /// Something deserves a look.
    package static let warning = role(.warning)
    /// Something to know.
    package static let info = role(.info)
    /// Something is as it should be.
    package static let success = role(.success)
    /// An added line.
    package static let addition = role(.addition)
    /// A removed line.
    package static let deletion = role(.deletion)
    /// Behind an added line.
    package static let additionBackground = role(.additionBackground)
    /// Behind a removed line.
    package static let deletionBackground = role(.deletionBackground)
    /// A keyword in source.
    package static let keyword = role(.keyword)
    /// A type's name in source.
    package static let type = role(.type)
    /// A function's name in source.
    package static let function = role(.function)
    /// A string in source.
    package static let string = role(.string)
    /// A number in source.
    package static let number = role(.number)
    /// A comment in source.
    package static let comment = role(.comment)
    /// An attribute or a directive in source.
    package static let attribute = role(.attribute)

    /// The hue of the layer at `index` from the top; hues repeat after eight.
    package static func layer(_ index: Int) -> Color {
        let hues: [ColorRole] = [
            .layer0, .layer1, .layer2, .layer3, .layer4, .layer5, .layer6, .layer7,
        ]
        return role(hues[((index % hues.count) + hues.count) % hues.count])
    }
}

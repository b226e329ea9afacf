extension Theme {
    /// Soft colours on the terminal's own dark background.
    package static let dark = Theme { role in
        switch role {
        case .text: .plain
        case .muted: Style(.rgb(0x8B93A3))
        case .faint: Style(.rgb(0x667085))
        case .accent, .borderFocused: Style(.rgb(0x7FB0F5))
        case .border: Style(.rgb(0x565E6E))
        case .selection: Style(on: .rgb(0x2F4163))
        case .selectionInactive: Style(on: .rgb(0x373D49))
        case .header: Style(.rgb(0xA9B4C8), attributes: .bold)
        case .surface: Style(on: .rgb(0x1D2129))
        case .key: Style(.rgb(0xC9D3E6), attributes: .bold)
        case .match: Style(.rgb(0xE8BC6A), attributes: .bold)
        case .error, .deletion: Style(.rgb(0xF08C93))
        case .warning: Style(.rgb(0xE0B05C))
        case .info: Style(.rgb(0x6CB6E8))
        case .success, .addition: Style(.rgb(0x8CC57F))
        case .additionBackground: Style(on: .rgb(0x22402D))
        case .deletionBackground: Style(on: .rgb(0x52282E))
        case .keyword: Style(.rgb(0xB796E8))
        case .type: Style(.rgb(0x6FC3C8))
        case .function: Style(.rgb(0x7FB0F5))
        case .string: Style(.rgb(0x9CCB86))
        case .number: Style(.rgb(0xE0A070))
        case .comment: Style(.rgb(0x7D8596), attributes: .italic)
        case .attribute: Style(.rgb(0xD9A86C))
        case .layer0: Style(.rgb(0xB796E8))
        case .layer1: Style(.rgb(0x7FB0F5))
        case .layer2: Style(.rgb(0x6FC3C8))
        case .layer3: Style(.rgb(0x8CC57F))
        case .layer4: Style(.rgb(0xCFC36B))
        case .layer5: Style(.rgb(0xE0A070))
        case .layer6: Style(.rgb(0xD98BA5))
        case .layer7: Style(.rgb(0xA0A8B8))
        }
    }
}

extension Theme {
    /// Deep colours on the terminal's own light background.
    package static let light = Theme { role in
        switch role {
        case .text: .plain
        case .muted: Style(.rgb(0x676E7B))
        case .faint: Style(.rgb(0x8F96A3))
        case .accent, .borderFocused: Style(.rgb(0x2560B8))
        case .border: Style(.rgb(0xA3AAB6))
        case .selection: Style(on: .rgb(0xC6DAF8))
        case .selectionInactive: Style(on: .rgb(0xDBE0E8))
        case .header: Style(.rgb(0x444B59), attributes: .bold)
        case .surface: Style(on: .rgb(0xF0F2F5))
        case .key: Style(.rgb(0x2F3644), attributes: .bold)
        case .match: Style(.rgb(0x9A5B00), attributes: .bold)
        case .error, .deletion: Style(.rgb(0xA82733))
        case .warning: Style(.rgb(0x8F5D00))
        case .info: Style(.rgb(0x1B6A9C))
        case .success, .addition: Style(.rgb(0x236820))
        case .additionBackground: Style(on: .rgb(0xDDF2DF))
        case .deletionBackground: Style(on: .rgb(0xFAE0E1))
        case .keyword: Style(.rgb(0x7A3FB5))
        case .type: Style(.rgb(0x0F7077))
        case .function: Style(.rgb(0x2560B8))
        case .string: Style(.rgb(0x2F6914))
        case .number: Style(.rgb(0x8F430B))
        case .comment: Style(.rgb(0x666E7B), attributes: .italic)
        case .attribute: Style(.rgb(0x8A5A12))
        case .layer0: Style(.rgb(0x7A3FB5))
        case .layer1: Style(.rgb(0x2560B8))
        case .layer2: Style(.rgb(0x0F7077))
        case .layer3: Style(.rgb(0x2F7A2A))
        case .layer4: Style(.rgb(0x756A00))
        case .layer5: Style(.rgb(0x8F430B))
        case .layer6: Style(.rgb(0xA8386A))
        case .layer7: Style(.rgb(0x59606D))
        }
    }
}

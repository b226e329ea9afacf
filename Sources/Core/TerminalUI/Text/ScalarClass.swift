/// What a single scalar does to a row of cells.
enum ScalarClass: Equatable {
    /// Takes one cell.
    case narrow
    /// Takes two cells.
    case wide
    /// Joins the glyph before it.
    case mark
    /// Makes a cluster and is not drawn: joiners, variation selectors, enclosing marks.
    case joiner
    /// Must not reach a terminal; a visible symbol of one cell stands for it.
    case replaced(by: Unicode.Scalar)
}

extension ScalarClass {
    /// The class of `scalar`, as wcwidth and today's terminals see it.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: self = .narrow
        case 0..<0xAE: self = .replaced(by: Self.symbol(below0xAE: value))
        case 0x2500..<0x25A0: self = .narrow
        case 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
        case 0x1160..<0x1200, 0xD7B0..<0xD7C7, 0xD7CB..<0xD7FC: self = .mark
        case 0x1F1E6...0x1F1FF: self = .replaced(by: Self.letter(ofFlagPart: value))
        case 0x200C, 0x200D, 0xFE00..<0xFE10, 0xE0100..<0xE01F0: self = .joiner
        default: self.init(property: scalar)
        }
    }

    private init(property scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .nonspacingMark: self = .mark
        case .enclosingMark: self = .joiner
        case .lineSeparator, .paragraphSeparator: self = .replaced(by: "␤")
        case .control, .format, .surrogate, .unassigned: self = .replaced(by: "\u{FFFD}")
        default:
            let isWide = scalar.properties.isEmojiPresentation || WideRanges.contains(scalar.value)
            self = isWide ? .wide : .narrow
        }
    }

    /// Control pictures for C0 and DEL, a space for the no-break space, else the replacement sign.
    private static func symbol(below0xAE value: UInt32) -> Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0xA0: " "
        default: "\u{FFFD}"
        }
    }

    private static func letter(ofFlagPart value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(value - 0x1F1E6 + 0x41) ?? "\u{FFFD}"
    }
}

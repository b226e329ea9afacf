/// A colour of text or background, in four bytes.
///
/// Views name what they mean (`.accent`, `.error`: a ``ColorRole``); a ``Theme`` turns the meaning into a
/// colour when the buffer is shown. So one drawn buffer serves every theme, and a snapshot says
/// "accent" where a colour would change with every touch of the palette.
package struct Color: Hashable, Sendable {
    /// What the four bytes say.
    package enum Kind: Hashable, Sendable {
        /// No opinion: what lies below shows, at last the terminal's own colour.
        case standard
        /// A meaning, to be looked up in a theme.
        case role(ColorRole)
        /// One of the terminal's sixteen: 0 to 7 normal, 8 to 15 bright.
        case ansi(UInt8)
        /// One of 256.
        case indexed(UInt8)
        /// An exact colour.
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    private let bits: UInt32

    private init(tag: UInt32, value: UInt32) {
        bits = tag << 24 | value
    }

    /// No opinion: what lies below shows, at last the terminal's own colour.
    package static let standard = Color(tag: 0, value: 0)

    /// A meaning, to be looked up in a theme.
    package static func role(_ role: ColorRole) -> Color {
        Color(tag: 1, value: UInt32(role.rawValue))
    }

    /// One of the terminal's sixteen; only the low four bits of `index` count.
    package static func ansi(_ index: UInt8) -> Color {
        Color(tag: 2, value: UInt32(index & 15))
    }

    /// One of 256.
    package static func indexed(_ index: UInt8) -> Color {
        Color(tag: 3, value: UInt32(index))
    }

    /// An exact colour from `0xRRGGBB`.
    package static func rgb(_ hex: UInt32) -> Color {
        Color(tag: 4, value: hex & 0xFF_FFFF)
    }

    /// What the colour says.
    package var kind: Kind {
        let low = UInt8(truncatingIfNeeded: bits)
        switch bits >> 24 {
        case 1: return ColorRole(rawValue: low).map(Kind.role) ?? .standard
        case 2: return .ansi(low)
        case 3: return .indexed(low)
        case 4:
            return .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16),
                green: UInt8(truncatingIfNeeded: bits >> 8), blue: low)
        default: return .standard
        }
    }

    /// Whether it has no opinion.
    package var isStandard: Bool { bits == 0 }
}

extension Color: CustomStringConvertible {
    /// A short name: `default`, `accent`, `ansi3`, `#ff8800`.
    package var description: String {
        switch kind {
        case .standard: "default"
        case .role(let role): "\(role)"
        case .ansi(let index): "ansi\(index)"
        case .indexed(let index): "index\(index)"
        case .rgb: "#" + hex(bits & 0xFF_FFFF)
        }
    }

    private func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

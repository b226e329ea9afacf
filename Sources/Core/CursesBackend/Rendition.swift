/// How a terminal draws the letters that come next: colours and attributes.
///
/// ECMA-48, 8.3.117 SGR, with the colours that xterm has added:
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
struct Rendition: Hashable {
    enum Color: Hashable {
        case standard
        /// One of 16, the bright ones from 8 on.
        case basic(Int)
        case indexed(Int)
        case direct(Int, Int, Int)
    }

    var foreground = Color.standard
    var background = Color.standard
    /// The attributes that are on, the one of code 1 as the second lowest bit.
    private var attributes: UInt16 = 0

    /// Underlined, reversed and crossed out.
    private static let seenOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9

    /// Whether a blank shows nothing of it but the background.
    var leavesBlanksAlone: Bool { attributes & Self.seenOnBlanks == 0 }

    /// Takes in the parameters of a sequence.
    ///
    /// - Returns: Whether all of them are known; else nothing is taken in.
    mutating func take(_ parameters: [Int]) -> Bool {
        var next = self
        var rest = parameters.isEmpty ? [0] : parameters[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: next = Rendition()
            case 1...5, 7...9: next.attributes |= 1 << code
            case 22: next.attributes &= ~(1 << 1 | 1 << 2)
            case 23...25, 27...29: next.attributes &= ~(1 << (code - 20))
            case 30...37: next.foreground = .basic(code - 30)
            case 39: next.foreground = .standard
            case 40...47: next.background = .basic(code - 40)
            case 49: next.background = .standard
            case 90...97: next.foreground = .basic(code - 82)
            case 100...107: next.background = .basic(code - 92)
            case 38, 48:
                guard let color = Self.color(from: &rest) else { return false }
                if code == 38 { next.foreground = color } else { next.background = color }
            default: return false
            }
        }
        self = next
        return true
    }

    private static func color(from rest: inout ArraySlice<Int>) -> Color? {
        let kind = rest.popFirst()
        let values = Array(rest.prefix(kind == 2 ? 3 : 1))
        rest = rest.dropFirst(values.count)
        guard values.allSatisfy({ 0...255 ~= $0 }) else { return nil }
        switch (kind, values.count) {
        case (5, 1): return .indexed(values[0])
        case (2, 3): return .direct(values[0], values[1], values[2])
        default: return nil
        }
    }
}

extension Rendition {
    /// The shortest sequence that leads from one state to this one.
    ///
    /// - Parameters:
    ///   - other: The state before; nil if it is not known.
    ///   - resetsColors: Whether the terminal has codes for its own two colours alone.
    func sequence(after other: Rendition?, resetsColors: Bool) -> [UInt8] {
        let anew = Self.sequence(codes(after: Rendition()), reset: true)
        guard let other, other.attributes & ~attributes == 0,
            resetsColors || !isStandardAgain(after: other)
        else { return anew }
        let onTop = Self.sequence(codes(after: other), reset: false)
        return onTop.count <= anew.count ? onTop : anew
    }

    private func isStandardAgain(after other: Rendition) -> Bool {
        foreground == .standard && other.foreground != .standard
            || background == .standard && other.background != .standard
    }

    /// What has to be said where nothing has to be taken back but colours.
    private func codes(after other: Rendition) -> [Int] {
        let added = attributes & ~other.attributes
        var codes = (1...9).filter { added & 1 << $0 != 0 }
        if foreground != other.foreground { codes += foreground.codes(from: 30) }
        if background != other.background { codes += background.codes(from: 40) }
        return codes
    }

    private static func sequence(_ codes: [Int], reset: Bool) -> [UInt8] {
        let parameters = (reset && !codes.isEmpty ? [0] : []) + codes
        return Array("\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m".utf8)
    }
}

extension Rendition.Color {
    /// - Parameter base: 30 for a foreground, 40 for a background.
    fileprivate func codes(from base: Int) -> [Int] {
        switch self {
        case .standard: [base + 9]
        case .basic(let number): [number < 8 ? base + number : base + 52 + number]
        case .indexed(let number): [base + 8, 5, number]
        case .direct(let red, let green, let blue): [base + 8, 2, red, green, blue]
        }
    }
}

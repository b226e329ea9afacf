/// Mouse reports: SGR (`CSI < button ; x ; y M`) and the old one of three bytes.
enum MouseReport {
    /// - Parameter isRelease: Whether the report ended in `m`.
    /// - Returns: `nil` for what this program has no use for, and for places that cannot be.
    static func event(button bits: Int, x: Int, y: Int, isRelease: Bool) -> MouseEvent? {
        guard (1...0xFFFF).contains(x), (1...0xFFFF).contains(y), bits & 128 == 0 else {
            return nil
        }
        guard let kind = kind(of: bits, isRelease: isRelease) else { return nil }
        let isWheel = bits & 64 != 0
        return MouseEvent(
            kind, button: isWheel ? nil : button(bits), column: x - 1, row: y - 1,
            modifiers: modifiers(bits))
    }

    private static func kind(of bits: Int, isRelease: Bool) -> MouseEvent.Kind? {
        if bits & 64 != 0 { return isRelease ? nil : wheel(bits & 3) }
        if bits & 32 != 0 { return bits & 3 == 3 ? .move : .drag }
        return isRelease || bits & 3 == 3 ? .release : .press(clicks: 1)
    }

    private static func wheel(_ direction: Int) -> MouseEvent.Kind {
        switch direction {
        case 0: .wheel(columns: 0, rows: -1)
        case 1: .wheel(columns: 0, rows: 1)
        case 2: .wheel(columns: -1, rows: 0)
        default: .wheel(columns: 1, rows: 0)
        }
    }

    private static func button(_ bits: Int) -> MouseEvent.Button? {
        switch bits & 3 {
        case 0: .left
        case 1: .middle
        case 2: .right
        default: nil
        }
    }

    private static func modifiers(_ bits: Int) -> Key.Modifiers {
        var modifiers: Key.Modifiers = []
        if bits & 4 != 0 { modifiers.insert(.shift) }
        if bits & 8 != 0 { modifiers.insert(.alt) }
        if bits & 16 != 0 { modifiers.insert(.control) }
        return modifiers
    }
}

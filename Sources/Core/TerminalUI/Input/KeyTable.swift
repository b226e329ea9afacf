/// Which key a control sequence stands for.
enum KeyTable {
    /// `CSI final` and `SS3 final`.
    static func code(final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// The keypad in application mode: `SS3 final`.
    static func keypad(final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "X"): .character("=")
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            .character(Character(Unicode.Scalar(final - 0x40)))
        default: nil
        }
    }

    /// `CSI number ~`.
    static func code(number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// A code point as `CSI u` writes it.
    /// See <https://sw.kovidgoyal.net/kitty/keyboard-protocol/#functional-key-definitions>.
    static func code(unicode: Int) -> Key.Code? {
        switch unicode {
        case 9: .tab
        case 10, 13: .enter
        case 27: .escape
        case 8, 127: .backspace
        case 57_376...57_398: .function(unicode - 57_376 + 13)
        case 57_399...57_408: .character(Character(Unicode.Scalar(UInt8(unicode - 57_399 + 0x30))))
        case 57_409...57_426: keypad[unicode - 57_409]
        case 0xE000...0xF8FF, ..<32, 0x80...0x9F: nil
        default: Unicode.Scalar(UInt32(unicode)).map { .character(Character($0)) }
        }
    }

    private static let keypad: [Key.Code?] = [
        .character("."), .character("/"), .character("*"), .character("-"), .character("+"),
        .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown,
        .home, .end, .insert, .delete,
    ]

    /// The second parameter of a key: 1 and a bit for each modifier.
    static func modifiers(_ parameter: Int) -> Key.Modifiers {
        let bits = max(0, parameter - 1)
        var modifiers: Key.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 2 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        if bits & 0b11_1000 != 0 { modifiers.insert(.command) }
        return modifiers
    }

    /// What a byte below 32 means.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0: .control(" ")
        case 8: .backspace
        case 9: .tab
        case 10, 13: .enter
        case 27: .escape
        case 28...31: .control(Character(Unicode.Scalar(byte + 0x40)))
        default: .control(Character(Unicode.Scalar(byte + 0x60)))
        }
    }
}

/// One key press: a key and what was held down with it.
///
/// A letter with Shift is the capital letter, without ``Modifiers/shift``. Written as a literal it is
/// a plain character: `let keys: [Key] = ["j", .down, .control("n")]`.
package struct Key: Hashable, Sendable {
    /// A key without its modifiers.
    package enum Code: Hashable, Sendable {
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right
        case home, end, pageUp, pageDown
        /// F1 and up.
        case function(Int)
    }

    /// What was held down.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
    }

    package var code: Code
    package var modifiers: Modifiers

    package init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// The character that this key types, or `nil` for keys that do something else.
    package var text: Character? {
        guard case .character(let character) = code, modifiers.isEmpty else { return nil }
        return character
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    package init(extendedGraphemeClusterLiteral value: Character) {
        self.init(.character(value))
    }
}

extension Key {
    package static let enter = Key(.enter)
    package static let escape = Key(.escape)
    package static let tab = Key(.tab)
    package static let backTab = Key(.tab, .shift)
    package static let space = Key(.character(" "))
    package static let backspace = Key(.backspace)
    package static let delete = Key(.delete)
    package static let up = Key(.up)
    package static let down = Key(.down)
    package static let left = Key(.left)
    package static let right = Key(.right)
    package static let home = Key(.home)
    package static let end = Key(.end)
    package static let pageUp = Key(.pageUp)
    package static let pageDown = Key(.pageDown)

    /// A plain character.
    package static func character(_ character: Character) -> Key {
        Key(.character(character))
    }

    /// A character with Control; letters are given in lower case.
    package static func control(_ character: Character) -> Key {
        Key(.character(character), .control)
    }

    /// A character with Alt.
    package static func alt(_ character: Character) -> Key {
        Key(.character(character), .alt)
    }

    /// F1 and up.
    package static func function(_ number: Int) -> Key {
        Key(.function(number))
    }
}

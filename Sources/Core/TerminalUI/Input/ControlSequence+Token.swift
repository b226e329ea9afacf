extension ControlSequence {
    /// What the sequence says; `nil` for one that is unknown or says nothing of interest.
    var token: InputToken? {
        switch marker {
        case UInt8(ascii: "<"): mouse
        case UInt8(ascii: "?"): reply
        case nil where intermediates.isEmpty: key
        default: nil
        }
    }

    private var mouse: InputToken? {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
        return MouseReport.event(
            button: parameter(0), x: parameter(1), y: parameter(2),
            isRelease: final == UInt8(ascii: "m")
        ).map(InputToken.mouse)
    }

    private var reply: InputToken? {
        switch (final, intermediates) {
        case (UInt8(ascii: "c"), []): .reply(.deviceAttributes)
        case (UInt8(ascii: "y"), [UInt8(ascii: "$")]):
            .reply(.mode(parameter(0), state: parameter(1)))
        default: nil
        }
    }

    private var key: InputToken? {
        switch final {
        case UInt8(ascii: "~"): tilde
        case UInt8(ascii: "u"): unicode
        case UInt8(ascii: "Z"): .key(.backTab)
        case UInt8(ascii: "I") where parameters.isEmpty: .focused(true)
        case UInt8(ascii: "O") where parameters.isEmpty: .focused(false)
        default: letter
        }
    }

    /// `CSI A`, `CSI 1 ; modifiers A`. A cursor report (`CSI row ; column R`) is no key.
    private var letter: InputToken? {
        guard parameter(0, or: 1) <= 1, !isReleased else { return nil }
        return KeyTable.code(final: final).map { .key(Key($0, modifiers)) }
    }

    private var tilde: InputToken? {
        guard !isReleased else { return nil }
        guard parameter(0) != 27 else { return key(unicode: parameter(2)) }
        return KeyTable.code(number: parameter(0)).map { .key(Key($0, modifiers)) }
    }

    /// `CSI code : shifted ; modifiers : event ; text u`.
    private var unicode: InputToken? {
        isReleased ? nil : key(unicode: parameter(0))
    }

    private func key(unicode: Int) -> InputToken? {
        guard let code = KeyTable.code(unicode: unicode) else { return nil }
        var modifiers = modifiers
        guard case .character(let character) = code, modifiers.contains(.shift) else {
            return .key(Key(code, modifiers))
        }
        modifiers.remove(.shift)
        let shifted = subparameter(0, 1).flatMap { KeyTable.code(unicode: $0) }
        return .key(Key(shifted ?? .character(Self.capital(of: character)), modifiers))
    }

    private static func capital(of character: Character) -> Character {
        let text = character.uppercased()
        return text.count == 1 ? Character(text) : character
    }

    private var modifiers: Key.Modifiers {
        KeyTable.modifiers(parameter(1, or: 1))
    }

    /// Whether kitty reports that the key went up.
    private var isReleased: Bool {
        subparameter(1, 1) == 3
    }
}

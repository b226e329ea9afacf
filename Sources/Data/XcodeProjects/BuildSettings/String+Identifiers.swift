import Foundation

extension String {
    /// The text as Xcode makes a module name of it (`c99extidentifier`): every scalar that no
    /// identifier of C99 can hold is `_`, and so is a digit at the start.
    var asC99Identifier: String {
        var result = String.UnicodeScalarView()
        for scalar in precomposedStringWithCanonicalMapping.unicodeScalars {
            let isDigit = scalar.properties.numericType == .decimal
            result.append(scalar.isC99Identifier && !(result.isEmpty && isDigit) ? scalar : "_")
        }
        return String(result)
    }

    /// The text as an identifier of C (`identifier`): all but ASCII letters, digits and `_` is `_`,
    /// and so is a digit at the start.
    var asCIdentifier: String {
        identifier(replacement: "_")
    }

    /// The text as part of a host name (`rfc1034identifier`): all but ASCII letters, digits and `-`
    /// is `-`, and so is a digit at the start.
    var asHostIdentifier: String {
        identifier(replacement: "-")
    }

    private func identifier(replacement: Character) -> String {
        var result = ""
        for character in self {
            let isAllowed =
                character == replacement || character.isASCIILetter
                || (character.isASCIIDigit && !result.isEmpty)
            result.append(isAllowed ? character : replacement)
        }
        return result
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Unicode.Scalar {
    /// Whether annex D of C99 lists it, near enough: letters, digits and marks of the scripts up to
    /// Hangul; no combining accents, no emoji.
    fileprivate var isC99Identifier: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0xA0...0x2FF, 0x370...0xD7A3: properties.isIDContinue
        default: false
        }
    }
}

/// The name under which code imports a target.
package enum ModuleName {
    /// The target's name with every character that cannot stand in an identifier replaced by `_`.
    package static func mangled(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let isAllowed = isIdentifier(scalar)
            let isFirst = result.isEmpty
            result.append(isAllowed && !(isFirst && isDigit(scalar)) ? scalar : "_")
        }
        return String(result)
    }

    private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: !scalar.isASCII && scalar.properties.isIDContinue
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }
}

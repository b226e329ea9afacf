/// What `$(NAME:operator)` does to a value.
enum SettingOperator {
    /// - Parameters:
    ///   - argument: What stands behind `=`; nil if there is no `=`.
    ///   - value: nil if nothing sets the name.
    static func apply(_ name: String, _ argument: String?, to value: String?) -> String? {
        if name == "default", let argument { return value?.isEmpty == false ? value : argument }
        guard let value else { return nil }
        switch name {
        case "c99extidentifier", "identifier": return value.asIdentifier
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "file": return String(value.split(separator: "/").last ?? "")
        case "base": return base(of: value)
        case "suffix": return String(value.dropFirst(base(of: value, withFolder: true).count))
        default: return value
        }
    }

    private static func base(of path: String, withFolder: Bool = false) -> String {
        let name = withFolder ? Substring(path) : path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }
}

extension String {
    /// The text as Xcode makes a module name of it: every character that no identifier of C can
    /// hold is `_`, and so is a digit at the start.
    var asIdentifier: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isDigit = scalar.properties.numericType == .decimal
            let isAllowed =
                scalar == "_" || (scalar.isASCII ? scalar.isASCIIAlphanumeric : scalar.isLetterLike)
            result.append(isAllowed && !(result.isEmpty && isDigit) ? scalar : "_")
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIAlphanumeric: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    fileprivate var isLetterLike: Bool { properties.isIDContinue }
}

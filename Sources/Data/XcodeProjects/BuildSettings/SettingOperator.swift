/// What `$(NAME:operator)` and `$(NAME:operator=argument)` do to a value.
///
/// The operators are those of `MacroEvaluationProgram` in swift-build.
struct SettingOperator {
    let name: String
    /// What comes after `=`; nil if there is no `=`.
    let argument: String?

    /// The value after the operator; one that is not known changes nothing.
    ///
    /// - Parameter value: nil if nothing assigns one; all but `default=` leave nil and the empty
    ///   text as they are.
    func apply(to value: String?) -> String? {
        if name == "default", let argument {
            return value?.isEmpty == false ? value : argument
        }
        guard let value, !value.isEmpty else { return value }
        if let argument { return replaced(value, by: argument) }
        return retrieved(value)
    }

    private func retrieved(_ value: String) -> String {
        let path = SettingPath(value)
        switch name {
        case "upper": return value.uppercased()
        case "lower": return value.lowercased()
        case "identifier": return value.asCIdentifier
        case "c99extidentifier": return value.asC99Identifier
        case "rfc1034identifier": return value.asHostIdentifier
        case "file": return path.name
        case "base": return SettingPath(path.name).withoutSuffix
        case "suffix": return path.suffix
        case "dir":
            let folder = path.folder.isEmpty ? "." : path.folder
            return folder.hasSuffix("/") ? folder : folder + "/"
        case "standardizepath": return path.standardized
        case "quote": return value.quoted
        case "not": return value == "YES" ? "NO" : "YES"
        case "truncatedversion":
            return value.split(separator: ".").prefix(3).joined(separator: ".")
        case "__stripslash": return value.hasPrefix("/") ? String(value.dropFirst()) : value
        default: return value
        }
    }

    private func replaced(_ value: String, by argument: String) -> String {
        let path = SettingPath(value)
        switch name {
        case "dir": return SettingPath(argument).joined(path.name)
        case "file": return SettingPath(path.folder).joined(argument)
        case "base":
            return SettingPath(path.folder).joined(argument) + "." + path.suffix.dropFirst()
        case "suffix":
            let suffix =
                argument.contains(".")
                ? String(SettingPath(argument).suffix.dropFirst()) : argument
            return path.withoutSuffix + "." + suffix
        case "relativeto": return SettingPath(argument).relative(to: value) ?? value
        case "isancestor": return SettingPath(argument).contains(value) == true ? "YES" : "NO"
        default: return value
        }
    }
}

extension String {
    /// The text as one element of a list: a backslash in front of space, quotes and backslashes.
    fileprivate var quoted: String {
        isEmpty
            ? "\"\""
            : String(flatMap { " \t\r\n\\\"'".contains($0) ? ["\\", $0] : [$0] })
    }
}

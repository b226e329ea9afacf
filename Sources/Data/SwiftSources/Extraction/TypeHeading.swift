import Architecture

/// What stands before the braces of a type or an extension.
struct TypeHeading {
    let kind: Declaration.Kind
    var type = ""
    var names: [String] = []
    var isHidden = false
    var line = 1

    /// The kind of preview that such a type is; nil if it is none.
    var preview: PreviewStatement.Kind? {
        guard kind != .protocol else { return nil }
        for name in names {
            switch name.split(separator: ".").last {
            case "PreviewProvider": return .provider
            case "PreviewList": return .list
            default: continue
            }
        }
        return nil
    }
}

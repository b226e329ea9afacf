import Codebase

/// What stands before the braces of a type or an extension.
struct TypeHeading {
    let kind: Declaration.Kind
    var type = ""
    var names: [String] = []
    var access: AccessLevel?
    var line = 1

    /// The kind of preview that such a type is; nil if it is none.
    ///
    /// An extension that conforms to nothing may still hold the parts of a list.
    var preview: PreviewStatement.Kind? {
        guard kind != .protocol else { return nil }
        if kind == .extension, names.isEmpty { return type.hasSuffix("Previews") ? .list : nil }
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

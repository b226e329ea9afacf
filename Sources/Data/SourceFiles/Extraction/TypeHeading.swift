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
            if Self.last(in: name, is: "PreviewProvider") { return .provider }
            if Self.last(in: name, is: "PreviewList") { return .list }
        }
        return nil
    }

    /// Whether a name with dots ends with a part.
    private static func last(in name: String, is part: String) -> Bool {
        let end = name.utf8.suffix(part.utf8.count)
        guard end.elementsEqual(part.utf8) else { return false }
        return name.utf8[..<end.startIndex].last ?? UInt8(ascii: ".") == UInt8(ascii: ".")
    }
}

/// The type of a value, as far as the text of some files tells.
package struct MeantType: Hashable, Sendable {
    /// Where it is declared, with the types around it, joined by dots; or the name of one that none of
    /// the files declares.
    package let path: String
    /// Whether one of the files declares it.
    let isDeclared: Bool
    /// The generic arguments as far as they are known; nil for one that is not.
    var arguments: [MeantType?] = []
    /// Whether it is the type itself, and not a value of it.
    package var isMetatype = false

    /// The type of a value, where this is the type itself.
    package var instance: MeantType { with(isMetatype: false) }
    /// The type itself.
    var metatype: MeantType { with(isMetatype: true) }

    private func with(isMetatype: Bool) -> MeantType {
        var copy = self
        copy.isMetatype = isMetatype
        return copy
    }

    /// What a sequence of it gives: of arrays and sets what is in them, of dictionaries nothing that
    /// has a name.
    var element: MeantType? {
        guard !isDeclared, Self.sequences.contains(path), arguments.count == 1 else { return nil }
        return arguments[0]
    }

    /// What a subscript of it gives.
    var subscripted: MeantType? {
        path == "Dictionary" && arguments.count == 2 ? arguments[1] : element
    }

    /// The type of a member that the standard library declares for collections.
    func standardMember(_ name: String) -> MeantType? {
        if isDeclared { return nil }
        if Self.givingElement.contains(name) { return element }
        if Self.givingSame.contains(name) { return element.map { Self.array(of: $0) } }
        guard path == "Dictionary", arguments.count == 2 else { return nil }
        switch name {
        case "keys": return arguments[0].map { Self.array(of: $0) }
        case "values": return arguments[1].map { Self.array(of: $0) }
        case "removeValue", "updateValue": return arguments[1]
        default: return nil
        }
    }

    private static func array(of element: MeantType) -> MeantType {
        MeantType(path: "Array", isDeclared: false, arguments: [element])
    }

    private static let sequences: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "Collection", "ContiguousArray", "LazySequence",
        "Range",
        "ReversedCollection", "Sequence", "Set", "Slice",
    ]
    private static let givingElement: Set<String> = [
        "first", "last", "max", "min", "popFirst", "popLast", "randomElement", "remove",
        "removeFirst", "removeLast",
    ]
    private static let givingSame: Set<String> = [
        "drop", "dropFirst", "dropLast", "filter", "intersection", "lazy", "prefix", "reversed",
        "shuffled", "sorted", "subtracting", "suffix", "symmetricDifference", "union",
    ]
}

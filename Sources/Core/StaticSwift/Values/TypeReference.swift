/// A type as a declaration names it, with names resolved as far as the program and library know them.
package indirect enum TypeReference: Hashable, Sendable {
    case named(String)
    case optional(TypeReference)
    case array(TypeReference)
    case set(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case tuple([TupleElement])
    case function
    /// Nothing that the evaluator needs to tell apart.
    case any
}

/// One part of a tuple type.
package struct TupleElement: Hashable, Sendable {
    /// The label; nil without one.
    package let label: String?
    /// The part's type.
    package let type: TypeReference
}

extension TypeReference {
    /// The type without its optional layers.
    var unwrapped: TypeReference {
        guard case .optional(let wrapped) = self else { return self }
        return wrapped.unwrapped
    }

    /// Whether it is an optional.
    var isOptional: Bool { if case .optional = self { true } else { false } }

    /// The name under which extensions of this type are filed.
    var nominalName: String? {
        switch self {
        case .named(let name): name
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        case .tuple, .function, .any: nil
        }
    }
}

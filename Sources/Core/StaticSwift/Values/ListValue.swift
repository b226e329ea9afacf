/// The elements of an array or a set.
package struct ListValue {
    /// The elements, in order.
    package var elements: [Value]
    /// The declared type of the elements, once something has declared it.
    package var elementType: TypeReference?
    /// Whether an unknown element may stand for any number of elements.
    package var isPartial = false

    /// A list of values.
    package init(elements: [Value], elementType: TypeReference? = nil, isPartial: Bool = false) {
        self.elements = elements
        self.elementType = elementType
        self.isPartial = isPartial
    }
}

extension ListValue {
    /// The unknown element that stands for the missing ones, if there is one.
    var missing: Unknown? {
        guard isPartial else { return nil }
        for case .unknown(let unknown) in elements { return unknown }
        return nil
    }
}

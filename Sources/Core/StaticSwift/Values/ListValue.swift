/// The elements of an array or a set.
package struct ListValue {
    /// The elements, in order.
    package var elements: [Value]
    /// The declared type of the elements, once something has declared it.
    package var elementType: TypeReference?
    /// Whether an unknown element may stand for any number of elements.
    package var isPartial = false
    /// Whether its indices may not begin with 0.
    var isSlice = false
    /// Whether the order of the elements is that of a set or a dictionary, which differs.
    package var isUnordered = false
    /// Where the elements of a literal of texts are written; what is made of such a text counts as
    /// made there. Empty for other lists, of no use once elements were added or removed.
    var places: [SourcePosition?] = []

    /// A list of values.
    package init(elements: [Value], elementType: TypeReference? = nil, isPartial: Bool = false) {
        self.elements = elements
        self.elementType = elementType
        self.isPartial = isPartial
    }
}

extension ListValue {
    /// Where an element is written; nil if that is not known.
    func place(of index: Int) -> SourcePosition? {
        places.count == elements.count ? places[index] : nil
    }

    /// Whether which element comes first is left to chance.
    package var isShuffled: Bool { isUnordered && elements.count > 1 }

    /// The unknown element that stands for the missing ones, if there is one.
    var missing: Unknown? {
        guard isPartial else { return nil }
        for case .unknown(let unknown) in elements { return unknown }
        return nil
    }
}

/// An attribute of a declaration.
package struct AttributeDetails: Hashable, Sendable {
    /// What comes after the `@`, without arguments: `MainActor`, `SwiftUI.State`.
    package let name: String
    /// What stands between its parentheses; nil if there are none.
    package let arguments: String?
    /// From the `@` to the end of the arguments.
    package let extent: TextExtent
    /// The `#if` conditions around it alone, outermost first.
    package let conditions: [String]

    package init(
        name: String, arguments: String? = nil, extent: TextExtent, conditions: [String] = []
    ) {
        self.name = name
        self.arguments = arguments
        self.extent = extent
        self.conditions = conditions
    }
}

/// A modifier of a declaration.
package struct ModifierDetails: Hashable, Sendable {
    /// The word: `static`, `private`, `unowned`.
    package let name: String
    /// The word in parentheses after it: `set`, `unsafe`; nil if there is none.
    package let detail: String?
    /// Both.
    package let extent: TextExtent

    package init(name: String, detail: String? = nil, extent: TextExtent) {
        self.name = name
        self.detail = detail
        self.extent = extent
    }
}

/// How far a declaration can be seen.
package struct AccessDetails: Hashable, Sendable {
    /// The level that is written at it; nil if none is.
    package let written: AccessLevel?
    /// The level that the language gives it, whatever that of the types around it.
    package let formal: AccessLevel
    /// How far it can be seen in the end: the formal level within those of the types around it, and
    /// of the extended type if the same file declares it.
    package let effective: AccessLevel
    /// The level written for setting, `private(set)`; nil if none is.
    package let writtenSetter: AccessLevel?
    /// How far it can be set; nil for what cannot be set.
    package let setter: AccessLevel?

    package init(
        written: AccessLevel?, formal: AccessLevel, effective: AccessLevel,
        writtenSetter: AccessLevel? = nil, setter: AccessLevel? = nil
    ) {
        self.written = written
        self.formal = formal
        self.effective = effective
        self.writtenSetter = writtenSetter
        self.setter = setter
    }
}

/// One entry of an inheritance clause.
package struct InheritedType: Hashable, Sendable {
    /// The type as written, without attributes: `Collection<Int>`, `~Copyable`.
    package let type: TextFragment
    /// The words before it, `@unchecked`, `@retroactive`, `nonisolated`.
    package let attributes: [String]

    package init(type: TextFragment, attributes: [String] = []) {
        self.type = type
        self.attributes = attributes
    }

    /// The type without generic arguments, `Collection`.
    package var name: String { String(type.text.prefix { $0 != "<" }) }
}

/// What is called, with what, and what that gives.
package struct Signature: Hashable, Sendable {
    /// The parameters, in the order of the file.
    package let parameters: [ParameterDetails]
    /// `async` and `throws`.
    package let effects: Effects
    /// The type of the result; nil where none is written.
    package let result: TextFragment?
    /// The mark of an initializer that can fail, `?` or `!`; nil if there is none.
    package let failure: String?
    /// From the opening parenthesis to the end of the result; for a case that has none its name.
    package let extent: TextExtent

    package init(
        parameters: [ParameterDetails], effects: Effects = Effects(), result: TextFragment? = nil,
        failure: String? = nil, extent: TextExtent
    ) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.failure = failure
        self.extent = extent
    }
}

/// One parameter of a signature.
package struct ParameterDetails: Hashable, Sendable {
    /// What callers write before the colon; nil for nothing.
    package let label: String?
    /// What the body calls it; nil for `_` and where none is written.
    package let name: String?
    /// The type with its specifiers and attributes, `inout [Int]`, `@escaping () -> Void`; without
    /// the dots of ``isVariadic``.
    package let type: TextFragment
    /// The value for callers that give none, as written.
    package let standard: TextFragment?
    /// Whether callers can give several values.
    package let isVariadic: Bool
    /// The attributes before the name, `ViewBuilder`.
    package let attributes: [AttributeDetails]
    /// All of it, without the comma.
    package let extent: TextExtent

    package init(
        label: String?, name: String?, type: TextFragment, standard: TextFragment? = nil,
        isVariadic: Bool = false, attributes: [AttributeDetails] = [], extent: TextExtent
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.standard = standard
        self.isVariadic = isVariadic
        self.attributes = attributes
        self.extent = extent
    }
}

/// What calling something may do besides giving a result.
package struct Effects: Hashable, Sendable {
    /// What it may throw.
    package enum Throwing: Hashable, Sendable {
        case never, always, `rethrows`
        /// The type in `throws(…)`, as written.
        case typed(String)
    }

    /// Whether it is `async` or `reasync`.
    package let isAsync: Bool
    /// What it may throw.
    package let throwing: Throwing

    /// Without effects where nothing is said.
    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}

/// Generic parameters and what is asked of them.
package struct GenericDetails: Hashable, Sendable {
    /// The parameters; for a protocol its primary associated types.
    package var parameters: [GenericParameter] = []
    /// What comes after `where`, piece by piece.
    package var requirements: [TextFragment] = []

    package init(parameters: [GenericParameter] = [], requirements: [TextFragment] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    /// Whether nothing is generic.
    package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

/// One generic parameter.
package struct GenericParameter: Hashable, Sendable {
    /// The name.
    package let name: String
    /// What comes after its colon; nil if nothing does.
    package let constraint: TextFragment?
    /// `each` for a pack, `let` for a value; nil for a plain one.
    package let specifier: String?

    package init(name: String, constraint: TextFragment? = nil, specifier: String? = nil) {
        self.name = name
        self.constraint = constraint
        self.specifier = specifier
    }
}

/// The type of something that has a value, and where the value comes from.
package struct ValueDetails: Hashable, Sendable {
    /// What makes the value.
    package enum Origin: String, Sendable {
        /// The expression itself.
        case expression
        /// What is in an optional: `if let a = b`.
        case unwrapped
        /// One after the other of a sequence: `for a in b`.
        case element
        /// A part of it: `let (a, b) = c`, `case .some(let a)`.
        case part
        /// What was thrown: `catch`.
        case error
    }

    /// The type as written, for an alias the one that it stands for; nil if none is.
    package var type: TextFragment?
    /// The type that an initializer call or a literal shows where none is written; nil if unknown.
    package var inferredType: String?
    /// The expression that the value comes from; nil if there is none.
    package var expression: TextExtent?
    /// How it comes from it.
    package var origin = Origin.expression
    /// What is written between the braces, in the order of the file; a plain body is one `get`.
    package var accessors: [AccessorDetails] = []
    /// Whether it can be set by whoever may.
    package var isSettable = false
    /// Whether it takes memory, and is not worked out each time.
    package var isStored = false

    /// A value of which nothing is known.
    package init() {}
}

/// One accessor of a variable or a subscript.
package struct AccessorDetails: Hashable, Sendable {
    /// The word: `get`, `set`, `willSet`, `didSet`, `init`, `_modify` …
    package let kind: String
    /// `async` and `throws`.
    package let effects: Effects
    /// The modifiers before it, `mutating`, `nonmutating`.
    package let modifiers: [String]
    /// All of it; for a plain body the braces.
    package let extent: TextExtent

    package init(
        kind: String, effects: Effects = Effects(), modifiers: [String] = [], extent: TextExtent
    ) {
        self.kind = kind
        self.effects = effects
        self.modifiers = modifiers
        self.extent = extent
    }
}

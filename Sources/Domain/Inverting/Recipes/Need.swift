import Codebase

/// Something that a type is handed instead of making it.
struct Need: Hashable, Sendable {
    /// The name of the parameter, and of the property that keeps it.
    let name: String
    /// The type, as a property has it: `any Store`, `() -> any Store`.
    let type: String
    /// What the composition root hands in.
    let value: String
    /// The modules that the value names.
    let modules: Set<String>

    /// The type, as a parameter has it.
    var parameterType: String { type.contains("->") ? "@escaping " + type : type }
}

/// A type that is handed something, by its path in its module.
struct Owner: Hashable, Comparable, Sendable {
    let module: ModuleID
    let type: String

    static func < (left: Owner, right: Owner) -> Bool {
        (left.module, left.type) < (right.module, right.type)
    }
}

/// What a type does with something that it is handed.
enum Keeping: Hashable, Sendable {
    /// It has a property for it, whose value was made in place.
    case assigned(property: String)
    /// It gets a property for it.
    case added
    /// Its initialisers hand it on.
    case passed
    /// One initialiser uses it.
    case used(by: Declared)
    /// A parameter of an initialiser that had a value of its own.
    case parameter(of: Declared, index: Int)
}

/// Where a value is made.
struct Making: Hashable, Sendable {
    let file: RelativePath
    /// The use that names the type, or `init` behind it.
    let number: Int
    /// The bytes of the whole expression.
    let range: Range<Int>
    /// How it stands in what is around it.
    let slot: Slot

    /// What stands around an expression.
    enum Slot: Hashable, Sendable {
        /// It is the value that a property begins with.
        case property(Owner, Declared)
        /// It is the value of a parameter that callers leave out.
        case parameter(Owner, Declared, index: Int)
        /// It stands in the body of an initialiser.
        case initialiser(Owner, Declared)
        /// It stands in another body of a type.
        case member(Owner, isStatic: Bool)
        /// It stands in no type.
        case free
        /// It is a part of the value that a property or a parameter begins with.
        case part(Owner)
    }
}

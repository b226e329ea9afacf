import Codebase

/// Something that a type is handed instead of making it.
struct Need: Hashable, Sendable {
    /// How often there is a value.
    enum Mode: Hashable, Sendable {
        /// One for each place that made one: the way from there to here.
        case made([Making])
        /// One that everybody shares.
        case shared
        /// As many as are asked for.
        case factory
    }

    /// The name of the parameter, and of the property that keeps it.
    let name: String
    /// How often there is a value.
    let mode: Mode
    /// The type of a value, `any Store`.
    let valueType: String
    /// What stands before the arrow of a function that makes values: `@Sendable `.
    let attributes: String
    /// The expression by which the composition root makes a value.
    let expression: String
    /// The modules that the expression names.
    let modules: Set<String>
    /// What a function that makes values is given, which the expression names.
    var parameters: [LiftedExpression.Parameter] = []
    /// The expression that previews of the near end hand in; nil if they have none.
    var preview: String?

    /// The type, as a property has it: `any Store`, `() -> any Store`.
    var type: String {
        let given = parameters.map(\.type).joined(separator: ", ")
        return mode == .factory ? "\(attributes)(\(given)) -> \(valueType)" : valueType
    }

    /// The type, as a parameter has it.
    var parameterType: String { mode == .factory ? "@escaping " + type : type }

    /// What the composition root hands in.
    var value: String {
        let given = parameters.map(\.name).joined(separator: ", ")
        return mode != .factory
            ? expression
            : parameters.isEmpty ? "{ \(expression) }" : "{ \(given) in \(expression) }"
    }

    /// What a preview hands in; a placeholder, which does not compile, where a person has to decide.
    var previewValue: String { preview ?? "<#\(type)#>" }

    /// What makes such values.
    var factory: Need {
        copy(name: "make" + name.prefix(1).uppercased() + name.dropFirst(), mode: .factory)
    }

    /// The same one step nearer to the composition root.
    func passed(by making: Making) -> Need {
        guard case .made(let way) = mode else { return self }
        return copy(name: name, mode: .made(way + [making]))
    }

    /// The same under a name that says for whom it is.
    func named(for type: String) -> Need {
        let rest = name.prefix(1).uppercased() + name.dropFirst()
        return copy(name: ProtocolNames.property(type) + rest, mode: mode)
    }

    /// The same under another name.
    func named(_ name: String) -> Need { copy(name: name, mode: mode) }

    private func copy(name: String, mode: Mode) -> Need {
        Need(
            name: name, mode: mode, valueType: valueType, attributes: attributes,
            expression: expression, modules: modules, parameters: parameters,
            preview: preview)
    }
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
    /// Its initializers hand it on.
    case passed
    /// Its initializers make the value of a property with it, in the place of an expression.
    case part(of: Declared, in: Making)
    /// One initializer uses it.
    case used(by: Declared)
    /// A parameter of an initializer that had a value of its own.
    case parameter(of: Declared, index: Int)
}

/// Where a value is made.
struct Making: Hashable, Sendable {
    let file: RelativePath
    /// The use that names the type, or `init` after it.
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
        /// It stands in the body of an initializer.
        case initialiser(Owner, Declared)
        /// It stands in another body of a type.
        case member(Owner, isStatic: Bool)
        /// It stands in no type.
        case free
        /// It is handed to what makes the value that a property begins with.
        case propertyPart(Owner, Declared)
        /// It is handed to what makes the value of a parameter that callers leave out.
        case parameterPart(Owner, Declared, index: Int)
        /// It is another part of the value that a property or a parameter begins with.
        case part(Owner)
    }
}

/// One host-provided type, as far as evaluation needs to know it.
package struct LibraryType: Sendable {
    /// A labelled value of the type's instances.
    package struct Property: Sendable {
        let name: String
        let type: TypeReference
        let initial: LibraryValue?

        /// A property or constructor parameter; `initial` is what a constructor leaves out.
        package init(_ name: String, _ type: TypeReference, initial: LibraryValue? = nil) {
            self.name = name
            self.type = type
            self.initial = initial
        }
    }

    /// A static function or enum case that needs more than its labels.
    package struct Constructor: Sendable {
        let name: String
        let member: String
        let fields: [(String, LibraryValue)]
        let isSettled: Bool
        let type: String?

        /// Says that calls of `name` yield records made by `member`, with some more fields.
        ///
        /// - Parameters:
        ///   - isSettled: Whether records have every property from the start; values such as enum
        ///     cases have not.
        ///   - type: The type of the records; nil for the constructor's own.
        package init(
            _ name: String, member: String? = nil, fields: [(String, LibraryValue)] = [],
            isSettled: Bool = true, type: String? = nil
        ) {
            self.name = name
            self.member = member ?? name
            self.fields = fields
            self.isSettled = isSettled
            self.type = type
        }
    }

    let name: String
    let isReference: Bool
    package let properties: [Property]
    let constructors: [Constructor]
    let statics: [String: LibraryValue]
    /// How a string literal becomes an instance: constructor and label.
    let stringLiteral: (constructor: String, label: String?)?
    let hasRawValues: Bool
    /// The class above it; nil if there is none.
    let base: String?
    /// Whether it has no static members but those described, and is kin of no type but its base.
    let isClosed: Bool

    /// Whether nothing of it is described but its name.
    var isOpaque: Bool {
        properties.isEmpty && constructors.isEmpty && statics.isEmpty && !isClosed
    }

    /// Describes a type; static members that are not mentioned are accepted and kept as written.
    ///
    /// - Parameters:
    ///   - hasRawValues: Whether the raw values of its cases are their names.
    ///   - base: The class above it.
    ///   - isClosed: Whether all its static members are described, and the types it is kin of.
    package init(
        _ name: String, isReference: Bool = false, properties: [Property] = [],
        constructors: [Constructor] = [], statics: [String: LibraryValue] = [:],
        stringLiteral: (constructor: String, label: String?)? = nil, hasRawValues: Bool = false,
        base: String? = nil, isClosed: Bool = false
    ) {
        self.name = name
        self.isReference = isReference
        self.properties = properties
        self.constructors = constructors
        self.statics = statics
        self.stringLiteral = stringLiteral
        self.hasRawValues = hasRawValues
        self.base = base
        self.isClosed = isClosed
    }

    func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    func constructor(_ name: String) -> Constructor? { constructors.first { $0.name == name } }
}

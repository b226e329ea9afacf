/// A struct of ProjectDescription: its properties, and the static functions that take them all.
///
/// Tuist's versions differ in what they take; a shape takes what any of them does, in their order.
struct Shape {
    let name: String
    /// Declarations such as `productName: String? = nil`, in the order of the parameters.
    let properties: [String]
    /// Static functions with the same parameters.
    let factories: [String]
    /// The parameters that those functions have no default for: a helper of the same name that lacks one
    /// is another overload.
    let required: Set<Substring>
    /// What else is declared inside.
    let members: String
    /// Protocols it conforms to.
    let conforms: String

    init(
        _ name: String, _ properties: [String], factories: [String] = [],
        required: Set<Substring> = [], conforms: String = "", members: String = ""
    ) {
        self.name = name
        self.properties = properties
        self.factories = factories
        self.required = required
        self.conforms = conforms
        self.members = members
    }

    /// The declaration in Swift, with the memberwise initializer that evaluation implies.
    var source: String {
        let stored = properties.map { "    public var \($0)" }
        let list = conforms.isEmpty ? "" : ": \(conforms)"
        let parts = ["public struct \(name)\(list) {"] + stored + factories.map(factory)
        return (parts + [members, "}"]).joined(separator: "\n")
    }

    private func factory(_ function: String) -> String {
        let parameters = properties.map { property in
            required.contains(property.prefix { $0 != ":" })
                ? String(property.prefix { $0 != "=" }) : property
        }.joined(separator: ", ")
        let arguments = names.map { "\($0): \($0)" }.joined(separator: ", ")
        return "    public static func \(function)(\(parameters)) -> \(name) {\n"
            + "        Self(\(arguments))\n    }"
    }

    private var names: [Substring] {
        properties.map { $0.prefix { $0 != ":" } }
    }
}

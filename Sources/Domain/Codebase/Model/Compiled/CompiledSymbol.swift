/// A declaration as the compiler knows it.
package struct CompiledSymbol: Hashable, Sendable {
    /// What a symbol is.
    package enum Kind: String, CaseIterable, Sendable {
        case module, macro, `enum`, `struct`, `class`, `protocol`, `extension`, `typealias`
        case function, variable, enumCase, method, staticMethod, property, staticProperty
        case initializer, deinitializer, parameter, accessor, associatedType, genericParameter
        case other
    }

    /// What it is.
    package let kind: Kind
    /// The name with its labels: `with(_:)`.
    package let name: String
    /// What tells it from every other symbol of a build (unified symbol resolution).
    package let usr: String
    /// The module that declares it, also for members of extensions; nil where that is not known.
    package let module: String?
    /// The outermost type around it, or its own name; nil where that is not known.
    package let owner: String?

    /// A symbol as it was read.
    package init(kind: Kind, name: String, usr: String, module: String?, owner: String? = nil) {
        self.kind = kind
        self.name = name
        self.usr = usr
        self.module = module
        self.owner = owner
    }

    /// The name without labels, as it is written where it is used.
    package var baseName: String {
        guard let end = name.firstIndex(of: "("), end != name.startIndex else { return name }
        return String(name[..<end])
    }
}

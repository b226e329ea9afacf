/// A declaration with what stands in it.
package struct OutlineDeclaration: Equatable, Sendable {
    /// What is declared.
    package let kind: DeclarationDetails.Kind
    /// The name without labels; `init`, `subscript`; for an extension the extended type without
    /// generic arguments.
    package let name: String
    /// The line of the name, from 1.
    package let line: Int
    /// The attributes, in the order of the file.
    package var attributes: [OutlineAttribute] = []
    /// The words before the keyword, in the order of the file: `static`, `private`, `lazy`.
    package var modifiers: [String] = []
    /// What its inheritance clause names, in the order of the file.
    package var inherited: [String] = []
    /// The names of its generic parameters.
    package var generics: [String] = []
    /// What a function, an initializer or a subscript is called with.
    package var parameters: [OutlineParameter] = []
    /// The type of a variable, the result of a function, what an alias stands for; nil if none is
    /// written.
    package var type: String?
    /// The value that a variable begins with; nil if there is none.
    package var value: OutlineExpression?
    /// Whether the value is the one in an optional, as in `guard let`.
    package var isUnwrapped = false
    /// What stands between the braces of a function, or of the getter of a variable; nil if there
    /// are none.
    package var body: [OutlineStatement]?
    /// What a type or an extension declares, in the order of the file.
    package var members: [OutlineDeclaration] = []
    /// Whether it stands in an `#if`.
    package var isConditional = false

    /// A declaration of which nothing more is known.
    package init(kind: DeclarationDetails.Kind, name: String, line: Int) {
        self.kind = kind
        self.name = name
        self.line = line
    }

    /// Whether it belongs to the type and not to its instances.
    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The attribute of a name, without the module before it; the first if there are several.
    package func attribute(_ name: String) -> OutlineAttribute? {
        attributes.first { $0.name == name }
    }
}

/// An attribute with its arguments.
package struct OutlineAttribute: Equatable, Sendable {
    /// What comes after the `@`, without generic arguments and the names before the last dot.
    package let name: String
    /// What stands between `<` and `>`.
    package let generics: [String]
    /// The arguments; empty where they are no expressions.
    package let arguments: [OutlineArgument]

    package init(name: String, generics: [String] = [], arguments: [OutlineArgument] = []) {
        self.name = name
        self.generics = generics
        self.arguments = arguments
    }
}

/// One parameter.
package struct OutlineParameter: Equatable, Sendable {
    /// What callers write before the colon; nil for nothing.
    package let label: String?
    /// What the body calls it; nil for `_`.
    package let name: String?
    /// The type as written; nil for a parameter of a closure without one.
    package let type: String?
    /// The value for callers that give none.
    package let standard: OutlineExpression?

    package init(
        label: String?, name: String?, type: String?, standard: OutlineExpression? = nil
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.standard = standard
    }
}

/// All that the text says of one declaration.
///
/// A reader fills it in; what a declaration of its kind cannot have is empty or nil.
package struct DeclarationDetails: Hashable, Sendable {
    /// What is declared.
    package enum Kind: String, CaseIterable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `actor`, `extension`, `func`, `var`, `let`
        case `typealias`, `associatedtype`, `init`, `deinit`, `subscript`, `case`, `macro`
        case `operator`, `precedencegroup`
        /// A parameter of a function, a closure, an accessor; or one that it brings unwritten.
        case parameter
        /// A generic parameter.
        case genericParameter = "generic parameter"

        /// Whether members can stand in it.
        package var hasMembers: Bool {
            switch self {
            case .struct, .class, .enum, .protocol, .actor, .extension: true
            default: false
            }
        }

        /// Whether it gives a type a name.
        package var isNamedType: Bool {
            switch self {
            case .struct, .class, .enum, .protocol, .actor, .typealias: true
            default: false
            }
        }

        /// Whether something of the kind can be a member that is used by its name.
        package var isMember: Bool {
            switch self {
            case .extension, .parameter, .genericParameter, .deinit, .associatedtype: false
            default: true
            }
        }
    }

    /// What is declared.
    package let kind: Kind
    /// The name without labels and backticks; `init`, `deinit`, `subscript`; for an extension the
    /// extended type without generic arguments.
    package let name: String
    /// The labels of what is called, `_` where there is none; nil for what has none to be named by.
    package var labels: [String]?
    /// The types around it, outermost first, joined by dots; nil outside of types.
    package var container: String?
    /// The number of the declaration that it stands in, which is smaller than its own; nil if none.
    package var parent: Int?
    /// Whether it stands in a body, where other files cannot name it.
    package var isLocal = false
    /// Where it stands.
    package var place: DeclarationPlace
    /// The attributes, in the order of the file.
    package var attributes: [AttributeDetails] = []
    /// The modifiers, those of access among them, in the order of the file.
    package var modifiers: [ModifierDetails] = []
    /// How far it can be seen; nil for what is local and for parameters.
    package var access: AccessDetails?
    /// Generic parameters and constraints.
    package var generics = GenericDetails()
    /// What it is called with and what that gives; nil for what cannot be called.
    package var signature: Signature?
    /// The type and the value of a variable, a parameter, a case, or what an alias stands for.
    package var value: ValueDetails?
    /// What its inheritance clause names, in the order of the file.
    package var inherited: [InheritedType] = []
    /// The `#if` conditions around it, outermost first; an `#else` is written as what it negates.
    package var conditions: [String] = []

    /// A declaration of which nothing more is known.
    package init(kind: Kind, name: String, place: DeclarationPlace) {
        self.kind = kind
        self.name = name
        self.place = place
    }

    /// The name with its labels, `f(a:_:)`.
    package var fullName: String {
        labels.map { name + "(" + $0.map { $0 + ":" }.joined() + ")" } ?? name
    }

    /// The full name after those of the types around it, `A.B.f(a:_:)`.
    package var path: String { (container.map { $0 + "." } ?? "") + fullName }

    /// Whether it belongs to the type and not to its instances.
    package var isStatic: Bool {
        modifiers.contains { $0.name == "static" || $0.name == "class" }
    }

    /// The type as written of what it gives when it is read or called; nil if none is.
    package var resultType: String? { (signature?.result ?? value?.type)?.text }

    /// Whether other files of its module can see it.
    package var isSeenInModule: Bool {
        (access?.effective ?? .internal).rank >= AccessLevel.internal.rank
    }

    /// Whether a modifier is written, as `override`.
    package func has(modifier name: String) -> Bool { modifiers.contains { $0.name == name } }

    /// The attribute of a name, `MainActor`; the first if there are several.
    package func attribute(_ name: String) -> AttributeDetails? {
        attributes.first { $0.name == name }
    }
}

/// Where a declaration stands in its file.
package struct DeclarationPlace: Hashable, Sendable {
    /// The name; where a keyword stands for it, as `init`, the keyword.
    package let name: TextExtent
    /// From the first attribute or modifier to the end. Several variables of one statement have
    /// their own part of it: `a = 1` of `let a = 1, b = 2`; so have several cases.
    package let whole: TextExtent
    /// The statement of which ``whole`` is a part; else the same.
    package let statement: TextExtent
    /// Where the comments begin that stand directly above the statement; else its start.
    package let comments: TextPosition
    /// What stands between braces, with them; nil if there are none.
    package let body: TextExtent?

    /// A place; the statement is the whole where nothing else is said.
    package init(
        name: TextExtent, whole: TextExtent, statement: TextExtent? = nil,
        comments: TextPosition? = nil, body: TextExtent? = nil
    ) {
        self.name = name
        self.whole = whole
        self.statement = statement ?? whole
        self.comments = comments ?? self.statement.start
        self.body = body
    }
}

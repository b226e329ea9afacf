/// One place that uses a name.
package struct NameUse: Hashable, Sendable {
    /// What the name stands for there, as far as the text tells.
    package enum Role: String, CaseIterable, Sendable {
        /// Where a type stands: an annotation, a result, a generic argument, a cast.
        case type
        /// In an inheritance clause.
        case inheritance
        /// The type that an extension extends.
        case extended
        /// Behind the `@` of an attribute: a wrapper, a result builder, a global actor, a macro.
        case attribute
        /// Behind the `#` of a macro.
        case macro
        /// A type that is called to make a value: its name begins with a capital letter.
        case construction
        /// A function, or a value that is called.
        case call
        /// A value that is read, a type before a dot, a function that is handed on.
        case value
        /// A variable that is assigned, changed by an assigning operator or handed on with `&`
        /// itself; one that is changed through a member or a method is a value, as the text does not
        /// tell.
        case mutation
        /// What a pattern compares with: a case, `~=`.
        case pattern
        /// A part of a key path.
        case keyPath = "key path"
        /// An operator.
        case `operator`
        /// A precedence group, or what else a declaration of operators names.
        case precedence
    }

    /// The name without labels, backticks and the `$` of a projected value; `Self` in expressions;
    /// `init` and `subscript`, which a bracket stands for in `[A]()` and `a[0]`. `self`, `Any` and
    /// `$0` are no uses.
    package let name: String
    /// The labels after a name that is not called, `f(a:_:)`; nil if there are none.
    package var labels: [String]?
    /// Where the name stands.
    package let extent: TextExtent
    /// What it stands for.
    package let role: Role
    /// What it is a member of; nil if it stands alone.
    package var base: MemberBase?
    /// What it is called with; nil if it is not called.
    package var call: CallDetails?
    /// The number of the declaration that it stands in; nil at the top level of a file.
    package var declaration: Int?
    /// The number of the local declaration that it means; nil if it means no local one.
    package var local: Int?
    /// Whether it stands in a string, in `\( … )`.
    package var isInterpolated = false
    /// The `#if` conditions around it, outermost first.
    package var conditions: [String] = []

    /// A use that stands alone and is not called.
    package init(name: String, extent: TextExtent, role: Role) {
        self.name = name
        self.extent = extent
        self.role = role
    }
}

/// What stands before the dot of a member.
package struct MemberBase: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
        /// Nothing: `.member`, whose type follows from where it stands.
        case implicit
        /// `self`, `super` or `Self`.
        case own(String)
        /// What ends with the name of the use of this number: `a.b`, `a.b()`, `a?`, `a!`.
        case use(Int)
        /// Any other expression.
        case other
    }

    /// What it is.
    package let kind: Kind
    /// Where it stands; for an implicit base the place of the dot.
    package let extent: TextExtent
    /// Where the type of an implicit base follows from; nil if the text around does not tell, or it is
    /// an argument or the value of a variable.
    package var context: ImplicitContext?

    package init(_ kind: Kind, extent: TextExtent) {
        self.kind = kind
        self.extent = extent
    }
}

/// Where the type follows from that a member with nothing before its dot belongs to.
package enum ImplicitContext: Hashable, Sendable {
    /// It is what a function, a variable or a subscript of this number gives, whose type is written.
    case result(Int)
    /// It is a pattern, which this is compared with.
    case subject(SubjectDetails)
}

/// What patterns are compared with.
package struct SubjectDetails: Hashable, Sendable {
    /// The expression.
    package let extent: TextExtent
    /// Whether it is `self`.
    package let isSelf: Bool

    package init(extent: TextExtent, isSelf: Bool) {
        self.extent = extent
        self.isSelf = isSelf
    }
}

/// What something is called with.
package struct CallDetails: Hashable, Sendable {
    /// One argument.
    package struct Argument: Hashable, Sendable {
        /// The label; nil if there is none.
        package let label: String?
        /// Where the label stands; nil if there is none.
        package let labelExtent: TextExtent?
        /// The expression.
        package let extent: TextExtent
        /// Whether it is a closure after the parentheses.
        package let isTrailing: Bool

        package init(
            label: String?, labelExtent: TextExtent? = nil, extent: TextExtent,
            isTrailing: Bool = false
        ) {
            self.label = label
            self.labelExtent = labelExtent
            self.extent = extent
            self.isTrailing = isTrailing
        }
    }

    /// The arguments, trailing closures last.
    package let arguments: [Argument]
    /// The whole call with what is called.
    package let extent: TextExtent

    package init(arguments: [Argument], extent: TextExtent) {
        self.arguments = arguments
        self.extent = extent
    }

    /// The labels, `_` where there is none.
    package var labels: [String] { arguments.map { $0.label ?? "_" } }
    /// How many closures come after the parentheses.
    package var trailingClosures: Int { arguments.count { $0.isTrailing } }
}

/// An expression, simplified to what names, calls and makes something.
package struct OutlineExpression: Equatable, Sendable {
    /// What it is.
    package indirect enum Kind: Equatable, Sendable {
        /// A name that stands alone: `container`, `self`, `$0`.
        case name(String, generics: [String])
        /// A member of something, or of what follows from the place: `a.b`, `.b`.
        case member(OutlineExpression?, String, generics: [String])
        /// A call, closures after the parentheses last; `a[b]` calls the member `subscript`.
        case call(OutlineExpression, [OutlineArgument])
        /// A closure.
        case closure(OutlineClosure)
        /// A string without interpolation, what stands between the quotes; a number as written.
        case literal(String)
        /// `Type.self`, the type as written.
        case metatype(String)
        /// `a!`, or what is in an optional: `a?`.
        case unwrapped(OutlineExpression, isForced: Bool)
        /// `try`, `try!` with the mark `!`, `try?` with the mark `?`; `await` is left out.
        case attempt(OutlineExpression, mark: String)
        /// `a as T` without a mark, `a as! T`, `a as? T`.
        case cast(OutlineExpression, String, mark: String)
        /// Two operands, or one and an empty group: `a ?? b`, `a = b`, `a~>`.
        case operation(String, OutlineExpression, OutlineExpression)
        /// A key path: its root, if written, and its parts.
        case keyPath(String?, [String])
        /// The elements of an array, a tuple or a dictionary.
        case list([OutlineExpression])
        /// An `if` or a `switch` that gives a value; a choice with `? :` has no statements.
        case choice([OutlineStatement])
        /// What else holds expressions, in the order of the file.
        case group([OutlineExpression])
    }

    /// What it is.
    package let kind: Kind
    /// The line on which it begins, or for a member and its call that of the member's name; from 1.
    package let line: Int

    package init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}

/// One argument of a call.
package struct OutlineArgument: Equatable, Sendable {
    /// The label; nil if there is none.
    package let label: String?
    /// What is handed over.
    package let value: OutlineExpression

    package init(label: String?, value: OutlineExpression) {
        self.label = label
        self.value = value
    }
}

/// A closure.
package struct OutlineClosure: Equatable, Sendable {
    /// What stands before `in`, in its order; empty where nothing does.
    package let parameters: [OutlineParameter]
    /// The result as written; nil if none is.
    package let result: String?
    /// What its capture list works out when it is made, as constants.
    package let captures: [OutlineDeclaration]
    /// What it does.
    package let body: [OutlineStatement]

    package init(
        parameters: [OutlineParameter] = [], result: String?,
        captures: [OutlineDeclaration] = [], body: [OutlineStatement]
    ) {
        self.parameters = parameters
        self.captures = captures
        self.result = result
        self.body = body
    }
}

/// One statement of a body.
package struct OutlineStatement: Equatable, Sendable {
    /// What it is.
    package indirect enum Kind: Equatable, Sendable {
        /// A declaration; a condition such as `if let` is one with a value.
        case declaration(OutlineDeclaration)
        /// An expression.
        case expression(OutlineExpression)
        /// `return`, `throw` with the word; nil for a plain `return`.
        case leave(String, OutlineExpression?)
        /// `if`, `guard`, `switch` and `#if`: what is always looked at, then the bodies of which at
        /// most one is run; a `do` has one, run always, and its catching ones.
        case branch([OutlineStatement], [[OutlineStatement]])
        /// `for`, `while`, `repeat`: what is looked at, and the body.
        case loop([OutlineStatement], [OutlineStatement])
    }

    /// What it is.
    package let kind: Kind
    /// The line on which it begins, from 1.
    package let line: Int

    package init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}

import SwiftSyntax

/// Something that can be called.
package struct FunctionValue {
    enum Body {
        case closure(ClosureExprSyntax, Scope)
        /// A closure whose body a result builder puts together.
        case built(ClosureExprSyntax, Scope, builder: String)
        /// An argument that is evaluated when the function asks for it.
        case delayed(ExprSyntax, Scope)
        case declared([FunctionDeclaration], selfSlot: Int?)
        case initializer(TypeReference)
        case staticMember(TypeReference, String)
        case method(Value, String)
        case builtin(String)
        case `operator`(String)
        case keyPath([String])
    }

    var body: Body
    /// The labels a reference such as `byName(name:)` gives its arguments; nil without any.
    var labels: [String?]?
    /// What `Self` is for static functions: the type they were named on, which may be another than
    /// the protocol that declares them.
    var owner: String?
}

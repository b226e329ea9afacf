/// One declaration that code outside its own scope can name.
package struct Declaration: Hashable, Sendable {
    /// What is declared.
    package enum Kind: String, CaseIterable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `actor`, `extension`, `func`, `var`, `let`
        case `typealias`, `associatedtype`, `init`, `subscript`, `case`, `macro`, `operator`
        case `precedencegroup`

        /// Whether it declares a type.
        package var isType: Bool {
            switch self {
            case .struct, .class, .enum, .protocol, .actor, .typealias: true
            default: false
            }
        }
    }

    /// The name, without arguments: `Module`, `callAsFunction`; for an extension the extended type.
    package let name: String
    /// What is declared.
    package let kind: Kind
    /// The access level, after the rules of the language for what is not written.
    package let access: AccessLevel
    /// The types around it, outermost first, joined by dots; nil at the top level.
    package let container: String?
    /// The line of the name, from 1.
    package let line: Int

    /// A declaration; where no access level is written, the reader says what that means.
    package init(name: String, kind: Kind, access: AccessLevel, container: String?, line: Int) {
        self.name = name
        self.kind = kind
        self.access = access
        self.container = container
        self.line = line
    }
}

/// What a type declaration or an extension says its type inherits from or conforms to, and how far
/// it goes.
package struct Inheritance: Hashable, Sendable {
    /// The type, with the types around it, joined by dots; for an extension the extended type.
    package let type: String
    /// What states it: a kind of type, or an extension.
    package let kind: Declaration.Kind
    /// What is inherited, as written, without attributes and generic arguments: `SwiftUI.View`;
    /// never empty for a type.
    package let names: [String]
    /// How far the type can be seen; nil for an extension, which does not say so.
    package let access: AccessLevel?
    /// The first and last line, from 1: of the type's name, and of its closing brace.
    package let lines: ClosedRange<Int>

    /// The clause of one declaration or extension; a type may have several.
    package init(
        type: String, kind: Declaration.Kind, names: [String],
        access: AccessLevel? = .internal, lines: ClosedRange<Int>
    ) {
        self.type = type
        self.kind = kind
        self.names = names
        self.access = access
        self.lines = lines
    }
}

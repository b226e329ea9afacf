import SwiftSyntax

/// One evaluated argument of a call.
package struct Argument {
    /// The label; nil without one.
    package let label: String?
    /// The evaluated argument.
    package let value: Value
    /// Where an `inout` argument is written back to.
    var place: Place?
    /// Where it is written; nil if it is computed.
    var source: Syntax?
    /// The names that are seen there.
    var scope: Scope?
    /// Whether it is a trailing closure, which may go without its label.
    var isTrailing = false

    init(
        _ label: String?, _ value: Value, place: Place? = nil, source: Syntax? = nil,
        scope: Scope? = nil, isTrailing: Bool = false
    ) {
        self.label = label
        self.value = value
        self.place = place
        self.source = source
        self.scope = scope
        self.isTrailing = isTrailing
    }
}

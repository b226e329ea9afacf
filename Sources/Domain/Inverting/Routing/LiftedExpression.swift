import Codebase

/// An expression of the near end as the composition root writes it: what only the near end knows has
/// become parameters.
struct LiftedExpression: Sendable {
    /// One of the values that stay behind.
    struct Parameter: Hashable, Sendable {
        /// What callers write; nil for nothing.
        var label: String?
        /// What the body calls it.
        var name: String
        /// The type with its attributes.
        let type: String

        /// As it is declared.
        var text: String {
            let names = label == name ? name : "\(label ?? "_") \(name)"
            return "\(names): \(type)"
        }
    }

    /// A value that stays behind.
    struct Value: Sendable {
        var parameter: Parameter
        /// What stands in its place at the near end.
        let argument: String
        /// Whether that is a closure after the parentheses.
        let isTrailing: Bool
    }

    /// The expression, which names the parameters.
    var text: String
    /// The values that stay behind, in order.
    var values: [Value] = []
    /// What making the value may do besides.
    var effects = Effects()
    /// The mark of an initializer that can fail; nil if there is none.
    var failure: String?
    /// The global actor on which it runs; nil if none is written.
    var actor: String?
    /// The modules that the types of the parameters are of.
    var modules: Set<String> = []
    /// The modules that the expression names besides the far end.
    var imports: Set<String> = []

    /// The parameters alone.
    var parameters: [Parameter] { values.map(\.parameter) }

    /// What stands between the parentheses of a call that gives the values.
    var arguments: String { Self.list(values[...]) }

    /// A call that gives the values; a closure that came after the parentheses still does.
    func call(of function: String) -> String {
        guard let last = values.last, last.isTrailing else { return "\(function)(\(arguments))" }
        let others = Self.list(values.dropLast())
        return function + (others.isEmpty ? "" : "(\(others))") + " " + last.argument
    }

    private static func list(_ values: ArraySlice<Value>) -> String {
        values.map { ($0.parameter.label.map { $0 + ": " } ?? "") + $0.argument }
            .joined(separator: ", ")
    }
}

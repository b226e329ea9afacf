import SwiftSyntax

/// Whether arguments can be what parameters take, and what has to be done to them.
extension Interpreter {
    /// How well a value fits a type.
    ///
    /// - Parameters:
    ///   - source: Where the value is written; nil if it is computed.
    ///   - generics: The generic parameters among the names of types, with what they conform to.
    func fit(
        _ value: Value, _ type: TypeReference, source: Syntax?,
        generics: [String: [TypeReference]] = [:]
    ) -> ArgumentFit {
        switch (value, type) {
        case (.unknown, _), (_, .any), (.sum, _): return .maybe
        case (_, .named("Any")):
            return .yes(Conversion(erasures: 1, generality: Generality.any))
        case (_, .named(let name)) where generics[name] != nil:
            return fit(value, constraints: generics[name] ?? [])
        case (.implicit(let member), _): return fit(member, type)
        case (.optional(nil), .optional): return .exact
        case (.optional(let inner?), .optional(let wrapped)):
            return fit(inner, wrapped, source: nil, generics: generics)
        case (.optional(nil), _) where isLiteral(source) != false: return .no
        case (.optional, .named(let name)) where !isKnown(type) && !isStandard(name): return .maybe
        case (.optional, _): return .no
        case (_, .optional(let wrapped)):
            return fit(value, wrapped, source: source, generics: generics)
                .adding { $0.optionals += 1 }
        case (.array, _), (.set, _), (.dictionary, _):
            return fit(collection: value, type, source: source, generics: generics)
        case (.tuple(let fields), .tuple(let elements)):
            return fit(fields, elements, generics: generics)
        case (.tuple, .named), (.tuple, .array), (.tuple, .set), (.tuple, .dictionary): return .no
        case (.function, .function): return .exact
        case (.function, _), (_, .function): return fit(function: value, type)
        case (_, .named(let name)): return fit(value, named: name, source: source)
        case (_, .array), (_, .set), (_, .dictionary), (_, .tuple): return .no
        }
    }

    func isStandard(_ name: String) -> Bool { StandardNames.types.contains(name) }

    /// Whether a value is written as a literal; nil if that is not known.
    func isLiteral(_ source: Syntax?) -> Bool? {
        guard let expression = source?.as(ExprSyntax.self) else { return nil }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .arrayExpr, .dictionaryExpr, .nilLiteralExpr:
            return true
        case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr:
            return false
        default: return nil
        }
    }

    func fit(function value: Value, _ type: TypeReference) -> ArgumentFit {
        switch (value, type) {
        case (.function, .named(let name)):
            isKnown(type) || isStandard(name) ? .no : .maybe
        default: .no
        }
    }

    func fit(
        _ fields: [Field], _ elements: [TupleElement], generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        guard fields.count == elements.count else { return .no }
        return .all(
            zip(fields, elements).map { field, element in
                let differs =
                    field.label != nil && element.label != nil && field.label != element.label
                return differs
                    ? .no : fit(field.value, element.type, source: nil, generics: generics)
            })
    }
}

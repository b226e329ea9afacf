import SwiftSyntax

/// The type of an expression that shows it: a literal, an initializer call, a cast.
///
/// It is what stands there: `Cart(…)` is a `Cart` unless its initializer can fail.
enum InferredType {
    /// The type as one would write it, or nil if the expression does not show it.
    static func of(_ expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth < 20 else { return nil }
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr, .simpleStringLiteralExpr: return "String"
        case .prefixOperatorExpr(let prefix):
            return prefix.operator.text == "!" ? "Bool" : number(prefix, depth)
        case .tryExpr(let inner): return tried(inner, depth)
        case .awaitExpr(let inner): return of(inner.expression, depth: depth + 1)
        case .unsafeExpr(let inner): return of(inner.expression, depth: depth + 1)
        case .functionCallExpr(let call): return made(by: call.calledExpression, depth)
        case .forceUnwrapExpr(let unwrapped):
            let inner = of(unwrapped.expression, depth: depth + 1)
            return inner?.last == "?" ? inner.map { String($0.dropLast()) } : inner
        case .arrayExpr(let array): return type(of: array, depth)
        case .dictionaryExpr(let dictionary): return type(of: dictionary, depth)
        case .tupleExpr(let tuple): return type(of: tuple, depth)
        case .memberAccessExpr(let member) where member.declName.baseName.text == "self":
            return member.base.flatMap(named).map { $0 + ".Type" }
        case .sequenceExpr(let sequence): return type(of: sequence)
        default: return nil
        }
    }

    private static func number(_ prefix: PrefixOperatorExprSyntax, _ depth: Int) -> String? {
        let inner = of(prefix.expression, depth: depth + 1)
        return prefix.operator.text == "-" && (inner == "Int" || inner == "Double") ? inner : nil
    }

    private static func tried(_ expression: TryExprSyntax, _ depth: Int) -> String? {
        let inner = of(expression.expression, depth: depth + 1)
        return expression.questionOrExclamationMark?.text == "?" ? inner.map { $0 + "?" } : inner
    }

    /// `Cart(…)`, `Cart<Item>(…)`, `Cart.init(…)`, `[Item](…)`.
    private static func made(by called: ExprSyntax, _ depth: Int) -> String? {
        if let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            return member.base.flatMap(named)
        }
        if let array = called.as(ArrayExprSyntax.self), array.elements.count == 1 {
            return array.elements.first.flatMap { named($0.expression) }.map { "[\($0)]" }
        }
        if let dictionary = called.as(DictionaryExprSyntax.self),
            case .elements(let elements) = dictionary.content, elements.count == 1,
            let element = elements.first, let key = named(element.key),
            let value = named(element.value)
        {
            return "[\(key): \(value)]"
        }
        return named(called)
    }

    /// The type that an expression names; nil if it is none, as far as capital letters tell.
    private static func named(_ expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name):
            return name.baseName.plainName.startsLikeType ? name.plainText : nil
        case .memberAccessExpr(let member):
            return member.base != nil && member.declName.baseName.plainName.startsLikeType
                ? member.plainText : nil
        case .genericSpecializationExpr(let type):
            return named(type.expression).map { _ in type.plainText }
        case .optionalChainingExpr(let type): return named(type.expression).map { $0 + "?" }
        case .arrayExpr(let array) where array.elements.count == 1:
            return array.elements.first.flatMap { named($0.expression) }.map { "[\($0)]" }
        case .dictionaryExpr, .tupleExpr: return nil
        case .typeExpr(let type): return type.plainText
        default: return nil
        }
    }

    private static func type(of array: ArrayExprSyntax, _ depth: Int) -> String? {
        common(array.elements.lazy.map(\.expression), depth).map { "[\($0)]" }
    }

    private static func type(of dictionary: DictionaryExprSyntax, _ depth: Int) -> String? {
        guard case .elements(let elements) = dictionary.content,
            let key = common(elements.lazy.map(\.key), depth),
            let value = common(elements.lazy.map(\.value), depth)
        else { return nil }
        return "[\(key): \(value)]"
    }

    /// The type that all elements show; nil if they differ or are too many to look at.
    private static func common(
        _ elements: some Sequence<ExprSyntax>, _ depth: Int
    ) -> String? {
        var found: String?
        for element in elements.prefix(200) {
            guard let type = of(element, depth: depth + 1), found ?? type == type else {
                return nil
            }
            found = type
        }
        return found
    }

    private static func type(of tuple: TupleExprSyntax, _ depth: Int) -> String? {
        let types = tuple.elements.map { element in
            of(element.expression, depth: depth + 1).map { type in
                (element.label.map { $0.text + ": " } ?? "") + type
            }
        }
        let known = types.compactMap { $0 }
        guard known.count == types.count else { return nil }
        return known.count == 1 && tuple.elements.first?.label == nil
            ? known[0] : "(" + known.joined(separator: ", ") + ")"
    }

    /// `x as Item`, `x as? Item`, `a == b`; the operators are not grouped yet.
    private static func type(of sequence: SequenceExprSyntax) -> String? {
        let parts = Array(sequence.elements)
        if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self) {
            let type = parts[2].plainText
            return cast.questionOrExclamationMark?.text == "?" ? type + "?" : type
        }
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let compares = parts.contains { $0.is(UnresolvedIsExprSyntax.self) }
        let others = parts.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        let isLogical = operators.contains { $0 == "&&" || $0 == "||" }
        let isCompared = operators.contains { comparisons.contains($0) }
        return !others && (isLogical || isCompared || compares && operators.isEmpty) ? "Bool" : nil
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=",
    ]
}

extension String {
    /// Whether a name is written as those of types are.
    var startsLikeType: Bool {
        let first = drop { $0 == "_" }.first
        return first?.isUppercase == true
    }
}

import Codebase
import SwiftSyntax

extension OutlineExtractor {
    mutating func expression(_ node: ExprSyntax) -> OutlineExpression {
        deeper(OutlineExpression(.group([]), line: 1)) { $0.plainExpression(node) }
    }

    private mutating func plainExpression(_ node: ExprSyntax) -> OutlineExpression {
        let line = line(of: node)
        func made(_ kind: OutlineExpression.Kind) -> OutlineExpression {
            OutlineExpression(kind, line: line)
        }
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            return made(.name(node.baseName.outlineName, generics: []))
        case .genericSpecializationExpr(let node): return specialized(node, line: line)
        case .memberAccessExpr(let node): return member(node)
        case .functionCallExpr(let node): return call(node)
        case .subscriptCallExpr(let node):
            let base = expression(node.calledExpression)
            let callee = OutlineExpression(
                .member(base, "subscript", generics: []), line: base.line)
            return OutlineExpression(.call(callee, arguments(node.arguments)), line: base.line)
        case .closureExpr(let node): return made(.closure(closure(node)))
        case .stringLiteralExpr(let node): return made(string(node))
        case .integerLiteralExpr(let node): return made(.literal(node.literal.text))
        case .booleanLiteralExpr(let node): return made(.literal(node.literal.text))
        case .floatLiteralExpr(let node): return made(.literal(node.literal.text))
        case .nilLiteralExpr: return made(.literal("nil"))
        case .forceUnwrapExpr(let node):
            return made(.unwrapped(expression(node.expression), isForced: true))
        case .optionalChainingExpr(let node):
            return made(.unwrapped(expression(node.expression), isForced: false))
        case .tryExpr(let node):
            return made(
                .attempt(
                    expression(node.expression), mark: node.questionOrExclamationMark?.text ?? ""))
        case .awaitExpr(let node): return expression(node.expression)
        case .keyPathExpr(let node):
            let parts = node.components.map { part -> String in
                if case .property(let property) = part.component {
                    return property.declName.baseName.outlineName
                }
                return part.component.outlineText
            }
            return made(.keyPath(node.root?.outlineText, parts))
        case .arrayExpr(let node):
            return made(.list(node.elements.map { expression($0.expression) }))
        case .dictionaryExpr(let node):
            guard case .elements(let list) = node.content else { return made(.list([])) }
            return made(.list(list.flatMap { [expression($0.key), expression($0.value)] }))
        case .tupleExpr(let node):
            let parts = node.elements.map { expression($0.expression) }
            return parts.count == 1 ? parts[0] : made(.list(parts))
        case .sequenceExpr(let node): return sequence(Array(node.elements)[...], line: line)
        case .postfixOperatorExpr(let node):
            return made(
                .operation(
                    node.operator.text, expression(node.expression), made(.group([]))))
        case .prefixOperatorExpr(let node):
            return made(.group([expression(node.expression)]))
        case .ifExpr, .switchExpr:
            return made(.choice([branch(of: node, line: line)].compactMap(\.self)))
        case .typeExpr(let node): return made(.name(node.type.outlineText, generics: []))
        case .macroExpansionExpr(let node):
            let macro = made(.name("#" + node.macroName.text, generics: []))
            return made(.call(macro, arguments(node.arguments) + trailing(node)))
        case .inOutExpr(let node): return expression(node.expression)
        case .consumeExpr(let node): return expression(node.expression)
        case .copyExpr(let node): return expression(node.expression)
        case .packExpansionExpr(let node): return expression(node.repetitionPattern)
        default:
            return made(.group(inner(Syntax(node))))
        }
    }

    /// The expressions directly in a node that is dealt with in no other way.
    private mutating func inner(_ node: Syntax) -> [OutlineExpression] {
        node.children(viewMode: .sourceAccurate).flatMap { child -> [OutlineExpression] in
            if let expression = child.as(ExprSyntax.self) { return [self.expression(expression)] }
            return deeper([]) { $0.inner(child) }
        }
    }

    private mutating func specialized(
        _ node: GenericSpecializationExprSyntax, line: Int
    ) -> OutlineExpression {
        let generics = GenericArgumentClauseSyntax?.some(node.genericArgumentClause).texts
        let base = expression(node.expression)
        switch base.kind {
        case .name(let name, _):
            return OutlineExpression(.name(name, generics: generics), line: line)
        case .member(let other, let name, _):
            return OutlineExpression(.member(other, name, generics: generics), line: base.line)
        default: return base
        }
    }

    private mutating func member(_ node: MemberAccessExprSyntax) -> OutlineExpression {
        let name = node.declName.baseName.outlineName
        let place = line(of: node.declName)
        if name == "self", let base = node.base {
            let line = line(of: base)
            if base.looksLikeType {
                return OutlineExpression(.metatype(base.outlineText), line: line)
            }
            return expression(base)
        }
        return OutlineExpression(
            .member(node.base.map { expression($0) }, name, generics: []), line: place)
    }

    private mutating func call(_ node: FunctionCallExprSyntax) -> OutlineExpression {
        let callee = expression(node.calledExpression)
        var arguments = arguments(node.arguments)
        if let closure = node.trailingClosure {
            let line = line(of: closure)
            let value = OutlineExpression(.closure(self.closure(closure)), line: line)
            arguments.append(OutlineArgument(label: nil, value: value))
        }
        for other in node.additionalTrailingClosures {
            let line = line(of: other.closure)
            let value = OutlineExpression(.closure(closure(other.closure)), line: line)
            arguments.append(OutlineArgument(label: other.label.outlineName, value: value))
        }
        return OutlineExpression(.call(callee, arguments), line: callee.line)
    }

    private mutating func trailing(_ node: MacroExpansionExprSyntax) -> [OutlineArgument] {
        guard let closure = node.trailingClosure else { return [] }
        let value = OutlineExpression(.closure(self.closure(closure)), line: line(of: closure))
        return [OutlineArgument(label: nil, value: value)]
    }

    mutating func arguments(_ list: LabeledExprListSyntax) -> [OutlineArgument] {
        list.map { OutlineArgument(label: $0.label?.outlineName, value: expression($0.expression)) }
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> OutlineClosure {
        var parameters: [OutlineParameter] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list):
            parameters = list.map {
                OutlineParameter(label: nil, name: $0.name.outlineName, type: nil)
            }
        case .parameterClause(let clause):
            parameters = clause.parameters.map {
                OutlineParameter(
                    label: nil, name: ($0.secondName ?? $0.firstName).outlineName,
                    type: $0.type?.outlineText)
            }
        case nil: break
        }
        return OutlineClosure(
            parameters: parameters, result: node.signature?.returnClause?.type.outlineText,
            captures: captures(of: node), body: statements(node.statements))
    }

    /// What a capture list gives names: `[provider = resolver.resolve()]`.
    private mutating func captures(of node: ClosureExprSyntax) -> [OutlineDeclaration] {
        (node.signature?.capture?.items ?? []).compactMap { item in
            guard let value = item.initializer?.value else { return nil }
            var constant = OutlineDeclaration(
                kind: .let, name: item.name.outlineName, line: line(of: item))
            constant.value = expression(value)
            return constant
        }
    }

    private mutating func string(_ node: StringLiteralExprSyntax) -> OutlineExpression.Kind {
        var text = ""
        var parts: [OutlineExpression] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let part): text += part.content.text
            case .expressionSegment(let part):
                parts += part.expressions.map { expression($0.expression) }
            }
        }
        return parts.isEmpty ? .literal(text) : .group(parts)
    }

    /// Operands with operators between them, assignment weakest, the others from left to right.
    private mutating func sequence(
        _ elements: ArraySlice<ExprSyntax>, line: Int
    ) -> OutlineExpression {
        guard let first = elements.first else { return OutlineExpression(.group([]), line: line) }
        if elements.count > 2, elements[elements.startIndex + 1].is(AssignmentExprSyntax.self) {
            let target = expression(first)
            let value = sequence(elements.dropFirst(2), line: self.line(of: first))
            return OutlineExpression(.operation("=", target, value), line: line)
        }
        // These cover all that is to their right.
        if let node = first.as(TryExprSyntax.self), elements.count > 1 {
            let inner = sequence([node.expression] + elements.dropFirst(), line: line)
            return OutlineExpression(
                .attempt(inner, mark: node.questionOrExclamationMark?.text ?? ""), line: line)
        }
        if let node = first.as(AwaitExprSyntax.self), elements.count > 1 {
            return sequence([node.expression] + elements.dropFirst(), line: line)
        }
        if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            var parts = [sequence(elements[..<mark], line: line)]
            if let middle = elements[mark].as(UnresolvedTernaryExprSyntax.self) {
                parts.append(expression(middle.thenExpression))
            }
            parts.append(sequence(elements[(mark + 1)...], line: line))
            let bodies = parts.dropFirst().map {
                [OutlineStatement(.expression($0), line: $0.line)]
            }
            let condition = OutlineStatement(.expression(parts[0]), line: line)
            let statement = OutlineStatement(.branch([condition], Array(bodies)), line: line)
            return OutlineExpression(.choice([statement]), line: line)
        }
        var result = expression(first)
        var index = elements.startIndex + 1
        while index < elements.endIndex {
            let element = elements[index]
            let next = index + 1 < elements.endIndex ? elements[index + 1] : nil
            if let cast = element.as(UnresolvedAsExprSyntax.self), let next {
                let mark = cast.questionOrExclamationMark?.text ?? ""
                result = OutlineExpression(
                    .cast(result, next.outlineText, mark: mark), line: result.line)
                index += 2
            } else if let binary = element.as(BinaryOperatorExprSyntax.self), let next {
                result = OutlineExpression(
                    .operation(binary.operator.text, result, expression(next)), line: result.line)
                index += 2
            } else {
                index += 1
            }
        }
        return result
    }
}

extension ExprSyntax {
    /// Whether what stands before `.self` is a type and not a value, by its capital letters.
    fileprivate var looksLikeType: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            node.baseName.outlineName.first.map { $0.isUppercase || $0 == "_" } ?? false
        case .memberAccessExpr(let node):
            node.declName.baseName.outlineName.first?.isUppercase ?? false
        case .tupleExpr(let node):
            node.elements.count != 1 || node.elements.first?.expression.looksLikeType == true
        case .subscriptCallExpr, .functionCallExpr, .closureExpr, .forceUnwrapExpr: false
        default: true
        }
    }
}

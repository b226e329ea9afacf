import SwiftSyntax

extension Interpreter {
    /// Matches a pattern of `case`; what it binds is declared in `scope`.
    func match(
        _ pattern: PatternSyntax, _ value: Value, in scope: Scope
    ) throws(Interruption) -> Truth {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .wildcardPattern:
            return .yes
        case .identifierPattern, .tuplePattern:
            try bind(pattern, to: value, type: nil, in: scope)
            return .yes
        case .valueBindingPattern(let node):
            return try matchBinding(node.pattern, value, in: scope)
        case .expressionPattern(let node):
            return try match(node.expression, value, binds: false, in: scope)
        case .isTypePattern(let node):
            return isInstance(value, of: type(node.type, in: scope), at: node)
        default:
            return .unknown(unknown(pattern, "this kind of pattern is not evaluated"))
        }
    }

    private func matchBinding(
        _ pattern: PatternSyntax, _ value: Value, in scope: Scope
    ) throws(Interruption) -> Truth {
        if let node = pattern.as(ExpressionPatternSyntax.self) {
            return try match(node.expression, value, binds: true, in: scope)
        }
        try bind(pattern, to: value, type: nil, in: scope)
        return .yes
    }

    /// Matches a pattern written as an expression: `.name`, `.name(let x, _)`, `(a, b)`, `x?`, a value.
    private func match(
        _ expression: ExprSyntax, _ value: Value, binds: Bool, in scope: Scope
    ) throws(Interruption) -> Truth {
        if case .unknown(let unknown) = value {
            try bindNames(in: expression, to: value, binds: binds, in: scope)
            return expression.is(DiscardAssignmentExprSyntax.self) ? .yes : .unknown(unknown)
        }
        switch expression.as(ExprSyntaxEnum.self) {
        case .discardAssignmentExpr:
            return .yes
        case .patternExpr(let node):
            return try binds
                ? matchBinding(node.pattern, value, in: scope)
                : match(node.pattern, value, in: scope)
        case .declReferenceExpr(let node) where binds:
            scope.declare(node.baseName.identifierText, slot: allocate(value, kind: .constant))
            return .yes
        case .optionalChainingExpr(let node):
            guard case .optional(let wrapped) = value else {
                return try match(node.expression, value, binds: binds, in: scope)
            }
            guard let wrapped else { return .no }
            return try match(node.expression, wrapped, binds: binds, in: scope)
        case .tupleExpr(let node):
            return try matchTuple(node, value, binds: binds, in: scope)
        case .asExpr(let node):
            return try matchCast(node, value, binds: binds, in: scope)
        case .functionCallExpr(let node):
            if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName {
                return try matchCase(
                    name.identifierText, node.arguments, value, binds: binds, in: scope)
            }
            return try matchValue(expression, value, in: scope)
        case .memberAccessExpr(let node):
            if let truth = matchCase(node.declName.baseName.identifierText, value) { return truth }
            return try matchValue(expression, value, in: scope)
        default:
            return try matchValue(expression, value, in: scope)
        }
    }

    /// Matches `.name`, which leaves out what an enum case carries.
    private func matchCase(_ name: String, _ value: Value) -> Truth? {
        switch value {
        case .optional(nil): return name == "none" ? .yes : nil
        case .optional(let wrapped?): return name == "none" ? .no : matchCase(name, wrapped)
        case .record(let record):
            guard declarations.type(record.type)?.enumCase(named: name) != nil else { return nil }
            return Truth(record.member == name)
        default: return nil
        }
    }

    private func matchValue(
        _ expression: ExprSyntax, _ value: Value, in scope: Scope
    ) throws(Interruption) -> Truth {
        let wanted = try evaluate(expression, in: scope)
        if effects.declares("~="),
            let found = try userOperator("~=", [wanted, value], at: Syntax(expression))
        {
            return truth(of: found, at: expression)
        }
        if case .range(let range) = wanted {
            return try contains(range, value, at: expression)
        }
        return try areEqual(value, wanted, at: expression)
    }

    /// Matches `pattern as Type`.
    private func matchCast(
        _ node: AsExprSyntax, _ value: Value, binds: Bool, in scope: Scope
    ) throws(Interruption) -> Truth {
        switch isInstance(value, of: type(node.type, in: scope), at: node) {
        case .yes: return try match(node.expression, value, binds: binds, in: scope)
        case .no: return .no
        case .unknown(let unknown):
            let value = Value.unknown(unknown)
            try bindNames(in: node.expression, to: value, binds: binds, in: scope)
            return .unknown(unknown)
        }
    }

    private func matchTuple(
        _ node: TupleExprSyntax, _ value: Value, binds: Bool, in scope: Scope
    ) throws(Interruption) -> Truth {
        guard node.elements.count != 1 else {
            guard let only = node.elements.first else { return .yes }
            return try match(only.expression, value, binds: binds, in: scope)
        }
        guard case .tuple(let fields) = value, fields.count == node.elements.count else {
            return .unknown(unknown(node, "the matched value is not a tuple of this size"))
        }
        return try matchAll(node.elements, fields.map(\.value), binds: binds, in: scope)
    }

    private func matchAll(
        _ patterns: LabeledExprListSyntax, _ values: [Value], binds: Bool, in scope: Scope
    ) throws(Interruption) -> Truth {
        var result = Truth.yes
        for (element, value) in zip(patterns, values) {
            switch try match(element.expression, value, binds: binds, in: scope) {
            case .yes: continue
            case .no: return .no
            case .unknown(let unknown): result = .unknown(unknown)
            }
        }
        return result
    }

    private func matchCase(
        _ name: String, _ arguments: LabeledExprListSyntax, _ value: Value, binds: Bool,
        in scope: Scope
    ) throws(Interruption) -> Truth {
        if case .optional(let wrapped) = value {
            if name == "none" { return Truth(wrapped == nil) }
            guard let wrapped else { return .no }
            guard name != "some" else {
                return try matchAll(arguments, [wrapped], binds: binds, in: scope)
            }
            return try matchCase(name, arguments, wrapped, binds: binds, in: scope)
        }
        guard case .record(let record) = dereferenced(value) else {
            return .unknown(unknown(arguments, "the matched value is not an enum case"))
        }
        guard record.member == name else { return .no }
        var values = record.fields.map(\.value)
        if values.count > arguments.count, arguments.count == 1 {
            values = [.tuple(record.fields)]
        }
        return try matchAll(arguments, values, binds: binds, in: scope)
    }

    /// Gives every name a pattern would bind the same unknown value.
    private func bindNames(
        in expression: ExprSyntax, to value: Value, binds: Bool, in scope: Scope
    ) throws(Interruption) {
        if let node = expression.as(PatternExprSyntax.self) {
            _ = try match(node.pattern, value, in: scope)
        } else if binds, let node = expression.as(DeclReferenceExprSyntax.self) {
            scope.declare(node.baseName.identifierText, slot: allocate(value, kind: .constant))
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            for argument in call.arguments {
                try bindNames(in: argument.expression, to: value, binds: binds, in: scope)
            }
        } else if let tuple = expression.as(TupleExprSyntax.self) {
            for element in tuple.elements {
                try bindNames(in: element.expression, to: value, binds: binds, in: scope)
            }
        }
    }
}

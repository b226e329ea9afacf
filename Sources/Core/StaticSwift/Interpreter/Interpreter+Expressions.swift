import SwiftSyntax

extension Interpreter {
    func evaluate(_ expression: ExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        try nested(at: expression) { () throws(Interruption) in
            switch expression.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
                .optionalChainingExpr:
                try evaluateChain(expression, in: scope)
            default:
                try evaluateBase(expression, in: scope)
            }
        }
    }

    /// Evaluates a postfix chain; `?.` on nil makes the whole chain nil.
    private func evaluateChain(
        _ expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        do {
            let value = try evaluateBase(expression, in: scope)
            return hasOptionalChaining(expression) ? optional(value) : value
        } catch .chainEnded {
            return .none
        }
    }

    private func optional(_ value: Value) -> Value {
        switch value {
        case .optional, .unknown: value
        default: .optional(value)
        }
    }

    func hasOptionalChaining(_ expression: ExprSyntax) -> Bool {
        var next: ExprSyntax? = expression
        while let current = next {
            switch current.as(ExprSyntaxEnum.self) {
            case .optionalChainingExpr: return true
            case .memberAccessExpr(let node): next = node.base
            case .functionCallExpr(let node): next = node.calledExpression
            case .subscriptCallExpr(let node): next = node.calledExpression
            case .forceUnwrapExpr: return false
            default: return false
            }
        }
        return false
    }

    /// Evaluates an expression that may be the inner part of a postfix chain.
    func evaluateBase(_ expression: ExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): try evaluate(node, in: scope)
        case .functionCallExpr(let node): try evaluate(node, in: scope)
        case .subscriptCallExpr(let node): try evaluate(node, in: scope)
        case .optionalChainingExpr(let node): try evaluate(node, in: scope)
        case .forceUnwrapExpr(let node): try evaluate(node, in: scope)
        default: try evaluateSimple(expression, in: scope)
        }
    }

    private func evaluateSimple(
        _ expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): try evaluate(node, in: scope)
        case .integerLiteralExpr(let node): integer(node)
        case .floatLiteralExpr(let node): double(node)
        case .booleanLiteralExpr(let node): .bool(node.literal.text == "true")
        case .nilLiteralExpr: .none
        case .regexLiteralExpr(let node) where !node.regex.text.contains(where: \.isNewline):
            .pattern(node.regex.text)
        case .regexLiteralExpr(let node):
            .unknown(unknown(node, "patterns of this kind are not evaluated").foreign())
        case .arrayExpr(let node): try evaluate(node, in: scope)
        case .dictionaryExpr(let node): try evaluate(node, in: scope)
        case .tupleExpr(let node): try evaluate(node, in: scope)
        case .declReferenceExpr(let node):
            labelled(
                try lookUp(node.baseName.identifierText, in: scope, at: Syntax(node)), as: node)
        case .closureExpr(let node):
            .function(FunctionValue(body: .closure(node, try captures(of: node, in: scope))))
        case .keyPathExpr(let node): keyPath(node)
        default: try evaluateCompound(expression, in: scope)
        }
    }

    private func evaluateCompound(
        _ expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let node): return try evaluate(node, in: scope)
        case .prefixOperatorExpr(let node): return try evaluate(node, in: scope)
        case .postfixOperatorExpr(let node): return try evaluate(node, in: scope)
        case .ternaryExpr(let node): return try evaluate(node, in: scope)
        case .ifExpr, .switchExpr: return try evaluateStatement(expression, in: scope)
        case .tryExpr(let node): return try evaluate(node, in: scope)
        case .awaitExpr(let node): return try evaluate(node.expression, in: scope)
        case .unsafeExpr(let node): return try evaluate(node.expression, in: scope)
        case .asExpr(let node): return try evaluate(node, in: scope)
        case .isExpr(let node):
            let value = try evaluate(node.expression, in: scope)
            return self.value(of: isCastable(value, to: type(node.type, in: scope), at: node))
        case .genericSpecializationExpr, .typeExpr:
            return .type(type(writtenAs: expression, in: scope))
        case .superExpr: return try lookUp("self", in: scope, at: Syntax(expression))
        case .macroExpansionExpr(let node): return macro(node, at: Syntax(node))
        case .copyExpr(let node): return try evaluate(node.expression, in: scope)
        case .consumeExpr(let node): return try evaluate(node.expression, in: scope)
        default:
            let cause = unknown(expression, "this kind of expression is not evaluated")
            unfollowedCalls += 1
            try loseIfActing(expression, cause)
            return .unknown(cause)
        }
    }

    func value(of truth: Truth) -> Value {
        switch truth {
        case .yes: .bool(true)
        case .no: .bool(false)
        case .unknown(let unknown): .unknown(unknown)
        }
    }

    private func evaluateStatement(
        _ expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        switch try executeExpression(expression, in: scope) {
        case .normal(let value?): value
        default: .unknown(unknown(expression, "no branch returns a value"))
        }
    }

    private func evaluate(_ node: TryExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        let start = pendingExits.count
        let known = unfollowedCalls
        guard let mark = node.questionOrExclamationMark else {
            let value = try evaluate(node.expression, in: scope)
            if unfollowedCalls > known {
                let cause = lastUnfollowed(value, node)
                mayThrow(.unknown(cause), heap, because: cause)
            }
            return value
        }
        var value: Value
        do {
            value = try evaluate(node.expression, in: scope)
        } catch .thrown where mark.text == "?" {
            value = .none
        }
        if unfollowedCalls > known { value = .unknown(lastUnfollowed(value, node)) }
        // With `try!` an error ends the program, so it was not thrown.
        let others = pendingExits[start...].filter { !$0.completion.isThrow }
        let thrown = pendingExits[start...].filter(\.completion.isThrow)
        pendingExits.replaceSubrange(start..., with: others)
        guard mark.text == "?" else { return value }
        for exit in thrown {
            merge(exit.heap, because: exit.cause)
            value = merged(optional(value), .none, because: exit.cause)
        }
        return optional(value)
    }

    /// What of a value is not known after a call that was not followed.
    private func lastUnfollowed(_ value: Value, _ node: TryExprSyntax) -> Unknown {
        if case .unknown(let unknown) = value { return unknown }
        return unknown(node, "it may throw an error")
    }

    private func evaluate(
        _ node: OptionalChainingExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        switch try evaluateBase(node.expression, in: scope) {
        case .optional(nil): throw .chainEnded
        case .optional(let wrapped?): return wrapped
        case .unknown(let cause):
            try loseIfActing(chainAround: node, cause)
            return .unknown(cause)
        case let value: return value
        }
    }

    /// The rest of a chain runs only if what stands before `?` is not nil.
    func loseIfActing(
        chainAround node: OptionalChainingExprSyntax, _ cause: Unknown
    ) throws(Interruption) {
        var chain = Syntax(node)
        while let parent = chain.parent,
            parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
                || parent.is(SubscriptCallExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self)
        {
            chain = parent
        }
        try loseIfActing(chain, cause)
    }

    private func evaluate(
        _ node: ForceUnwrapExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        switch try evaluateBase(node.expression, in: scope) {
        case .optional(nil): throw .failed(unknown(node, "it is nil"))
        case .optional(let wrapped?): wrapped
        case let value: value
        }
    }

    private func evaluate(
        _ node: TernaryExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let condition = try evaluate(node.condition, in: scope)
        switch truth(of: condition, at: node.condition) {
        case .yes: return try evaluate(node.thenExpression, in: scope)
        case .no: return try evaluate(node.elseExpression, in: scope)
        case .unknown(let cause):
            let completion = try fork(because: cause) { () throws(Interruption) in
                .normal(try self.evaluate(node.thenExpression, in: scope))
            } or: { () throws(Interruption) in
                .normal(try self.evaluate(node.elseExpression, in: scope))
            }
            if case .normal(let value?) = completion { return value }
            return .unknown(cause)
        }
    }
}

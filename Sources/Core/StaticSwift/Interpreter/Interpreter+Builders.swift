import SwiftSyntax

/// Bodies that a result builder of the program puts together.
extension Interpreter {
    /// Runs statements and gives what the builder makes of their values.
    func build(
        _ items: CodeBlockItemListSyntax, with builder: String, in scope: Scope, at node: Syntax
    ) throws(Interruption) -> Value {
        let parts = try parts(of: items, builder, in: scope)
        let block = try block(parts, builder, at: node)
        return try built("buildFinalResult", [Argument(nil, block)], builder, at: node) ?? block
    }

    private func parts(
        of items: CodeBlockItemListSyntax, _ builder: String, in scope: Scope
    ) throws(Interruption) -> [Value] {
        var parts: [Value] = []
        for item in conditions.active(items) {
            try tick(at: item)
            switch item.item {
            case .decl(let declaration):
                guard let node = declaration.as(VariableDeclSyntax.self) else {
                    throw .lost(unknown(item, "declarations in result builders are not evaluated"))
                }
                try declare(node, in: scope)
            case .expr(let expression):
                if let part = try part(of: expression, builder, in: scope) { parts.append(part) }
            case .stmt(let statement):
                if let part = try part(of: statement, builder, in: scope) { parts.append(part) }
            }
        }
        return parts
    }

    private func part(
        of statement: StmtSyntax, _ builder: String, in scope: Scope
    ) throws(Interruption) -> Value? {
        if let node = statement.as(ExpressionStmtSyntax.self) {
            return try part(of: node.expression, builder, in: scope)
        }
        guard let loop = statement.as(ForStmtSyntax.self), loop.whereClause == nil,
            loop.caseKeyword == nil
        else {
            throw .lost(unknown(statement, "this statement of a result builder is not evaluated"))
        }
        let sequence = try evaluate(loop.sequence, in: scope)
        guard case .known(let list) = try elements(of: sequence, at: loop.sequence),
            list.missing == nil, !list.isShuffled
        else { throw .lost(unknown(loop.sequence, "the elements are not known")) }
        var parts: [Value] = []
        for element in list.elements {
            let inner = Scope(parent: scope)
            try bind(loop.pattern, to: element, type: nil, in: inner)
            parts.append(
                try block(
                    self.parts(of: loop.body.statements, builder, in: inner), builder,
                    at: Syntax(loop)))
        }
        return try required(
            "buildArray", [Argument(nil, .array(parts))], builder, at: Syntax(loop))
    }

    private func part(
        of expression: ExprSyntax, _ builder: String, in scope: Scope
    ) throws(Interruption) -> Value? {
        if let node = expression.as(IfExprSyntax.self) {
            return try branch(node, builder, in: scope)
        }
        if expression.is(SwitchExprSyntax.self) {
            throw .lost(unknown(expression, "a switch in a result builder is not evaluated"))
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        {
            _ = try evaluate(expression, in: scope)
            return nil
        }
        let value = try evaluate(expression, in: scope)
        let argument = Argument(nil, value, source: Syntax(expression), scope: scope)
        return try built("buildExpression", [argument], builder, at: Syntax(expression)) ?? value
    }

    private func branch(
        _ node: IfExprSyntax, _ builder: String, in scope: Scope
    ) throws(Interruption) -> Value {
        let site = Syntax(node)
        let inner = Scope(parent: scope)
        let holds = try truth(of: node.conditions, in: inner)
        if case .unknown(let cause) = holds { throw .lost(cause) }
        var isTrue = false
        if case .yes = holds { isTrue = true }
        let chosen =
            try isTrue
            ? block(parts(of: node.body.statements, builder, in: inner), builder, at: site) : nil
        switch node.elseBody {
        case nil:
            let value = Value.optional(chosen)
            return try required("buildOptional", [Argument(nil, value)], builder, at: site)
        case .codeBlock(let other):
            var value = chosen ?? .void
            if chosen == nil {
                let inner = Scope(parent: scope)
                value = try block(
                    parts(of: other.statements, builder, in: inner), builder, at: site)
            }
            let argument = Argument(isTrue ? "first" : "second", value)
            return try required("buildEither", [argument], builder, at: site)
        case .ifExpr:
            throw .lost(unknown(node, "`else if` in a result builder is not evaluated"))
        }
    }

    private func block(
        _ parts: [Value], _ builder: String, at node: Syntax
    ) throws(Interruption) -> Value {
        if let first = parts.first, has("buildPartialBlock", builder) {
            var result = try required(
                "buildPartialBlock", [Argument("first", first)], builder, at: node)
            for part in parts.dropFirst() {
                result = try required(
                    "buildPartialBlock", [Argument("accumulated", result), Argument("next", part)],
                    builder, at: node)
            }
            return result
        }
        return try required("buildBlock", parts.map { Argument(nil, $0) }, builder, at: node)
    }

    private func has(_ name: String, _ builder: String) -> Bool {
        declarations.lineage(of: builder).contains { $0.hasStatic(name) }
    }

    /// What one of the builder's functions gives; nil if it has none of the name.
    private func built(
        _ name: String, _ arguments: [Argument], _ builder: String, at node: Syntax
    ) throws(Interruption) -> Value? {
        guard has(name, builder) else { return nil }
        return try required(name, arguments, builder, at: node)
    }

    private func required(
        _ name: String, _ arguments: [Argument], _ builder: String, at node: Syntax
    ) throws(Interruption) -> Value {
        let functions = declarations.lineage(of: builder).flatMap {
            $0.functions(named: name, isStatic: true)
        }
        guard
            let value = try call(functions, arguments, selfSlot: nil, owner: builder, at: node)
        else { throw .lost(unknown(node, "no `\(name)` of `\(builder)` takes these arguments")) }
        return value
    }
}

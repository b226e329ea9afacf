import SwiftSyntax

extension Interpreter {
    /// Runs a block. A block of a single expression ends with that expression's value.
    func execute(
        _ items: CodeBlockItemListSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        let active = conditions.active(items)
        if scope !== globals { hoist(active, in: scope) }
        var deferred: [DeferStmtSyntax] = []
        let completion = try run(active, in: scope, deferred: &deferred)
        for node in deferred.reversed() {
            _ = try execute(node.body.statements, in: Scope(parent: scope))
        }
        return completion
    }

    private func run(
        _ items: [CodeBlockItemSyntax], in scope: Scope, deferred: inout [DeferStmtSyntax]
    ) throws(Interruption) -> Completion {
        for item in items {
            if case .stmt(let statement) = item.item,
                let node = statement.as(DeferStmtSyntax.self)
            {
                deferred.append(node)
                continue
            }
            let completion = try nested(at: item) { () throws(Interruption) in
                try execute(item, in: scope)
            }
            guard case .normal(let value) = completion else { return completion }
            if items.count == 1 { return .normal(value) }
        }
        return .normal(nil)
    }

    private func execute(
        _ item: CodeBlockItemSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        switch item.item {
        case .decl(let declaration):
            if let node = declaration.as(VariableDeclSyntax.self) { try declare(node, in: scope) }
            return .normal(nil)
        case .stmt(let statement): return try execute(statement, in: scope)
        case .expr(let expression): return try executeExpression(expression, in: scope)
        }
    }

    /// Runs an expression as a statement: `if`, `switch`, an assignment, a call.
    func executeExpression(
        _ expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        if let node = expression.as(IfExprSyntax.self) { return try execute(node, in: scope) }
        if let node = expression.as(SwitchExprSyntax.self) { return try execute(node, in: scope) }
        let value = try evaluate(expression, in: scope)
        if case .unknown(let unknown) = value { try distrust(expression, unknown, in: scope) }
        return .normal(value)
    }

    private func execute(
        _ statement: StmtSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return try executeExpression(node.expression, in: scope)
        case .returnStmt(let node):
            guard let expression = node.expression else { return .returned(.void) }
            return .returned(try evaluate(expression, in: scope))
        case .guardStmt(let node): return try execute(node, in: scope)
        case .forStmt(let node): return try execute(node, in: scope)
        case .whileStmt(let node): return try execute(node, in: scope)
        case .repeatStmt(let node): return try execute(node, in: scope)
        case .doStmt(let node): return try execute(node, in: scope)
        case .breakStmt(let node): return .broke(node.label?.identifierText)
        case .continueStmt(let node): return .continued(node.label?.identifierText)
        case .fallThroughStmt: return .fellThrough
        case .throwStmt(let node):
            thrownError = try evaluate(node.expression, in: scope)
            throw .thrown
        case .labeledStmt(let node): return try execute(node, in: scope)
        default:
            report(unknown(statement, "this kind of statement is not evaluated"))
            return .normal(nil)
        }
    }

    private func execute(
        _ node: LabeledStmtSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        let label = node.label.identifierText
        let start = pendingExits.count
        nextLabel = label
        let completion = try execute(node.statement, in: scope)
        _ = mergePendingExits(since: start) { if case .broke(label) = $0 { true } else { false } }
        if case .broke(label) = completion { return .normal(nil) }
        return completion
    }

    private func execute(
        _ node: DoStmtSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        do {
            return try execute(node.body.statements, in: Scope(parent: scope))
        } catch .thrown {
            guard let clause = node.catchClauses.first else { throw .thrown }
            let inner = Scope(parent: scope)
            inner.declare("error", slot: allocate(thrownError))
            guard clause.catchItems.isEmpty else {
                throw .failed(unknown(clause, "catch patterns are not evaluated"))
            }
            return try execute(clause.body.statements, in: inner)
        }
    }

    /// Makes local functions and types visible in their whole block.
    private func hoist(_ items: [CodeBlockItemSyntax], in scope: Scope) {
        let functions = FunctionCollector(resolver: declarations.resolver)
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let node = declaration.as(FunctionDeclSyntax.self),
                let function = functions.function(node, owner: scope.owner)
            {
                function.scope = scope
                scope.declare(function)
            } else if !declaration.is(VariableDeclSyntax.self) {
                declarations.collect([declaration])
            }
        }
    }
}

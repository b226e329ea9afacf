import SwiftSyntax

extension Interpreter {
    /// Runs a block. A block of a single expression ends with that expression's value.
    func execute(
        _ items: CodeBlockItemListSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        let active = conditions.active(items)
        if scope !== globals { hoist(active, in: scope) }
        var deferred: [DeferStmtSyntax] = []
        do {
            let completion = try run(active, in: scope, deferred: &deferred)
            try execute(deferred, in: scope)
            return completion
        } catch .thrown {
            let error = thrownError
            try execute(deferred, in: scope)
            thrownError = error
            throw .thrown
        }
    }

    private func execute(
        _ deferred: [DeferStmtSyntax], in scope: Scope
    ) throws(Interruption) {
        for node in deferred.reversed() {
            _ = try execute(node.body.statements, in: Scope(parent: scope))
        }
    }

    /// What is deferred happens on the ways out that may have been taken too.
    private func execute(
        _ deferred: [DeferStmtSyntax], onExitsSince start: Int, in scope: Scope
    ) throws(Interruption) {
        guard !deferred.isEmpty, pendingExits.count > start else { return }
        let present = heap
        for index in start..<pendingExits.count {
            let exit = pendingExits[index]
            heap.replaceSubrange(exit.heap.indices, with: exit.heap)
            try execute(deferred, in: scope)
            pendingExits[index] = PendingExit(
                completion: exit.completion, heap: heap, cause: exit.cause)
        }
        heap.replaceSubrange(present.indices, with: present)
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
            let start = pendingExits.count
            let completion = try nested(at: item) { () throws(Interruption) in
                try execute(item, in: scope)
            }
            try execute(deferred, onExitsSince: start, in: scope)
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
        // A statement of the manifest itself stands there for what it does.
        if case .unknown(let unknown) = value, scope === globals, !unknown.isForeign {
            report(unknown)
        }
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
            let cause = unknown(statement, "this kind of statement is not evaluated")
            report(cause)
            try lose(cause)
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
        guard !node.catchClauses.isEmpty else {
            return try execute(node.body.statements, in: Scope(parent: scope))
        }
        let start = pendingExits.count
        let completion: Completion
        do {
            completion = try execute(node.body.statements, in: Scope(parent: scope))
        } catch .thrown {
            guard !pendingExits[start...].contains(where: \.completion.isThrow) else {
                throw .lost(unknown(node, "which error is caught is not known"))
            }
            return try execute(node.catchClauses, thrownError, in: scope)
        }
        return try execute(node, unlessThrownSince: start, completion, in: scope)
    }

    /// Runs the `catch` clauses for the errors that may have been thrown.
    private func execute(
        _ node: DoStmtSyntax, unlessThrownSince start: Int, _ completion: Completion,
        in scope: Scope
    ) throws(Interruption) -> Completion {
        let thrown = pendingExits[start...].filter(\.completion.isThrow)
        let others = pendingExits[start...].filter { !$0.completion.isThrow }
        pendingExits.replaceSubrange(start..., with: others)
        var result = completion
        for exit in thrown {
            guard case .threw(let error) = exit.completion else { continue }
            result = try fork(because: exit.cause) { () throws(Interruption) in
                self.heap.replaceSubrange(exit.heap.indices, with: exit.heap)
                return try self.execute(node.catchClauses, error, in: scope)
            } or: {
                result
            }
        }
        return result
    }

    private func execute(
        _ clauses: CatchClauseListSyntax, _ error: Value, in scope: Scope
    ) throws(Interruption) -> Completion {
        guard let clause = clauses.first else { throw .thrown }
        let inner = Scope(parent: scope)
        guard !clause.catchItems.isEmpty else {
            inner.declare("error", slot: allocate(error, kind: .constant))
            return try execute(clause.body.statements, in: inner)
        }
        let rest = CatchClauseListSyntax(clauses.dropFirst())
        switch try truth(of: clause, matches: error, in: inner) {
        case .yes: return try execute(clause.body.statements, in: inner)
        case .no:
            thrownError = error
            return try execute(rest, error, in: scope)
        case .unknown(let cause):
            return try fork(because: cause) { () throws(Interruption) in
                try self.execute(clause.body.statements, in: inner)
            } or: { () throws(Interruption) in
                self.thrownError = error
                return try self.execute(rest, error, in: scope)
            }
        }
    }

    private func truth(
        of clause: CatchClauseSyntax, matches error: Value, in scope: Scope
    ) throws(Interruption) -> Truth {
        for item in clause.catchItems {
            guard let pattern = item.pattern, item.whereClause == nil else {
                return .unknown(unknown(clause, "conditions of errors are not evaluated"))
            }
            let result = try match(pattern, error, in: scope)
            if case .no = result { continue }
            return result
        }
        return .no
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
                let hidden =
                    function.parameters.contains(where: \.isDelayed)
                    ? "the autoclosures of local functions are not evaluated"
                    : HiddenEffects.reason(in: node, declarations.resolver)
                if let hidden { report(unknown(node, hidden)) }
            } else if let node = declaration.as(VariableDeclSyntax.self) {
                for binding in node.bindings { hoistComputed(binding, in: scope) }
            } else {
                declarations.collect([declaration])
                effects.refresh()
            }
        }
    }
}

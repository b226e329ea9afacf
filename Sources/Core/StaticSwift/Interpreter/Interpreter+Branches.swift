import SwiftSyntax

extension Interpreter {
    func execute(_ node: IfExprSyntax, in scope: Scope) throws(Interruption) -> Completion {
        let inner = Scope(parent: scope)
        switch try truth(of: node.conditions, in: inner) {
        case .yes: return try execute(node.body.statements, in: Scope(parent: inner))
        case .no: return try executeElse(of: node, in: scope)
        case .unknown(let cause):
            return try fork(because: cause) { () throws(Interruption) in
                try self.execute(node.body.statements, in: Scope(parent: inner))
            } or: { () throws(Interruption) in
                try self.executeElse(of: node, in: scope)
            }
        }
    }

    private func executeElse(
        of node: IfExprSyntax, in scope: Scope
    ) throws(Interruption) -> Completion {
        switch node.elseBody {
        case nil: return .normal(nil)
        case .ifExpr(let next):
            return try nested(at: next) { () throws(Interruption) in
                try execute(next, in: scope)
            }
        case .codeBlock(let block):
            return try execute(block.statements, in: Scope(parent: scope))
        }
    }

    func execute(_ node: GuardStmtSyntax, in scope: Scope) throws(Interruption) -> Completion {
        switch try truth(of: node.conditions, in: scope) {
        case .yes: return .normal(nil)
        case .no: return try execute(node.body.statements, in: Scope(parent: scope))
        case .unknown(let cause):
            return try fork(because: cause) { () throws(Interruption) in
                try self.execute(node.body.statements, in: Scope(parent: scope))
            } or: {
                .normal(nil)
            }
        }
    }

    func execute(_ node: SwitchExprSyntax, in scope: Scope) throws(Interruption) -> Completion {
        let subject = try evaluate(node.subject, in: scope)
        let cases = conditions.active(node.cases)[...]
        let start = pendingExits.count
        let completion = try execute(cases, subject: subject, of: node, in: scope)
        // A `break` inside a switch leaves the switch, not the loop around it.
        _ = mergePendingExits(since: start) { if case .broke(nil) = $0 { true } else { false } }
        return completion
    }

    private func execute(
        _ cases: ArraySlice<SwitchCaseSyntax>, subject: Value, of node: SwitchExprSyntax,
        in scope: Scope
    ) throws(Interruption) -> Completion {
        guard let next = cases.first else {
            // The compiler has checked that one does.
            throw .lost(unknown(node.subject, "no case of the switch matches it"))
        }
        let inner = Scope(parent: scope)
        let rest = cases.dropFirst()
        switch try truth(of: next, matches: subject, in: inner) {
        case .yes: return try run(next, then: rest, in: inner)
        case .no:
            return try nested(at: next) { () throws(Interruption) in
                try execute(rest, subject: subject, of: node, in: scope)
            }
        case .unknown(let cause):
            return try fork(because: cause) { () throws(Interruption) in
                try self.run(next, then: rest, in: inner)
            } or: { () throws(Interruption) in
                try self.execute(rest, subject: subject, of: node, in: scope)
            }
        }
    }

    private func run(
        _ node: SwitchCaseSyntax, then rest: ArraySlice<SwitchCaseSyntax>, in scope: Scope
    ) throws(Interruption) -> Completion {
        switch try execute(node.statements, in: scope) {
        case .broke(nil): return .normal(nil)
        case .fellThrough:
            guard let next = rest.first else { return .normal(nil) }
            return try run(next, then: rest.dropFirst(), in: scope)
        case let completion: return completion
        }
    }

    private func truth(
        of node: SwitchCaseSyntax, matches subject: Value, in scope: Scope
    ) throws(Interruption) -> Truth {
        guard case .case(let label) = node.label else { return .yes }
        for item in label.caseItems {
            var result = try match(item.pattern, subject, in: scope)
            if let condition = item.whereClause?.condition {
                if case .unknown(let cause) = result { try loseIfActing(condition, cause) }
                if case .yes = result {
                    result = truth(of: try evaluate(condition, in: scope), at: condition)
                }
            }
            if case .no = result { continue }
            return result
        }
        return .no
    }
}

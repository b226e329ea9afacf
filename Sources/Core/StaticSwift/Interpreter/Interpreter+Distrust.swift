import SwiftSyntax

extension Interpreter {
    /// After a statement that could not be evaluated: what it may have changed becomes unknown.
    func distrust(
        _ expression: ExprSyntax, _ cause: Unknown, in scope: Scope
    ) throws(Interruption) {
        if let node = expression.as(TryExprSyntax.self) {
            return try distrust(node.expression, cause, in: scope)
        }
        if let node = expression.as(AwaitExprSyntax.self) {
            return try distrust(node.expression, cause, in: scope)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return }
        if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            try distrustBase(base, cause, in: scope)
        }
        for argument in call.arguments {
            try distrustArgument(argument.expression, cause, in: scope)
        }
        if call.trailingClosure != nil { report(cause) }
    }

    private func distrustBase(
        _ base: ExprSyntax, _ cause: Unknown, in scope: Scope
    ) throws(Interruption) {
        do {
            guard case .place(let place) = try locate(base, in: scope) else { return }
            let site = Syntax(base)
            if case .reference = try read(place, at: site) { return report(cause) }
            try assign(.unknown(cause), to: place, at: site)
        } catch .chainEnded {
            return
        }
    }

    private func distrustArgument(
        _ argument: ExprSyntax, _ cause: Unknown, in scope: Scope
    ) throws(Interruption) {
        if let node = argument.as(InOutExprSyntax.self) {
            guard case .place(let place) = try locate(node.expression, in: scope) else { return }
            return try assign(.unknown(cause), to: place, at: Syntax(node))
        }
        // A value of a reference type may be changed by whoever gets it.
        if argument.is(ClosureExprSyntax.self) { return report(cause) }
        guard argument.is(DeclReferenceExprSyntax.self) || argument.is(MemberAccessExprSyntax.self)
        else { return }
        if case .reference = try evaluate(argument, in: scope) { report(cause) }
    }
}

import Codebase
import SwiftSyntax

/// Notes where the types of members follow from that have nothing before their dot.
extension DetailsExtractor {
    /// Deals with a body whose value is what a declaration gives.
    ///
    /// - Parameters:
    ///   - number: The declaration; nil if the body gives nothing, or nobody says what.
    ///   - statements: The body, whose only expression need not say that it is returned.
    mutating func giving(
        _ number: Int?, _ statements: CodeBlockItemListSyntax?,
        _ body: (inout DetailsExtractor) -> Void
    ) {
        let outer = given
        given = number
        if let number { expect(.result(number), of: statements) }
        body(&self)
        given = outer
    }

    mutating func walkReturn(_ statement: ReturnStmtSyntax) {
        if let given, let expression = statement.expression {
            expect(.result(given), of: expression)
        }
        walk(statement.expression)
    }

    /// Notes what a pattern is compared with.
    mutating func expect(_ subject: SubjectDetails?, of pattern: PatternSyntax) {
        guard let subject else { return }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            expect(subject, of: binding.pattern)
        } else {
            note(.subject(subject), at: Syntax(pattern))
        }
    }

    /// What a statement compares.
    func compared(_ expression: ExprSyntax) -> SubjectDetails {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName
        return SubjectDetails(
            extent: places.extent(of: expression), isSelf: name?.tokenKind == .keyword(.`self`))
    }

    private mutating func expect(
        _ context: ImplicitContext, of statements: CodeBlockItemListSyntax?
    ) {
        guard let statements, statements.count == 1, let only = statements.first else { return }
        switch only.item {
        case .expr(let expression): expect(context, of: expression)
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self) {
                expect(context, of: inner.expression)
            }
        case .decl: break
        }
    }

    private mutating func expect(_ context: ImplicitContext, of expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tryExpr(let tried): expect(context, of: tried.expression)
        case .awaitExpr(let awaited): expect(context, of: awaited.expression)
        case .ifExpr(let statement):
            expect(context, of: statement.body.statements)
            switch statement.elseBody {
            case .ifExpr(let other): expect(context, of: ExprSyntax(other))
            case .codeBlock(let block): expect(context, of: block.statements)
            case nil: break
            }
        case .switchExpr(let statement):
            for part in statement.cases {
                if case .switchCase(let part) = part { expect(context, of: part.statements) }
            }
        case .sequenceExpr(let sequence): expect(context, of: Array(sequence.elements))
        default: note(context, at: Syntax(expression))
        }
    }

    /// What may be the value of `a ? .b : .c` and `a ?? .b`; other operators have types of their own,
    /// and what is assigned is of the type that it is assigned to.
    private mutating func expect(_ context: ImplicitContext, of elements: [ExprSyntax]) {
        let operators = elements.indices.filter { $0 % 2 == 1 }.map { elements[$0] }
        if operators.contains(where: \.assigns) { return }
        for case let ternary? in operators.map({ $0.as(UnresolvedTernaryExprSyntax.self) }) {
            expect(context, of: ternary.thenExpression)
        }
        let last = operators.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        let rest = operators[(last.map { $0 + 1 } ?? 0)...]
        let isChosen = rest.allSatisfy {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
        if isChosen, let value = elements.last { expect(context, of: value) }
    }

    private mutating func note(_ context: ImplicitContext, at node: Syntax) {
        guard let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind == .period
        else { return }
        expected[first.position] = context
    }
}

extension ExprSyntax {
    /// Whether it is `=`, or an operator that assigns, such as `+=`.
    fileprivate var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
}

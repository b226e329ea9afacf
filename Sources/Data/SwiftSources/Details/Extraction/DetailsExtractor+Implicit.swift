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

    /// What may be the value of `a ? .b : .c` and `a ?? .b`; other operators have types of their own.
    private mutating func expect(_ context: ImplicitContext, of elements: [ExprSyntax]) {
        let operators = elements.indices.filter { $0 % 2 == 1 }.map { elements[$0] }
        for (position, sign) in operators.enumerated() {
            if let ternary = sign.as(UnresolvedTernaryExprSyntax.self) {
                expect(context, of: ternary.thenExpression)
            } else if sign.as(BinaryOperatorExprSyntax.self)?.operator.text != "??" {
                continue
            }
            if position == operators.count - 1, let last = elements.last {
                expect(context, of: last)
            }
        }
    }

    private mutating func note(_ context: ImplicitContext, at node: Syntax) {
        guard let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind == .period
        else { return }
        expected[first.position] = context
    }
}

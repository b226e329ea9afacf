import Codebase
import SwiftSyntax

/// Reads what a parsed text declares and does, from the top down.
struct OutlineExtractor {
    private let places: TextPlaces
    /// Whether something was too deep to be read.
    private(set) var isCut = false
    /// Whether the walk is in an `#if`.
    var isConditional = false
    private var depth = 0

    /// How deep a tree is read; a worker's stack has room for several times as much.
    private static let deepest = 1_000

    init(places: TextPlaces) { self.places = places }

    func line(of node: some SyntaxProtocol) -> Int {
        places.position(node.positionAfterSkippingLeadingTrivia).line
    }

    /// Goes into something, unless the stack has no room for it.
    mutating func deeper<Result>(
        _ otherwise: Result, _ body: (inout OutlineExtractor) -> Result
    ) -> Result {
        guard depth < Self.deepest else {
            isCut = true
            return otherwise
        }
        depth += 1
        defer { depth -= 1 }
        return body(&self)
    }

    mutating func statements(_ list: CodeBlockItemListSyntax) -> [OutlineStatement] {
        deeper([]) { extractor in list.flatMap { extractor.statements($0) } }
    }

    private mutating func statements(_ item: CodeBlockItemSyntax) -> [OutlineStatement] {
        let line = line(of: item)
        switch item.item {
        case .decl(let declaration):
            return statements(of: declaration)
        case .stmt(let statement):
            return [self.statement(statement, line: line)].compactMap(\.self)
        case .expr(let expression):
            if let statement = branch(of: expression, line: line) { return [statement] }
            return [OutlineStatement(.expression(self.expression(expression)), line: line)]
        }
    }

    private mutating func statements(of declaration: DeclSyntax) -> [OutlineStatement] {
        if let config = declaration.as(IfConfigDeclSyntax.self) {
            let outer = isConditional
            isConditional = true
            defer { isConditional = outer }
            let bodies = config.clauses.map { clause -> [OutlineStatement] in
                switch clause.elements {
                case .statements(let list): statements(list)
                case .decls(let list): list.flatMap { statements(of: $0.decl) }
                default: []
                }
            }
            return [OutlineStatement(.branch([], bodies), line: line(of: config))]
        }
        return declarations(declaration).map {
            OutlineStatement(.declaration($0), line: $0.line)
        }
    }

    private mutating func statement(_ node: StmtSyntax, line: Int) -> OutlineStatement? {
        switch node.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node):
            let value = node.expression.map { expression($0) }
            return OutlineStatement(.leave("return", value), line: line)
        case .throwStmt(let node):
            return OutlineStatement(.leave("throw", expression(node.expression)), line: line)
        case .yieldStmt, .breakStmt, .continueStmt, .fallThroughStmt:
            return OutlineStatement(.leave("break", nil), line: line)
        case .guardStmt(let node):
            let conditions = conditions(node.conditions)
            return OutlineStatement(
                .branch(conditions, [statements(node.body.statements)]), line: line)
        case .expressionStmt(let node):
            if let found = branch(of: node.expression, line: line) { return found }
            return OutlineStatement(.expression(expression(node.expression)), line: line)
        case .doStmt(let node):
            let body = statements(node.body.statements)
            let caught = node.catchClauses.map { statements($0.body.statements) }
            return OutlineStatement(.branch(body, caught), line: line)
        case .deferStmt(let node):
            return OutlineStatement(.branch(statements(node.body.statements), []), line: line)
        case .forStmt(let node):
            var conditions = [
                OutlineStatement(.expression(expression(node.sequence)), line: line)
            ]
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                var element = OutlineDeclaration(
                    kind: .let, name: name.outlineName, line: line)
                element.type = node.typeAnnotation?.type.outlineText
                conditions.append(OutlineStatement(.declaration(element), line: line))
            }
            return OutlineStatement(.loop(conditions, statements(node.body.statements)), line: line)
        case .whileStmt(let node):
            return OutlineStatement(
                .loop(conditions(node.conditions), statements(node.body.statements)), line: line)
        case .repeatStmt(let node):
            return OutlineStatement(
                .loop(
                    [OutlineStatement(.expression(expression(node.condition)), line: line)],
                    statements(node.body.statements)), line: line)
        default: return nil
        }
    }

    /// An `if` or a `switch`; nil for any other expression.
    mutating func branch(of node: ExprSyntax, line: Int) -> OutlineStatement? {
        if let node = node.as(IfExprSyntax.self) {
            let conditions = conditions(node.conditions)
            var bodies = [statements(node.body.statements)]
            switch node.elseBody {
            case .ifExpr(let other):
                let line = self.line(of: other)
                bodies.append([branch(of: ExprSyntax(other), line: line)].compactMap(\.self))
            case .codeBlock(let block): bodies.append(statements(block.statements))
            case nil: break
            }
            return OutlineStatement(.branch(conditions, bodies), line: line)
        }
        guard let node = node.as(SwitchExprSyntax.self) else { return nil }
        let subject = OutlineStatement(.expression(expression(node.subject)), line: line)
        var calls: [OutlineStatement] = []
        let bodies = node.cases.map { part -> [OutlineStatement] in
            guard case .switchCase(let part) = part else { return [] }
            calls += comparedCalls(in: part.label)
            return statements(part.statements)
        }
        return OutlineStatement(.branch([subject] + calls, bodies), line: line)
    }

    /// The calls of functions and types that a case compares with, as `case String(describing: A.self)`.
    private mutating func comparedCalls(
        in label: SwitchCaseSyntax.Label
    ) -> [OutlineStatement] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.compactMap { item in
            guard
                let call = item.pattern.as(ExpressionPatternSyntax.self)?.expression
                    .as(FunctionCallExprSyntax.self),
                call.calledExpression.is(DeclReferenceExprSyntax.self)
            else { return nil }
            return OutlineStatement(
                .expression(expression(ExprSyntax(call))), line: line(of: item))
        }
    }

    private mutating func conditions(_ list: ConditionElementListSyntax) -> [OutlineStatement] {
        list.compactMap { element in
            let line = line(of: element)
            switch element.condition {
            case .expression(let node):
                return OutlineStatement(.expression(expression(node)), line: line)
            case .optionalBinding(let node):
                guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                    return nil
                }
                var declaration = OutlineDeclaration(kind: .let, name: name.outlineName, line: line)
                declaration.type = node.typeAnnotation?.type.outlineText
                declaration.value = node.initializer.map { expression($0.value) }
                declaration.isUnwrapped = true
                return OutlineStatement(.declaration(declaration), line: line)
            case .matchingPattern(let node):
                return OutlineStatement(
                    .expression(expression(node.initializer.value)), line: line)
            case .availability: return nil
            }
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var outlineName: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension SyntaxProtocol {
    /// What is written, without comments and blanks around it, each blank inside as one space.
    var outlineText: String {
        plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

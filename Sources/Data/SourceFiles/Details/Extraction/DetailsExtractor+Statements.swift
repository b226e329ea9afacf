import Codebase
import SwiftSyntax

/// Names that were declared, with the numbers of their declarations.
typealias Bindings = [(name: String, number: Int)]

extension DetailsExtractor {
    /// Deals with a statement that opens a scope or binds names.
    ///
    /// - Returns: false, having done nothing, if the node is none.
    mutating func walkStatement(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .codeBlock(let block): inBody { $0.walk(block.statements) }
        case .codeBlockItemList(let list): walkItems(list)
        case .ifExpr(let statement): walkIf(statement)
        case .guardStmt(let statement): walkGuard(statement)
        case .whileStmt(let statement):
            locally {
                _ = $0.walkConditions(statement.conditions)
                $0.walk(statement.body)
            }
        case .forStmt(let statement): walkFor(statement)
        case .switchExpr(let statement): walkSwitch(statement)
        case .switchCase(let part): walkCase(part)
        case .catchClause(let clause): walkCatch(clause)
        case .returnStmt(let statement): walkReturn(statement)
        default: return false
        }
        return true
    }

    /// Deals with something between braces that are no type's.
    mutating func inBody(_ body: (inout DetailsExtractor) -> Void) {
        let outer = scope
        scope.makeLocal()
        locally(body)
        scope = outer
    }

    private mutating func walkItems(_ list: CodeBlockItemListSyntax) {
        if !scope.hasMembers {
            for item in list { awaitName(of: item.item) }
        }
        for item in list { walk(item.item) }
    }

    /// Functions and types are seen above their declarations, too.
    private mutating func awaitName(of item: CodeBlockItemSyntax.Item) {
        guard case .decl(let declaration) = item else { return }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): locals.await(node.name.plainName)
        case .structDecl(let node): locals.await(node.name.plainName)
        case .classDecl(let node): locals.await(node.name.plainName)
        case .enumDecl(let node): locals.await(node.name.plainName)
        case .actorDecl(let node): locals.await(node.name.plainName)
        case .typeAliasDecl(let node): locals.await(node.name.plainName)
        default: break
        }
    }

    private mutating func walkIf(_ statement: IfExprSyntax) {
        locally {
            _ = $0.walkConditions(statement.conditions)
            $0.walk(statement.body)
        }
        switch statement.elseBody {
        case .ifExpr(let other): walk(other)
        case .codeBlock(let block): walk(block)
        case nil: break
        }
    }

    private mutating func walkGuard(_ statement: GuardStmtSyntax) {
        var bound: Bindings = []
        locally { bound = $0.walkConditions(statement.conditions) }
        walk(statement.body)
        bindAll(bound)
    }

    private mutating func walkFor(_ statement: ForStmtSyntax) {
        var value = ValueDetails()
        value.expression = places.extent(of: statement.sequence)
        value.type = (statement.typeAnnotation?.type).map(places.fragment)
        value.origin = .element
        let bound = walkPattern(statement.pattern, statement.caseKeyword == nil ? .let : nil, value)
        walk(statement.typeAnnotation)
        walk(statement.sequence)
        locally {
            $0.bindAll(bound)
            $0.walk(statement.whereClause)
            $0.walk(statement.body)
        }
    }

    private mutating func walkSwitch(_ statement: SwitchExprSyntax) {
        walk(statement.subject)
        let outer = subject
        subject = compared(statement.subject)
        walk(statement.cases)
        subject = outer
    }

    private mutating func walkCase(_ part: SwitchCaseSyntax) {
        inBody {
            if case .case(let label) = part.label {
                var value = ValueDetails()
                value.expression = $0.subject?.extent
                value.origin = .part
                for item in label.caseItems {
                    $0.expect($0.subject, of: item.pattern)
                    $0.bindAll($0.walkPattern(item.pattern, nil, value))
                    $0.walk(item.whereClause)
                }
            }
            $0.walk(part.statements)
        }
    }

    private mutating func walkCatch(_ clause: CatchClauseSyntax) {
        inBody {
            var value = ValueDetails()
            value.origin = .error
            if clause.catchItems.isEmpty {
                let end = clause.catchKeyword.endPositionBeforeTrailingTrivia
                $0.bindUnwritten("error", at: $0.places.extent(end, end), value)
            }
            for item in clause.catchItems {
                if let pattern = item.pattern {
                    $0.bindAll($0.walkPattern(pattern, nil, value))
                }
                $0.walk(item.whereClause)
            }
            $0.walk(clause.body)
        }
    }

    // MARK: Conditions

    /// - Returns: What they bind, which is seen from here on.
    private mutating func walkConditions(_ conditions: ConditionElementListSyntax) -> Bindings {
        var bound: Bindings = []
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let binding):
                let new = walkOptional(binding)
                bindAll(new)
                bound += new
            case .matchingPattern(let match):
                var value = ValueDetails()
                value.expression = places.extent(of: match.initializer.value)
                value.origin = .part
                expect(compared(match.initializer.value), of: match.pattern)
                let new = walkPattern(match.pattern, nil, value)
                walk(match.typeAnnotation)
                walk(match.initializer)
                bindAll(new)
                bound += new
            case .expression(let expression): walk(expression)
            case .availability: break
            }
        }
        return bound
    }

    private mutating func walkOptional(_ binding: OptionalBindingConditionSyntax) -> Bindings {
        var value = ValueDetails()
        value.type = (binding.typeAnnotation?.type).map(places.fragment)
        value.expression = places.extent(
            of: Syntax(binding.initializer?.value) ?? Syntax(binding.pattern))
        value.origin = .unwrapped
        let bound = walkPattern(binding.pattern, kind(of: binding.bindingSpecifier), value)
        walk(binding.typeAnnotation)
        if binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.isName
        {
            _ = note(name, as: .value)
        }
        walk(binding.initializer)
        return bound
    }

    mutating func bindAll(_ bound: Bindings) {
        for (name, number) in bound { bind(name, number) }
    }

    // MARK: Patterns

    /// Deals with a pattern: what it compares with is used, what it binds is declared.
    ///
    /// - Parameter kind: `let` or `var` around it; nil if there is none.
    /// - Returns: What it binds, which is not seen yet.
    mutating func walkPattern(
        _ pattern: PatternSyntax, _ kind: DeclarationDetails.Kind?, _ value: ValueDetails
    ) -> Bindings {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name):
            guard let kind, name.identifier.isName else { return [] }
            let extent = places.extent(of: name.identifier)
            var details = DeclarationDetails(
                kind: kind, name: name.identifier.plainName,
                place: DeclarationPlace(name: extent, whole: extent))
            details.value = value
            return [(details.name, declareInBody(details))]
        case .valueBindingPattern(let binding):
            return walkPattern(
                binding.pattern, self.kind(of: binding.bindingSpecifier), value)
        case .tuplePattern(let tuple):
            var part = value
            part.origin = .part
            return tuple.elements.flatMap { walkPattern($0.pattern, kind, part) }
        case .expressionPattern(let expression):
            let outer = openPattern
            openPattern = OpenPattern(kind: kind, value: value)
            _ = walkValue(expression.expression, as: UseContext(role: .pattern))
            let bound = openPattern?.bound ?? []
            openPattern = outer
            return bound
        default:
            walkChildren(Syntax(pattern))
            return []
        }
    }

    private mutating func declareInBody(_ details: DeclarationDetails) -> Int {
        let number = declare(details)
        declarations[number].isLocal = true
        declarations[number].container = nil
        return number
    }

    /// A pattern inside the expression of another one: `case .some(let a)`.
    mutating func walkInnerPattern(_ inner: PatternSyntax) {
        guard var open = openPattern else { return walkChildren(Syntax(inner)) }
        open.value.origin = .part
        let bound = walkPattern(inner, open.kind, open.value)
        openPattern?.bound += bound
    }
}

/// The pattern whose expression is being walked.
struct OpenPattern {
    let kind: DeclarationDetails.Kind?
    var value: ValueDetails
    var bound: Bindings = []
}

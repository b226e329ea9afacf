import Codebase
import SwiftSyntax

/// What an expression means for the name that it ends with.
struct UseContext {
    /// Nil where the name itself tells: called, or a value.
    var role: NameUse.Role?
    var call: CallDetails?
}

extension DetailsExtractor {
    /// Deals with an expression.
    ///
    /// - Returns: The number of the use of the name that it ends with; nil if it ends with none.
    mutating func walkValue(_ expression: ExprSyntax, as context: UseContext = .init()) -> Int? {
        var found: Int?
        deeper { found = $0.walkHere(expression, as: context) }
        return found
    }

    private mutating func walkHere(_ expression: ExprSyntax, as context: UseContext) -> Int? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return note(name, as: context, of: nil)
        case .memberAccessExpr(let member): return walkMember(member, as: context)
        case .genericSpecializationExpr(let special):
            let name = walkValue(special.expression, as: context)
            walk(special.genericArgumentClause)
            return name
        case .optionalChainingExpr(let chain): return walkValue(chain.expression, as: context)
        case .forceUnwrapExpr(let unwrapped):
            return walkValue(unwrapped.expression, as: context)
        case .tryExpr(let tried): return walkValue(tried.expression, as: context)
        case .awaitExpr(let awaited): return walkValue(awaited.expression, as: context)
        case .unsafeExpr(let inner): return walkValue(inner.expression, as: context)
        case .inOutExpr(let inner):
            return walkValue(inner.expression, as: UseContext(role: .mutation))
        case .functionCallExpr(let call): return walkCall(call, as: context)
        case .subscriptCallExpr(let call): return walkSubscriptCall(call, as: context)
        case .tupleExpr(let tuple): return walkTuple(tuple, as: context)
        case .sequenceExpr(let sequence): walkSequence(sequence)
        case .keyPathExpr(let path): walkKeyPath(path)
        case .macroExpansionExpr(let macro): walkMacroCall(macro)
        case .closureExpr(let closure): walkClosure(closure)
        case .stringLiteralExpr(let literal): walkString(literal)
        case .patternExpr(let pattern): walkInnerPattern(pattern.pattern)
        case .binaryOperatorExpr(let part): note(part.operator, as: .operator)
        case .prefixOperatorExpr(let part):
            let isNumber =
                part.expression.is(IntegerLiteralExprSyntax.self)
                || part.expression.is(FloatLiteralExprSyntax.self)
            // The sign of a number belongs to the number.
            if !isNumber || part.operator.text != "-" { note(part.operator, as: .operator) }
            return walkValue(part.expression)
        case .postfixOperatorExpr(let part):
            let name = walkValue(part.expression)
            note(part.operator, as: .operator)
            return name
        case .arrayExpr(let array): return walkLiteral(array, at: array.leftSquare, as: context)
        case .dictionaryExpr(let literal):
            return walkLiteral(literal, at: literal.leftSquare, as: context)
        case .ifExpr, .switchExpr: _ = walkStatement(Syntax(expression))
        default: walkChildren(Syntax(expression))
        }
        return nil
    }

    // MARK: Members and calls

    private mutating func walkMember(
        _ member: MemberAccessExprSyntax, as context: UseContext
    ) -> Int? {
        guard let base = member.base else {
            var base = MemberBase(.implicit, extent: places.extent(of: member.period))
            base.context = expected.removeValue(forKey: member.period.position)
            return note(member.declName, as: context, of: base)
        }
        let use = walkValue(base)
        switch member.declName.baseName.tokenKind {
        case .keyword(.`self`), .keyword(.Type), .keyword(.Protocol): return use
        default: return note(member.declName, as: context, of: self.base(base, use))
        }
    }

    /// What a member comes after.
    private func base(_ expression: some ExprSyntaxProtocol, _ use: Int?) -> MemberBase {
        let extent = places.extent(of: expression)
        let word = expression.lastToken(viewMode: .sourceAccurate)?.text
        let isWord =
            expression.is(SuperExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
        if isWord, let word, ["self", "super", "Self"].contains(word) {
            return MemberBase(.own(word), extent: extent)
        }
        return MemberBase(use.map { .use($0) } ?? .other, extent: extent)
    }

    private mutating func walkCall(_ call: FunctionCallExprSyntax, as context: UseContext) -> Int? {
        var inner = context
        inner.call = details(
            of: call, call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        if context.role == .mutation { inner.role = nil }
        let name = walkValue(call.calledExpression, as: inner)
        walkArguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        return name
    }

    private mutating func walkSubscriptCall(
        _ call: SubscriptCallExprSyntax, as context: UseContext
    ) -> Int? {
        let base = walkValue(call.calledExpression)
        var use = NameUse(
            name: "subscript", extent: places.extent(of: call.leftSquare),
            role: context.role == .mutation ? .mutation : .call)
        use.base = self.base(call.calledExpression, base)
        use.call = details(
            of: call, call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        let number = add(use)
        walkArguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        return number
    }

    func details(
        of call: some SyntaxProtocol, _ arguments: LabeledExprListSyntax,
        _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
    ) -> CallDetails {
        var found = arguments.map {
            CallDetails.Argument(
                label: $0.label?.plainName, labelExtent: $0.label.map(places.extent),
                extent: places.extent(of: $0.expression))
        }
        if let closure {
            found.append(.init(label: nil, extent: places.extent(of: closure), isTrailing: true))
        }
        found += more.map {
            .init(
                label: $0.label.parameterName, labelExtent: places.extent(of: $0.label),
                extent: places.extent(of: $0.closure), isTrailing: true)
        }
        return CallDetails(arguments: found, extent: places.extent(of: call))
    }

    mutating func walkArguments(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ more: MultipleTrailingClosureElementListSyntax
    ) {
        for argument in arguments { _ = walkValue(argument.expression) }
        walk(closure)
        for element in more { walk(element.closure) }
    }

    private mutating func walkTuple(_ tuple: TupleExprSyntax, as context: UseContext) -> Int? {
        if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return walkValue(only.expression, as: UseContext(role: context.role))
        }
        for element in tuple.elements {
            _ = walkValue(element.expression, as: UseContext(role: context.role))
        }
        return nil
    }

    /// Operands and operators one after the other; what an assigning operator follows is changed.
    private mutating func walkSequence(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() {
            let isChanged = index + 1 < elements.count && elements[index + 1].assigns
            _ = walkValue(element, as: UseContext(role: isChanged ? .mutation : nil))
        }
    }

    /// Deals with a literal, or with a type that is made: `[Item]()`.
    private mutating func walkLiteral(
        _ literal: some ExprSyntaxProtocol, at bracket: TokenSyntax, as context: UseContext
    ) -> Int? {
        var made: Int?
        if let call = context.call {
            var use = NameUse(name: "init", extent: places.extent(of: bracket), role: .call)
            use.base = MemberBase(.other, extent: places.extent(of: literal))
            use.call = call
            made = add(use)
        }
        walkChildren(Syntax(literal))
        return made
    }

    // MARK: Other expressions

    private mutating func walkKeyPath(_ path: KeyPathExprSyntax) {
        var last = path.root.flatMap { walkTypeName($0, as: .type) }
        var extent = path.root.map(places.extent) ?? places.extent(of: path.backslash)
        for (index, part) in path.components.enumerated() {
            let base =
                index == 0 && path.root == nil
                ? MemberBase(.implicit, extent: extent)
                : MemberBase(last.map { .use($0) } ?? .other, extent: extent)
            let context = UseContext(role: .keyPath)
            switch part.component {
            case .property(let property):
                last = note(property.declName, as: context, of: base)
                walk(property.genericArgumentClause)
            case .subscript(let subscripted):
                for argument in subscripted.arguments { _ = walkValue(argument.expression) }
                last = nil
            case .optional: break
            default: walkChildren(Syntax(part.component))
            }
            extent = TextExtent(start: extent.start, end: places.extent(of: part).end)
        }
    }

    private mutating func walkMacroCall(_ macro: some FreestandingMacroExpansionSyntax) {
        var use = NameUse(
            name: macro.macroName.plainName, extent: places.extent(of: macro.macroName),
            role: .macro)
        use.call = details(
            of: macro, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
        _ = add(use)
        walk(macro.genericArgumentClause)
        walkArguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    }

    /// Deals with a macro that stands where declarations do.
    mutating func walkMacroDeclaration(_ macro: MacroExpansionDeclSyntax) {
        walk(macro.attributes)
        walkMacroCall(macro)
    }

    private mutating func walkString(_ literal: StringLiteralExprSyntax) {
        for case .expressionSegment(let segment) in literal.segments {
            let outer = isInterpolated
            isInterpolated = true
            for argument in segment.expressions { _ = walkValue(argument.expression) }
            isInterpolated = outer
        }
    }

    private mutating func walkClosure(_ closure: ClosureExprSyntax) {
        inBody {
            if let signature = closure.signature { $0.walkSignature(signature) }
            $0.giving(nil, nil) { $0.walk(closure.statements) }
        }
    }

    private mutating func walkSignature(_ signature: ClosureSignatureSyntax) {
        walk(signature.attributes)
        for capture in signature.capture?.items ?? [] { walkCapture(capture) }
        switch signature.parameterClause {
        case .simpleInput(let names):
            for name in names { bindParameter(name.name, nil, of: name) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                walk(parameter.attributes)
                walk(parameter.type)
                bindParameter(
                    parameter.secondName ?? parameter.firstName, parameter.type, of: parameter)
            }
        case nil: break
        }
        walk(signature.effectSpecifiers)
        walk(signature.returnClause)
    }

    private mutating func walkCapture(_ capture: ClosureCaptureSyntax) {
        guard capture.name.isName else { return walk(capture.initializer) }
        var value = ValueDetails()
        if let expression = capture.initializer?.value {
            _ = walkValue(expression)
            value.expression = places.extent(of: expression)
            value.inferredType = InferredType.of(expression)
        } else {
            note(capture.name, as: .value)
            value.expression = places.extent(of: capture.name)
        }
        var details = DeclarationDetails(
            kind: .let, name: capture.name.plainName,
            place: DeclarationPlace(
                name: places.extent(of: capture.name),
                whole: places.extent(of: capture, without: capture.trailingComma)))
        details.value = value
        bind(details.name, declare(details))
    }

    private mutating func bindParameter(
        _ token: TokenSyntax, _ type: TypeSyntax?, of node: some SyntaxProtocol
    ) {
        guard token.isName else { return }
        let name = places.extent(of: token)
        var value = ValueDetails()
        value.type = type.map(places.fragment)
        var details = DeclarationDetails(
            kind: .parameter, name: token.plainName,
            place: DeclarationPlace(
                name: name,
                whole: TextExtent(
                    start: places.extent(of: node).start,
                    end: type.map { places.extent(of: $0).end } ?? name.end)))
        details.value = value
        bind(details.name, declare(details))
    }
}

extension ExprSyntax {
    /// Whether it is `=` or an operator such as `+=`.
    fileprivate var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return text.last == "=" && !Self.comparing.contains(text)
    }

    private static let comparing: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]
}

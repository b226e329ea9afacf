import SwiftOperators
import SwiftSyntax

extension Interpreter {
    func evaluate(
        _ node: InfixOperatorExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        if node.operator.is(AssignmentExprSyntax.self) {
            if hasOptionalChaining(node.leftOperand) {
                // What is assigned is worked out only if there is something to assign to.
                do { _ = try locate(node.leftOperand, in: scope) } catch .chainEnded {
                    return .void
                }
            }
            let value = try evaluate(node.rightOperand, in: scope)
            try assign(value, to: node.leftOperand, in: scope)
            return .void
        }
        let name = node.operatorName
        if isFoldedBlindly(node, name) {
            let cause = unknown(node, "how tightly `\(name)` binds is not known")
            try loseIfActing(Syntax(node), cause)
            return .unknown(cause)
        }
        switch name {
        case "&&", "||", "??": return try shortCircuit(name, node, in: scope)
        default: break
        }
        if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(name) {
            return try compoundAssignment(String(name.dropLast()), node, in: scope)
        }
        let left = try evaluate(node.leftOperand, in: scope)
        let isDelayed = !effects.delayedLabels(of: name).isEmpty
        let right =
            try isDelayed
            ? .function(FunctionValue(body: .delayed(node.rightOperand, scope)))
            : evaluate(node.rightOperand, in: scope)
        return try combine(left, name, right, at: Syntax(node))
    }

    private func compoundAssignment(
        _ name: String, _ node: InfixOperatorExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let right = try evaluate(node.rightOperand, in: scope)
        do {
            guard case .place(let place) = try locate(node.leftOperand, in: scope) else {
                let cause = unknown(node, "this assignment is not evaluated")
                report(cause)
                try lose(cause)
                return .void
            }
            let declared = operators(name + "=", ofAnyType: ())
            if !declared.isEmpty {
                let arguments =
                    [Argument(nil, try read(place, at: Syntax(node)), place: place)]
                    + [Argument(nil, right)]
                return try compoundAssignment(declared, arguments, at: Syntax(node))
            }
            let left = try read(place, at: Syntax(node))
            let value = try combine(left, name, right, at: Syntax(node))
            try assign(value, to: place, at: Syntax(node))
        } catch .chainEnded {
            return .void
        }
        return .void
    }

    /// Calls an operator such as `+=` that the program declares.
    private func compoundAssignment(
        _ operators: [FunctionDeclaration], _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        let plain = operators.map(\.withoutLabels).filter { $0.parameters.count == 2 }
        let fitting = plain.filter { `operator` in
            !fit(
                arguments[0].value, `operator`.parameters[0].type, source: nil,
                generics: `operator`.generics
            ).isNo
        }
        let name = operators[0].name
        guard let first = arguments[0].place, !fitting.isEmpty else {
            let sum = try combine(
                arguments[0].value, String(name.dropLast()), arguments[1].value, at: node)
            if let place = arguments[0].place { try assign(sum, to: place, at: node) }
            return .void
        }
        let result = try call(fitting, arguments, selfSlot: nil, owner: nil, at: node)
        if result == nil {
            let cause = unknown(node, "which operator this is is not known")
            try lose(cause)
            try assign(.unknown(cause), to: first, at: node)
        }
        return .void
    }

    private func operators(_ name: String, ofAnyType: Void) -> [FunctionDeclaration] {
        (globals.functions(named: name) ?? []) + declarations.operators(named: name)
    }

    private func shortCircuit(
        _ name: String, _ node: InfixOperatorExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let left = try evaluate(node.leftOperand, in: scope)
        let right = { () throws(Interruption) in
            try self.evaluate(node.rightOperand, in: scope)
        }
        if name == "??" {
            switch left {
            case .optional(nil):
                return try typed(right(), like: node.leftOperand, in: scope)
            case .optional(let wrapped?): return wrapped
            case .unknown(let cause):
                let value = try perhaps(because: cause, right)
                return merged(left, value ?? left, because: cause)
            default: return left
            }
        }
        let decides = name == "||"
        switch truth(of: left, at: node.leftOperand) {
        case .yes: return decides ? .bool(true) : try right()
        case .no: return decides ? try right() : .bool(false)
        case .unknown(let cause):
            // The other side may still decide alone.
            if case .bool(decides)? = try perhaps(because: cause, right) { return .bool(decides) }
            return .unknown(cause)
        }
    }

    /// The value of what may not be evaluated; nil if it certainly is not.
    private func perhaps(
        because cause: Unknown, _ body: () throws(Interruption) -> Value
    ) throws(Interruption) -> Value? {
        var result: Value?
        _ = try fork(because: cause) { () throws(Interruption) in
            result = try body()
            return .normal(nil)
        } or: {
            .normal(nil)
        }
        return result
    }

    /// What comes after `??`; `.member` is one of the type of the left side.
    private func typed(
        _ value: Value, like left: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        guard case .implicit(let member) = value, member.name != "none",
            let type = try declaredType(of: left, in: scope) ?? staticType(of: left, in: scope)
        else { return value }
        return try convert(value, to: type.unwrapped, at: left)
    }

    /// The type that a variable, or a property of one, is declared with.
    private func declaredType(
        of expression: ExprSyntax, in scope: Scope
    ) throws(Interruption) -> TypeReference? {
        guard expression.isPath, case .place(var place) = try locate(expression, in: scope) else {
            return nil
        }
        guard let last = place.steps.popLast() else { return heap[place.slot].type }
        guard case .field(let name) = last,
            case .record(let record) = try read(place, at: Syntax(expression))
        else { return nil }
        return propertyType(name, of: record.type)
    }

    /// `left name right`, for operators that evaluate both sides.
    func combine(
        _ left: Value, _ name: String, _ right: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        if let value = try userOperator(name, [left, right], at: node) { return value }
        switch name {
        case "==", "===": return value(of: try areEqual(left, right, at: node))
        case "!=", "!==": return value(of: try areEqual(left, right, at: node).negated)
        case "<": return value(of: try isLess(left, right, at: node))
        case ">": return value(of: try isLess(right, left, at: node))
        case "<=", ">=":
            // What is no number is neither less nor greater.
            if left.isNoNumber || right.isNoNumber { return .bool(false) }
            return value(
                of: try name == "<="
                    ? isLess(right, left, at: node).negated : isLess(left, right, at: node).negated)
        case "~=": return value(of: try areEqual(left, right, at: node))
        case "..<", "...":
            // A range of texts may be one of versions, which are written in texts.
            if case .yes = try isLess(right, left, at: node), !left.isVersion || !right.isVersion {
                throw .failed(unknown(node, "the range ends before it begins"))
            }
            return .range(RangeValue(lower: left, upper: right, isClosed: name == "..."))
        case "+": return try add(left, right, at: node)
        case "-", "*", "/", "%", "<<", ">>", "&", "|", "^":
            return try calculate(left, name, right, at: node)
        default: return .unknown(unknown(node, "the operator `\(name)` is not known"))
        }
    }

    func userOperator(
        _ name: String, _ operands: [Value], at node: Syntax
    ) throws(Interruption) -> Value? {
        let candidates = operators(name, of: operands)
        guard !candidates.isEmpty else { return nil }
        let arguments = self.arguments(operands, of: node)
        let plain = mayTake(arguments, candidates.map(\.withoutLabels))
        if let result = try call(plain, arguments, selfSlot: nil, owner: nil, at: node) {
            return result
        }
        try loseIfActing(callOf: name, unknown(node, "which operator this is is not known"))
        return nil
    }

    /// Operands as arguments, with the places where they are written.
    private func arguments(_ operands: [Value], of node: Syntax) -> [Argument] {
        guard let infix = node.as(InfixOperatorExprSyntax.self), operands.count == 2 else {
            return operands.map { Argument(nil, $0) }
        }
        return [
            Argument(nil, operands[0], source: Syntax(infix.leftOperand)),
            Argument(nil, operands[1], source: Syntax(infix.rightOperand)),
        ]
    }

    /// The declared operators of a name that operands of these types may have.
    private func operators(_ name: String, of operands: [Value]) -> [FunctionDeclaration] {
        var candidates = globals.functions(named: name) ?? []
        if name != "==", name != "!=", name != "<" {
            for operand in operands {
                for type in lineage(of: operand) {
                    candidates += type.functions(named: name, isStatic: true)
                }
            }
        }
        return candidates.filter { $0.parameters.count == operands.count }
    }

    private func add(
        _ left: Value, _ right: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        switch (left, right) {
        case (.string(let left), .string(let right)):
            try checkText(left.utf8.count + right.utf8.count, at: node)
            return .string(left + right)
        case (.array(let list), .implicit), (.implicit, .array(let list)):
            guard let element = list.elementType else { return .sum([left, right]) }
            return try sum([left, right], as: .array(element), at: node)
        case (.implicit, _), (_, .implicit), (.sum, _), (_, .sum):
            return .sum(parts(of: left) + parts(of: right))
        case (.array(var list), _):
            try append(right, to: &list, at: node)
            return .array(list)
        case (.unknown(let cause), .array(let list)):
            let elements = [.unknown(cause)] + list.elements
            return .array(
                ListValue(elements: elements, elementType: list.elementType, isPartial: true))
        default: return try calculate(left, "+", right, at: node)
        }
    }

    private func parts(of value: Value) -> [Value] {
        if case .sum(let parts) = value { parts } else { [value] }
    }

    /// Adds parts that were waiting for their type.
    func sum(
        _ parts: [Value], as type: TypeReference, at node: some SyntaxProtocol
    ) throws(Interruption) -> Value {
        guard var result = parts.first else { return .void }
        result = try convert(result, to: type, at: node)
        for part in parts.dropFirst() {
            let next = try convert(part, to: type, at: node)
            if case .implicit = next { return .unknown(unknown(node, "its type is not known")) }
            result = try combine(result, "+", next, at: Syntax(node))
        }
        return result
    }

    /// Adds the elements of a sequence to a list; of an unknown one, an element that stands for all.
    func append(
        _ sequence: Value, to list: inout ListValue, at node: Syntax
    ) throws(Interruption) {
        switch try elements(of: sequence, at: node) {
        case .unknown(let cause):
            list.elements.append(.unknown(cause))
            list.isPartial = true
        case .known(let added):
            try checkSize(list.elements.count + added.elements.count, at: node)
            try tick(added.elements.count, at: node)
            list.isPartial = list.isPartial || added.isPartial
            if let type = list.elementType, added.elementType != type {
                for element in added.elements {
                    list.elements.append(try convert(element, to: type, at: node))
                }
            } else {
                if list.elements.isEmpty { list.elementType = added.elementType }
                list.elements += added.elements
            }
        }
    }

    private func calculate(
        _ left: Value, _ name: String, _ right: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        switch (left, right) {
        case (.unknown, _): return left
        case (_, .unknown): return right
        case (.integer(let one), .integer(let two)): return integer(one, name, two, at: node)
        case (.double(let one), .double(let two)): return double(one, name, two, at: node)
        case (.integer(let one), .double(let two)): return double(Double(one), name, two, at: node)
        case (.double(let one), .integer(let two)): return double(one, name, Double(two), at: node)
        case (.optional(let one?), _): return try combine(one, name, right, at: node)
        default: return .unknown(unknown(node, "combining these values is not supported"))
        }
    }

    private func integer(_ one: Int, _ name: String, _ two: Int, at node: Syntax) -> Value {
        switch name {
        case "<<": return .integer(one << two)
        case ">>": return .integer(one >> two)
        case "&": return .integer(one & two)
        case "|": return .integer(one | two)
        case "^": return .integer(one ^ two)
        default: break
        }
        let result: (partialValue: Int, overflow: Bool)
        switch name {
        case "+": result = one.addingReportingOverflow(two)
        case "-": result = one.subtractingReportingOverflow(two)
        case "*": result = one.multipliedReportingOverflow(by: two)
        case "/": result = one.dividedReportingOverflow(by: two)
        default: result = one.remainderReportingOverflow(dividingBy: two)
        }
        return result.overflow
            ? .unknown(unknown(node, "the number is out of range")) : .integer(result.partialValue)
    }

    private func double(_ one: Double, _ name: String, _ two: Double, at node: Syntax) -> Value {
        switch name {
        case "+": .double(one + two)
        case "-": .double(one - two)
        case "*": .double(one * two)
        case "/": .double(one / two)
        default: .unknown(unknown(node, "combining these values is not supported"))
        }
    }

    func evaluate(
        _ node: PrefixOperatorExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let value = try evaluate(node.expression, in: scope)
        switch (node.operator.text, value) {
        case (_, .unknown): return value
        case ("!", _): return self.value(of: truth(of: value, at: node.expression).negated)
        case ("-", .integer(let number)): return integer(0, "-", number, at: Syntax(node))
        case ("-", .double(let number)): return .double(-number)
        case ("~", .integer(let number)): return .integer(~number)
        case ("+", _): return value
        case ("...", _): return .range(RangeValue(lower: nil, upper: value, isClosed: true))
        case ("..<", _): return .range(RangeValue(lower: nil, upper: value, isClosed: false))
        default:
            return try userOperator(node.operator.text, [value], at: Syntax(node))
                ?? .unknown(unknown(node, "the operator is not known"))
        }
    }

    func evaluate(
        _ node: PostfixOperatorExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let value = try evaluate(node.expression, in: scope)
        guard node.operator.text == "..." else {
            return try userOperator(node.operator.text, [value], at: Syntax(node))
                ?? .unknown(unknown(node, "the operator is not known"))
        }
        return .range(RangeValue(lower: value, upper: nil, isClosed: false))
    }

    func evaluate(_ node: AsExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        let value = try evaluate(node.expression, in: scope)
        let type = type(node.type, in: scope)
        guard node.questionOrExclamationMark?.text == "?" else {
            guard node.questionOrExclamationMark != nil,
                case .no = isCastable(value, to: type, at: node)
            else { return try convert(value, to: type, at: node) }
            throw .failed(unknown(node, "it is of another type"))
        }
        switch isCastable(value, to: type, at: node) {
        case .yes: return .optional(value)
        case .no: return .none
        case .unknown(let unknown): return .unknown(unknown)
        }
    }
}

extension Interpreter {
    /// Whether an operator of another file stands beside others, whose order its precedence decides.
    private func isFoldedBlindly(_ node: InfixOperatorExprSyntax, _ name: String) -> Bool {
        let isBesideOthers =
            node.leftOperand.is(InfixOperatorExprSyntax.self)
            || node.rightOperand.is(InfixOperatorExprSyntax.self)
            || node.parent?.is(InfixOperatorExprSyntax.self) == true
        guard isBesideOthers else { return false }
        let root = node.root.id
        let file = files.first { Syntax($0.tree).id == root }
        return file?.operators.infixOperator(named: name) == nil
    }

    /// Whether `as` succeeds; lists are what their elements are.
    func isCastable(
        _ value: Value, to type: TypeReference, at node: some SyntaxProtocol
    ) -> Truth {
        guard case .array(let list) = value, case .array(let element) = type else {
            return isInstance(value, of: type, at: node)
        }
        var result = Truth.yes
        for item in list.elements {
            switch isCastable(item, to: element, at: node) {
            case .yes: continue
            case .no: return .no
            case .unknown(let unknown): result = .unknown(unknown)
            }
        }
        return result
    }
}

extension Value {
    /// Whether it is a double that is no number.
    fileprivate var isNoNumber: Bool {
        if case .double(let number) = self { number.isNaN } else { false }
    }
}

extension FunctionDeclaration {
    /// Operators take their operands without labels, whatever the parameters are called.
    var withoutLabels: FunctionDeclaration {
        let parameters = parameters.map {
            Parameter(
                label: nil, name: $0.name, type: $0.type, defaultValue: nil, isVariadic: false,
                isInout: $0.isInout, isDelayed: $0.isDelayed)
        }
        let plain = FunctionDeclaration(
            name: name, parameters: parameters, result: result, body: body, owner: owner,
            modifiers: [], generics: generics)
        plain.isLibrary = isLibrary
        return plain
    }
}

extension ExprSyntax {
    /// Whether it is only names with dots between them, which can be evaluated again.
    fileprivate var isPath: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isPath ?? false }
        return self.is(DeclReferenceExprSyntax.self)
    }
}

extension Value {
    /// Whether it is a text of numbers with points between them.
    fileprivate var isVersion: Bool {
        guard case .string(let text) = self else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { Int($0) != nil }
    }
}

import SwiftSyntax

/// The answer to a condition.
enum Truth {
    case yes, no
    case unknown(Unknown)

    init(_ holds: Bool) { self = holds ? .yes : .no }

    var negated: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .unknown: self
        }
    }
}

extension Interpreter {
    /// Answers a list of conditions; what they bind is declared in `scope`.
    ///
    /// After an unknown condition the rest is evaluated too, so that all names get bound.
    func truth(
        of elements: ConditionElementListSyntax, in scope: Scope
    ) throws(Interruption) -> Truth {
        var result = Truth.yes
        for element in elements {
            let truth: Truth
            if case .unknown(let cause) = result {
                truth = try self.truth(of: element, ifReachedIn: scope, because: cause)
            } else {
                truth = try self.truth(of: element, in: scope)
            }
            switch truth {
            case .yes: continue
            case .no: return .no
            case .unknown(let unknown):
                if case .yes = result { result = .unknown(unknown) }
            }
        }
        return result
    }

    /// Answers a condition that is asked only if those before it hold.
    private func truth(
        of element: ConditionElementSyntax, ifReachedIn scope: Scope, because cause: Unknown
    ) throws(Interruption) -> Truth {
        var result = Truth.no
        _ = try fork(because: cause) { () throws(Interruption) in
            result = try self.truth(of: element, in: scope)
            return .normal(nil)
        } or: {
            .normal(nil)
        }
        return result
    }

    private func truth(
        of element: ConditionElementSyntax, in scope: Scope
    ) throws(Interruption) -> Truth {
        switch element.condition {
        case .expression(let expression):
            return truth(of: try evaluate(expression, in: scope), at: expression)
        case .optionalBinding(let node):
            return try bindOptional(node, in: scope)
        case .matchingPattern(let node):
            let value = try evaluate(node.initializer.value, in: scope)
            return try match(node.pattern, value, in: scope)
        case .availability(let node):
            // Where none of the named platforms is, everything is available.
            return Truth(node.availabilityKeyword.text != "#unavailable")
        }
    }

    /// Reads a value as a condition.
    func truth(of value: Value, at node: some SyntaxProtocol) -> Truth {
        switch value {
        case .bool(let holds): Truth(holds)
        case .unknown(let unknown): .unknown(unknown)
        case .optional(let wrapped?): truth(of: wrapped, at: node)
        default: .unknown(unknown(node, "it is not true or false"))
        }
    }

    private func bindOptional(
        _ node: OptionalBindingConditionSyntax, in scope: Scope
    ) throws(Interruption) -> Truth {
        let value: Value
        if let initializer = node.initializer {
            value = try evaluate(initializer.value, in: scope)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            value = try lookUp(name.identifierText, in: scope, at: Syntax(name))
        } else {
            return .unknown(unknown(node, "this kind of condition is not evaluated"))
        }
        let type = node.typeAnnotation.map { self.type($0.type, in: scope) }
        let kind: Slot.Kind = node.bindingSpecifier.text == "let" ? .constant : .variable
        switch value {
        case .optional(nil):
            return .no
        case .unknown(let unknown):
            try bind(node.pattern, to: value, type: type, kind, in: scope)
            return .unknown(unknown)
        case .optional(let wrapped?):
            try bind(node.pattern, to: wrapped, type: type, kind, in: scope)
            return .yes
        default:
            try bind(node.pattern, to: value, type: type, kind, in: scope)
            return .yes
        }
    }
}

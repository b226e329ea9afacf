import SwiftParser
import SwiftSyntax

extension Interpreter {
    /// Runs `let` and `var`.
    func declare(_ node: VariableDeclSyntax, in scope: Scope) throws(Interruption) {
        if scope !== globals, let reason = HiddenEffects.reason(in: node, declarations.resolver) {
            report(unknown(node, reason))
        }
        let kind: Slot.Kind = node.bindingSpecifier.text == "let" ? .constant : .variable
        for binding in node.bindings {
            if FunctionCollector(resolver: declarations.resolver)
                .computed(binding, owner: nil) != nil
            {
                try declareComputed(binding, in: scope)
                continue
            }
            let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
            let type = annotation.map { self.type($0.type, in: scope) }
            guard let initial = binding.initializer?.value else {
                declareEmpty(binding.pattern, type: type, kind, in: scope)
                continue
            }
            let value = try evaluate(initial, in: scope)
            let known = type ?? staticType(of: initial, in: scope)
            let converted = try convert(value, to: known ?? .any, at: initial)
            try bind(binding.pattern, to: converted, type: known, kind, in: scope)
        }
    }

    /// Makes a local variable without a setter visible in its whole block.
    @discardableResult
    func hoistComputed(_ binding: PatternBindingSyntax, in scope: Scope) -> Bool {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let property = FunctionCollector(resolver: declarations.resolver)
                .computed(binding, owner: scope.owner), property.setter == nil
        else { return false }
        scope.declare(name.identifierText, property)
        return true
    }

    private func declareComputed(
        _ binding: PatternBindingSyntax, in scope: Scope
    ) throws(Interruption) {
        // Global ones are filed before anything runs.
        guard scope !== globals else { return }
        if hoistComputed(binding, in: scope) { return }
        let cause = unknown(binding, "computed local variables are not evaluated")
        if effects.mayAct(Syntax(binding)) { report(cause) }
        try bind(binding.pattern, to: .unknown(cause), type: nil, in: scope)
    }

    private func declareEmpty(
        _ pattern: PatternSyntax, type: TypeReference?, _ kind: Slot.Kind, in scope: Scope
    ) {
        guard let name = pattern.as(IdentifierPatternSyntax.self) else { return }
        var initial: Value?
        if case .optional? = type { initial = Value.none }
        declare(name.identifier.identifierText, initial, type: type, kind, in: scope)
    }

    /// Declares a variable; globals keep the slot that made them visible to functions.
    func declare(
        _ name: String, _ value: Value?, type: TypeReference?, _ kind: Slot.Kind, in scope: Scope
    ) {
        let slot = allocate(value, type: type, kind: kind)
        scope.declare(name, slot: slot)
        if scope === globals { globalNames.append(name) }
    }

    /// Binds the names of a pattern that always matches.
    func bind(
        _ pattern: PatternSyntax, to value: Value, type: TypeReference?,
        _ kind: Slot.Kind = .constant, in scope: Scope
    ) throws(Interruption) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node):
            declare(node.identifier.identifierText, value, type: type, kind, in: scope)
        case .tuplePattern(let node):
            for (index, element) in node.elements.enumerated() {
                let part = tuplePart(index, of: value, count: node.elements.count, at: element)
                try bind(element.pattern, to: part, type: nil, kind, in: scope)
            }
        case .valueBindingPattern(let node):
            let kind: Slot.Kind = node.bindingSpecifier.text == "let" ? .constant : .variable
            try bind(node.pattern, to: value, type: type, kind, in: scope)
        case .wildcardPattern:
            return
        default:
            throw .failed(unknown(pattern, "this kind of pattern is not evaluated"))
        }
    }

    private func tuplePart(
        _ index: Int, of value: Value, count: Int, at node: some SyntaxProtocol
    ) -> Value {
        switch value {
        case .unknown: value
        case .tuple(let fields) where fields.count == count: fields[index].value
        default: .unknown(unknown(node, "its value is not a tuple of \(count) elements"))
        }
    }

    /// The type that a written type means in a scope.
    func type(_ node: TypeSyntax, in scope: Scope) -> TypeReference {
        declarations.resolver.reference(node, in: scope.owner)
    }

    /// The type that an expression such as `[Target]` or `Set<String>` names.
    func type(writtenAs expression: ExprSyntax, in scope: Scope) -> TypeReference {
        var parser = Parser(expression.trimmedDescription)
        let type = TypeSyntax.parse(from: &parser)
        return declarations.resolver.reference(type, in: scope.owner, at: Syntax(expression))
    }
}

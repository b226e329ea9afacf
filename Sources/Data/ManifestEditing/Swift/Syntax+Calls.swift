import SwiftParser
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The last part of what is called: `target` of `.target(…)` and of `Target.target(…)`.
    var calleeName: String {
        if let member = calledExpression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text
        }
        return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// What comes after a label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The name of what the call declares: its argument `name:`, or else its first one.
    var declaredName: String? {
        let first = arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
        return argument("name")?.plainString ?? first
    }

    /// Whether it declares a target or product by SwiftPM's or Tuist's own functions.
    var isDeclaration: Bool { Self.declarations.contains(calleeName) }

    private static let declarations: Set<String> = [
        "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
        "binaryTarget", "Target", "library", "executable",
    ]
}

extension EditableSource {
    /// The name of what a call declares, also where a constant of the file or a text with one in it says
    /// it.
    func declaredName(of call: FunctionCallExprSyntax) -> String? {
        if let name = call.declaredName { return name }
        let first = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        return (call.argument("name") ?? first).flatMap(constantText)
    }

    private func constantText(_ expression: ExprSyntax) -> String? {
        if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
        {
            return constants[expression.trimmedDescription]
        }
        guard let text = expression.as(StringLiteralExprSyntax.self) else { return nil }
        var whole = ""
        for segment in text.segments {
            switch segment {
            case .stringSegment(let part): whole += part.content.text
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let only = part.expressions.first,
                    let value = constantText(only.expression)
                else { return nil }
                whole += value
            }
        }
        return whole
    }

    /// The constants at the top of the file, and those of types there, that are plain texts, by what
    /// is written to name them.
    private var constants: [String: String] {
        var found: [String: String] = [:]
        for statement in tree.statements {
            if let variable = statement.item.as(VariableDeclSyntax.self) {
                found.merge(variable.plainTexts) { first, _ in first }
            } else if let type = statement.item.asProtocol((any DeclGroupSyntax).self),
                let name = statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text
            {
                for member in type.memberBlock.members {
                    guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStatic
                    else { continue }
                    for (constant, text) in variable.plainTexts {
                        found["\(name).\(constant)"] = text
                    }
                }
            }
        }
        return found
    }
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }

    /// The plain texts that it stands for all the time, by name.
    fileprivate var plainTexts: [String: String] {
        var found: [String: String] = [:]
        for binding in bindings {
            let name = binding.pattern.trimmedDescription
            if bindingSpecifier.text == "let" {
                found[name] = binding.initializer?.value.plainString
            } else if case .getter(let items)? = binding.accessorBlock?.accessors,
                items.count == 1, let only = items.first?.item
            {
                let value =
                    only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
                found[name] = value?.plainString
            }
        }
        return found
    }
}

extension ExprSyntax {
    /// The text of a literal without interpolation.
    var plainString: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

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
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return constants[name]
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

    /// The constants at the top of the file that are plain texts.
    private var constants: [String: String] {
        var found: [String: String] = [:]
        for statement in tree.statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.text == "let"
            else { continue }
            for binding in variable.bindings {
                found[binding.pattern.trimmedDescription] = binding.initializer?.value.plainString
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

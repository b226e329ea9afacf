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

    /// What stands behind a label.
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

extension ExprSyntax {
    /// The text of a literal without interpolation.
    var plainString: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

import SwiftSyntax

/// The names that an expression uses: functions with their labels, types and members without.
struct NamesUsed {
    let names: Set<String>

    init(in expression: String) {
        let source = EditableSource("_ = " + expression)
        var names: Set<String> = []
        var called: Set<SyntaxIdentifier> = []
        for call in source.nodes(FunctionCallExprSyntax.self) {
            let reference =
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
                ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
            guard let reference else { continue }
            called.insert(reference.id)
            let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
            let name = reference.baseName.text
            names.insert(name.first?.isUppercase == true ? name : "\(name)(\(labels))")
        }
        for reference in source.nodes(DeclReferenceExprSyntax.self)
        where !called.contains(reference.id) {
            names.insert(reference.baseName.text)
        }
        self.names = names
    }
}

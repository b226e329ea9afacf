import Codebase
import SwiftSyntax

extension SwiftRegistrationEditor {
    /// What a Swift text declares: functions with their labels, everything else by its name.
    package func declarations(in text: String) -> Set<String> {
        let source = EditableSource(text)
        var names: Set<String> = []
        for function in source.nodes(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters
            names.insert("\(function.name.text)(\(labels(Array(parameters))))")
            // What has a default value may be left out.
            let needed = parameters.filter { $0.defaultValue == nil }
            names.insert("\(function.name.text)(\(labels(Array(needed))))")
        }
        for variable in source.nodes(VariableDeclSyntax.self)
        where variable.modifiers.contains(where: { $0.name.text == "static" }) {
            names.formUnion(
                variable.bindings.compactMap {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                })
        }
        for node in source.nodes(ClassDeclSyntax.self) { names.insert(node.name.text) }
        for node in source.nodes(StructDeclSyntax.self) { names.insert(node.name.text) }
        for node in source.nodes(EnumDeclSyntax.self) { names.insert(node.name.text) }
        for node in source.nodes(ProtocolDeclSyntax.self) { names.insert(node.name.text) }
        return names
    }

    package func renaming(_ feature: String, to name: String, in text: String) -> String {
        FeatureWords(features: [feature]).replacing(feature, in: text, by: name)
    }

    private func labels(_ parameters: [FunctionParameterSyntax]) -> String {
        parameters.map { $0.firstName.text + ":" }.joined()
    }
}

import Editing
import SwiftSyntax

/// Adds a feature to the array literals and calls that list features.
package struct SwiftRegistrationEditor: RegistrationEditor {
    package init() {}

    package func registering(
        _ request: RegistrationRequest, in text: String
    ) throws(ManifestEditError) -> Registration {
        let source = EditableSource(text)
        guard !source.tree.hasError else {
            throw ManifestEditError("The file has a syntax error. Correct it first.")
        }
        let words = FeatureWords(features: request.features)
        var replacements: [Replacement] = []
        var places: [Registration.Place] = []
        for list in lists(in: source) {
            guard let found = FeatureList(list, request: request, words: words) else { continue }
            let line = text.utf8.prefix(found.position).count { $0 == UInt8(ascii: "\n") } + 1
            places.append(
                Registration.Place(line: line, element: found.element, obstacle: found.obstacle))
            if found.obstacle == nil { replacements += found.replacements }
        }
        places += enumCases(in: source, request: request, words: words)
        if !replacements.isEmpty {
            replacements += ImportEdit(source: source, modules: request.modules).replacements
        }
        return Registration(text: source.replacing(replacements), places: places)
    }

    private func lists(in source: EditableSource) -> [ElementList] {
        let arrays = source.nodes(ArrayExprSyntax.self).map { ElementList($0, in: source) }
        let calls = source.nodes(FunctionCallExprSyntax.self)
            .filter { call in !call.isDeclaration && call.arguments.allSatisfy { $0.label == nil } }
            .compactMap { ElementList($0, in: source) }
        return arrays + calls
    }

    /// A case more would have to be answered in every `switch`, so that is left to a person.
    private func enumCases(
        in source: EditableSource, request: RegistrationRequest, words: FeatureWords
    ) -> [Registration.Place] {
        source.nodes(EnumDeclSyntax.self).compactMap { declaration in
            let cases = source.nodes(EnumCaseElementSyntax.self, in: declaration.memberBlock)
            let found = cases.filter { words.isOnly($0.name.text) }
            guard found.count >= 2 else { return nil }
            let start = source.range(of: declaration).lowerBound
            let line = source.bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
            return Registration.Place(
                line: line, element: "case \(NameCases(request.name).camel)",
                obstacle: "the enum \(declaration.name.text) has a case for each feature, and "
                    + "its switch statements need the new case")
        }
    }
}

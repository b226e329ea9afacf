import Codebase
import SwiftSyntax

/// Turns what declarations consist of into values, without looking at anything around them.
struct SignatureReading {
    let places: TextPlaces

    // MARK: Attributes and modifiers

    /// The attributes of a list, those under `#if` with their conditions.
    func attributes(_ list: AttributeListSyntax) -> [AttributeDetails] {
        var found: [AttributeDetails] = []
        var conditions = ConditionStack()
        collect(list, under: &conditions, into: &found)
        return found
    }

    private func collect(
        _ list: AttributeListSyntax, under conditions: inout ConditionStack,
        into found: inout [AttributeDetails]
    ) {
        for element in list {
            switch element {
            case .attribute(let attribute):
                found.append(details(of: attribute, conditions.conditions))
            case .ifConfigDecl(let config):
                conditions.open()
                for clause in config.clauses {
                    conditions.next(clause)
                    if case .attributes(let inner) = clause.elements {
                        collect(inner, under: &conditions, into: &found)
                    }
                }
                conditions.close()
            }
        }
    }

    private func details(
        of attribute: AttributeSyntax, _ conditions: [String]
    ) -> AttributeDetails {
        AttributeDetails(
            name: attribute.attributeName.plainText,
            arguments: attribute.leftParen.map { _ in
                attribute.arguments?.plainText ?? ""
            },
            extent: places.extent(of: attribute), conditions: conditions)
    }

    func modifiers(_ list: DeclModifierListSyntax) -> [ModifierDetails] {
        list.map {
            ModifierDetails(
                name: $0.name.text, detail: $0.detail?.detail.text, extent: places.extent(of: $0))
        }
    }

    // MARK: Generics

    func generics(
        _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> GenericDetails {
        let all = [clause?.genericWhereClause, requirements].compactMap { $0 }
        return GenericDetails(
            parameters: clause?.parameters.map(parameter) ?? [],
            requirements: all.flatMap { $0.requirements.map { places.fragment($0.requirement) } })
    }

    private func parameter(_ parameter: GenericParameterSyntax) -> GenericParameter {
        GenericParameter(
            name: parameter.name.plainName,
            constraint: parameter.inheritedType.map(places.fragment),
            specifier: parameter.specifier?.text)
    }

    func inherited(_ clause: InheritanceClauseSyntax?) -> [InheritedType] {
        clause?.inheritedTypes.map { entry in
            guard let type = entry.type.as(AttributedTypeSyntax.self) else {
                return InheritedType(type: places.fragment(entry.type))
            }
            let words =
                type.specifiers.map(\.plainText)
                + type.attributes.map(\.plainText)
                + type.lateSpecifiers.map(\.plainText)
            return InheritedType(type: places.fragment(type.baseType), attributes: words)
        } ?? []
    }

    // MARK: Signatures

    func signature(_ signature: FunctionSignatureSyntax, failure: TokenSyntax? = nil) -> Signature {
        Signature(
            parameters: signature.parameterClause.parameters.map(parameter),
            effects: effects(
                signature.effectSpecifiers?.asyncSpecifier,
                signature.effectSpecifiers?.throwsClause),
            result: signature.returnClause.map { places.fragment($0.type) },
            failure: failure?.text, extent: places.extent(of: signature))
    }

    func signature(of declaration: SubscriptDeclSyntax) -> Signature {
        Signature(
            parameters: declaration.parameterClause.parameters.map(parameter),
            result: places.fragment(declaration.returnClause.type),
            extent: places.extent(
                declaration.parameterClause.positionAfterSkippingLeadingTrivia,
                declaration.returnClause.endPositionBeforeTrailingTrivia))
    }

    func signature(of element: EnumCaseElementSyntax) -> Signature {
        Signature(
            parameters: element.parameterClause?.parameters.map(parameter) ?? [],
            extent: element.parameterClause.map(places.extent) ?? places.extent(of: element.name))
    }

    private func parameter(_ parameter: FunctionParameterSyntax) -> ParameterDetails {
        let first = parameter.firstName.parameterName
        return ParameterDetails(
            label: first,
            name: parameter.secondName.map(\.parameterName) ?? first,
            type: type(parameter.type, after: parameter.modifiers),
            standard: parameter.defaultValue.map { places.fragment($0.value) },
            isVariadic: parameter.ellipsis != nil,
            attributes: attributes(parameter.attributes),
            extent: places.extent(of: parameter, without: parameter.trailingComma))
    }

    private func parameter(_ parameter: EnumCaseParameterSyntax) -> ParameterDetails {
        let first = parameter.firstName?.parameterName
        return ParameterDetails(
            label: first,
            name: parameter.secondName.map(\.parameterName) ?? first,
            type: type(parameter.type, after: parameter.modifiers),
            standard: parameter.defaultValue.map { places.fragment($0.value) },
            extent: places.extent(of: parameter, without: parameter.trailingComma))
    }

    /// The type; a modifier such as `isolated` stands before the name in some versions of Swift.
    private func type(
        _ type: TypeSyntax, after modifiers: DeclModifierListSyntax
    ) -> TextFragment {
        let words = modifiers.map { $0.plainText + " " }.joined()
        return TextFragment(words + type.plainText, at: places.extent(of: type))
    }

    func effects(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) -> Effects {
        let kind: Effects.Throwing
        if let type = throwing?.type {
            kind = .typed(type.plainText)
        } else if let throwing {
            kind = throwing.throwsSpecifier.text == "rethrows" ? .rethrows : .always
        } else {
            kind = .never
        }
        return Effects(isAsync: async != nil, throwing: kind)
    }

    // MARK: Accessors

    /// What is written between the braces; those under `#if` too.
    func accessors(_ block: AccessorBlockSyntax?) -> [AccessorDetails] {
        guard let block else { return [] }
        return switch block.accessors {
        case .getter: [AccessorDetails(kind: "get", extent: places.extent(of: block))]
        case .accessors(let list): list.map(details)
        }
    }

    private func details(of accessor: AccessorDeclSyntax) -> AccessorDetails {
        AccessorDetails(
            kind: accessor.accessorSpecifier.text,
            effects: effects(
                accessor.effectSpecifiers?.asyncSpecifier, accessor.effectSpecifiers?.throwsClause),
            modifiers: accessor.modifier.map { [$0.plainText] } ?? [],
            extent: places.extent(of: accessor))
    }
}

extension TextPlaces {
    /// The stretch of something in a list, without the comma after it.
    func extent(of node: some SyntaxProtocol, without comma: TokenSyntax?) -> TextExtent {
        let end = comma?.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        return extent(
            node.positionAfterSkippingLeadingTrivia, end ?? node.endPositionBeforeTrailingTrivia)
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var plainName: String {
        guard presence == .present else { return "" }
        guard text.utf8.count > 2, text.first == "`", text.last == "`" else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// The name of a parameter; nil for `_`.
    var parameterName: String? { tokenKind == .wildcard ? nil : plainName }
}

extension ConditionStack {
    /// Goes on to a clause of an `#if`.
    mutating func next(_ clause: IfConfigClauseSyntax) {
        let text = clause.condition?.plainText
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let kind = clause.condition?.kind
        next(text, isCompound: kind == .sequenceExpr || kind == .infixOperatorExpr)
    }
}

import Codebase
import SwiftSyntax

extension DetailsExtractor {
    mutating func walkAlias(_ alias: TypeAliasDeclSyntax) {
        let heading = Heading(
            kind: .typealias, name: alias.name, attributes: alias.attributes,
            modifiers: alias.modifiers, generics: alias.genericParameterClause,
            requirements: alias.genericWhereClause)
        var details = details(heading, of: alias)
        var value = ValueDetails()
        value.type = places.fragment(alias.initializer.value)
        details.value = value
        let number = declareLocally(details)
        walkInside(number, heading) {
            $0.walk(alias.initializer)
            $0.walk(alias.genericWhereClause)
        }
    }

    mutating func walkAssociatedType(_ type: AssociatedTypeDeclSyntax) {
        let heading = Heading(
            kind: .associatedtype, name: type.name, attributes: type.attributes,
            modifiers: type.modifiers, requirements: type.genericWhereClause,
            inherited: type.inheritanceClause)
        var details = details(heading, of: type)
        if let standard = type.initializer {
            var value = ValueDetails()
            value.type = places.fragment(standard.value)
            details.value = value
        }
        let number = declare(details)
        walkInside(number, heading) {
            $0.walk(type.initializer)
            $0.walk(type.genericWhereClause)
        }
    }

    mutating func walkCases(_ cases: EnumCaseDeclSyntax) {
        let statement = places.extent(of: cases)
        for element in cases.elements {
            let place = DeclarationPlace(
                name: places.extent(of: element.name),
                whole: cases.elements.count == 1
                    ? statement : places.extent(of: element, without: element.trailingComma),
                statement: statement, comments: places.comments(before: cases))
            var details = DeclarationDetails(
                kind: .case, name: element.name.plainName, place: place)
            details.attributes = reading.attributes(cases.attributes)
            details.modifiers = reading.modifiers(cases.modifiers)
            if element.parameterClause != nil {
                let signature = reading.signature(of: element)
                details.signature = signature
                details.labels = signature.parameters.map { $0.label ?? "_" }
            }
            if let raw = element.rawValue {
                var value = ValueDetails()
                value.expression = places.extent(of: raw.value)
                details.value = value
            }
            inside(declare(details)) {
                if element == cases.elements.first { $0.walk(cases.attributes) }
                $0.walk(element.parameterClause)
                $0.walk(element.rawValue)
            }
        }
    }

    mutating func walkOperator(_ declaration: OperatorDeclSyntax) {
        var details = DeclarationDetails(
            kind: .operator, name: declaration.name.plainName,
            place: place(of: declaration, named: places.extent(of: declaration.name)))
        details.modifiers = [
            ModifierDetails(
                name: declaration.fixitySpecifier.text,
                extent: places.extent(of: declaration.fixitySpecifier))
        ]
        let number = declare(details)
        guard let group = declaration.operatorPrecedenceAndTypes?.precedenceGroup else { return }
        inside(number) { $0.note(group, as: .precedence) }
    }

    mutating func walkPrecedenceGroup(_ group: PrecedenceGroupDeclSyntax) {
        var details = DeclarationDetails(
            kind: .precedencegroup, name: group.name.plainName,
            place: place(of: group, named: places.extent(of: group.name)))
        details.attributes = reading.attributes(group.attributes)
        details.modifiers = reading.modifiers(group.modifiers)
        inside(declare(details)) {
            for attribute in group.groupAttributes {
                guard case .precedenceGroupRelation(let relation) = attribute else { continue }
                for other in relation.precedenceGroups { $0.note(other.name, as: .precedence) }
            }
        }
    }
}

import Codebase
import SwiftSyntax

extension DetailsExtractor {
    mutating func walkNominal(
        _ kind: DeclarationDetails.Kind,
        _ type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) {
        let heading = Heading(
            kind: kind, name: type.name, attributes: type.attributes, modifiers: type.modifiers,
            generics: type.genericParameterClause, requirements: type.genericWhereClause,
            inherited: type.inheritanceClause, body: Syntax(type.memberBlock))
        walkType(heading, type, members: type.memberBlock)
    }

    mutating func walkProtocol(_ type: ProtocolDeclSyntax) {
        let heading = Heading(
            kind: .protocol, name: type.name, attributes: type.attributes,
            modifiers: type.modifiers, requirements: type.genericWhereClause,
            inherited: type.inheritanceClause, body: Syntax(type.memberBlock))
        let number = walkType(heading, type, members: type.memberBlock)
        declarations[number].generics.parameters =
            type.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
                GenericParameter(name: $0.name.plainName)
            } ?? []
    }

    @discardableResult
    mutating func walkType(
        _ heading: Heading, _ node: some DeclSyntaxProtocol, members: MemberBlockSyntax
    ) -> Int {
        let number = declareLocally(details(heading, of: node))
        let name = heading.name.plainName
        let container = scope.container.map { $0 + "." + name } ?? name
        walkInside(number, heading) { $0.walkMembers(members, of: container, heading.kind) }
        return number
    }

    mutating func walkExtension(_ type: ExtensionDeclSyntax) {
        let name = TypeName.plain(type.extendedType)
        var details = DeclarationDetails(
            kind: .extension, name: name,
            place: place(
                of: type, named: places.extent(of: type.extendedType),
                body: Syntax(type.memberBlock)))
        details.attributes = reading.attributes(type.attributes)
        details.modifiers = reading.modifiers(type.modifiers)
        details.generics = reading.generics(nil, type.genericWhereClause)
        details.inherited = reading.inherited(type.inheritanceClause)
        let number = declare(details)
        inside(number) {
            $0.walk(type.attributes)
            $0.walkTypeName(type.extendedType, as: .extended)
            $0.walkInheritance(type.inheritanceClause)
            $0.walk(type.genericWhereClause)
            $0.walkMembers(type.memberBlock, of: name, .extension)
        }
    }

    mutating func walkMembers(
        _ block: MemberBlockSyntax, of container: String, _ kind: DeclarationDetails.Kind
    ) {
        let outer = scope
        scope.container = container
        scope.hasMembers = true
        scope.isProtocol = kind == .protocol
        locally(hidesValues: true) { $0.walk(block.members) }
        scope = outer
    }
}

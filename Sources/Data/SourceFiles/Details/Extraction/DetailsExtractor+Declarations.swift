import Codebase
import SwiftSyntax

/// What all declarations of types and functions have.
struct Heading {
    let kind: DeclarationDetails.Kind
    let name: TokenSyntax
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax
    var generics: GenericParameterClauseSyntax?
    var requirements: GenericWhereClauseSyntax?
    var inherited: InheritanceClauseSyntax?
    var body: Syntax?
}

extension DetailsExtractor {
    /// Deals with a declaration.
    ///
    /// - Returns: false, having done nothing, if the node is none.
    mutating func walkDeclaration(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .structDecl(let type): walkNominal(.struct, type)
        case .classDecl(let type): walkNominal(.class, type)
        case .enumDecl(let type): walkNominal(.enum, type)
        case .actorDecl(let type): walkNominal(.actor, type)
        case .protocolDecl(let type): walkProtocol(type)
        case .extensionDecl(let type): walkExtension(type)
        case .functionDecl(let function): walkFunction(function)
        case .initializerDecl(let initializer): walkInitializer(initializer)
        case .deinitializerDecl(let deinitializer): walkDeinitializer(deinitializer)
        case .subscriptDecl(let declaration): walkSubscript(declaration)
        case .macroDecl(let macro): walkMacro(macro)
        case .typeAliasDecl(let alias): walkAlias(alias)
        case .associatedTypeDecl(let type): walkAssociatedType(type)
        case .enumCaseDecl(let cases): walkCases(cases)
        case .variableDecl(let variable): walkVariable(variable)
        case .operatorDecl(let declaration): walkOperator(declaration)
        case .precedenceGroupDecl(let group): walkPrecedenceGroup(group)
        case .importDecl: break
        case .ifConfigDecl(let config): walkConditional(config)
        case .attribute(let attribute): walkAttribute(attribute)
        default: return false
        }
        return true
    }

    // MARK: Parts

    /// Adds a function or type, which is seen in the block that it stands in.
    mutating func declareLocally(_ details: DeclarationDetails) -> Int {
        let number = declare(details)
        if !scope.hasMembers { bind(details.name, number) }
        return number
    }

    func details(
        _ heading: Heading, of node: some DeclSyntaxProtocol
    ) -> DeclarationDetails {
        var details = DeclarationDetails(
            kind: heading.kind, name: heading.name.plainName,
            place: place(
                of: node, named: places.extent(of: heading.name), body: heading.body))
        details.attributes = reading.attributes(heading.attributes)
        details.modifiers = reading.modifiers(heading.modifiers)
        details.generics = reading.generics(heading.generics, heading.requirements)
        details.inherited = reading.inherited(heading.inherited)
        return details
    }

    func place(
        of node: some DeclSyntaxProtocol, named name: TextExtent, body: Syntax? = nil
    ) -> DeclarationPlace {
        DeclarationPlace(
            name: name, whole: places.extent(of: node), comments: places.comments(before: node),
            body: body.map { places.extent(of: $0) })
    }
}

extension AccessorDetails {
    /// Whether it gives a new value.
    var setsValue: Bool {
        switch kind {
        case "set", "_modify", "modify", "unsafeMutableAddress", "mutableAddress", "mutate": true
        default: false
        }
    }

    /// Whether it only watches a value that is stored.
    var watchesValue: Bool { kind == "willSet" || kind == "didSet" }
}

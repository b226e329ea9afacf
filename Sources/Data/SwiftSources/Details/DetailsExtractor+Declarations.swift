import Codebase
import SwiftSyntax

/// What all declarations of types and functions have.
private struct Heading {
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

    // MARK: Types

    private mutating func walkNominal(
        _ kind: DeclarationDetails.Kind,
        _ type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) {
        let heading = Heading(
            kind: kind, name: type.name, attributes: type.attributes, modifiers: type.modifiers,
            generics: type.genericParameterClause, requirements: type.genericWhereClause,
            inherited: type.inheritanceClause, body: Syntax(type.memberBlock))
        walkType(heading, type, members: type.memberBlock)
    }

    private mutating func walkProtocol(_ type: ProtocolDeclSyntax) {
        var heading = Heading(
            kind: .protocol, name: type.name, attributes: type.attributes,
            modifiers: type.modifiers, requirements: type.genericWhereClause,
            inherited: type.inheritanceClause, body: Syntax(type.memberBlock))
        heading.generics = nil
        let number = walkType(heading, type, members: type.memberBlock)
        declarations[number].generics.parameters =
            type.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
                GenericParameter(name: $0.name.plainName)
            } ?? []
    }

    @discardableResult
    private mutating func walkType(
        _ heading: Heading, _ node: some DeclSyntaxProtocol, members: MemberBlockSyntax
    ) -> Int {
        let number = declareLocally(details(heading, of: node))
        let name = heading.name.plainName
        let container = scope.container.map { $0 + "." + name } ?? name
        walkInside(number, heading) { $0.walkMembers(members, of: container, heading.kind) }
        return number
    }

    private mutating func walkExtension(_ type: ExtensionDeclSyntax) {
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

    private mutating func walkMembers(
        _ block: MemberBlockSyntax, of container: String, _ kind: DeclarationDetails.Kind
    ) {
        let outer = scope
        scope.container = container
        scope.hasMembers = true
        scope.isProtocol = kind == .protocol
        locally(hidesValues: true) { $0.walk(block.members) }
        scope = outer
    }

    // MARK: Functions

    private mutating func walkFunction(_ function: FunctionDeclSyntax) {
        let heading = Heading(
            kind: .func, name: function.name, attributes: function.attributes,
            modifiers: function.modifiers, generics: function.genericParameterClause,
            requirements: function.genericWhereClause, body: function.body.map { Syntax($0) })
        walkCallable(heading, function, function.signature)
    }

    private mutating func walkInitializer(_ initializer: InitializerDeclSyntax) {
        let heading = Heading(
            kind: .`init`, name: initializer.initKeyword, attributes: initializer.attributes,
            modifiers: initializer.modifiers, generics: initializer.genericParameterClause,
            requirements: initializer.genericWhereClause,
            body: initializer.body.map { Syntax($0) })
        walkCallable(heading, initializer, initializer.signature, failure: initializer.optionalMark)
    }

    private mutating func walkCallable(
        _ heading: Heading, _ node: some DeclSyntaxProtocol, _ signature: FunctionSignatureSyntax,
        failure: TokenSyntax? = nil
    ) {
        var details = details(heading, of: node)
        let read = reading.signature(signature, failure: failure)
        details.signature = read
        // An operator has no labels, whatever its parameters are called.
        let isOperator = !heading.name.isWord
        details.labels = read.parameters.map { isOperator ? "_" : $0.label ?? "_" }
        let number = declareLocally(details)
        walkInside(number, heading) {
            $0.walkParameters(signature.parameterClause.parameters, read)
            $0.walk(signature.effectSpecifiers)
            $0.walk(signature.returnClause)
            $0.walk(heading.requirements)
            $0.walk(heading.body)
        }
    }

    private mutating func walkDeinitializer(_ deinitializer: DeinitializerDeclSyntax) {
        let heading = Heading(
            kind: .deinit, name: deinitializer.deinitKeyword,
            attributes: deinitializer.attributes, modifiers: deinitializer.modifiers,
            body: deinitializer.body.map { Syntax($0) })
        let number = declare(details(heading, of: deinitializer))
        walkInside(number, heading) { $0.walk(deinitializer.body) }
    }

    private mutating func walkSubscript(_ declaration: SubscriptDeclSyntax) {
        let heading = Heading(
            kind: .subscript, name: declaration.subscriptKeyword,
            attributes: declaration.attributes, modifiers: declaration.modifiers,
            generics: declaration.genericParameterClause,
            requirements: declaration.genericWhereClause,
            body: declaration.accessorBlock.map { Syntax($0) })
        var details = details(heading, of: declaration)
        let signature = reading.signature(of: declaration)
        details.signature = signature
        // A subscript is called without the labels that only its body uses.
        details.labels = declaration.parameterClause.parameters.map {
            $0.secondName == nil ? "_" : $0.firstName.parameterName ?? "_"
        }
        var value = ValueDetails()
        value.accessors = reading.accessors(declaration.accessorBlock)
        value.isSettable = value.accessors.contains { $0.setsValue }
        details.value = value
        let number = declare(details)
        walkInside(number, heading) {
            $0.walkParameters(declaration.parameterClause.parameters, signature)
            $0.walk(declaration.returnClause)
            $0.walk(declaration.genericWhereClause)
            $0.walkAccessors(declaration.accessorBlock)
        }
    }

    private mutating func walkMacro(_ macro: MacroDeclSyntax) {
        let heading = Heading(
            kind: .macro, name: macro.name, attributes: macro.attributes,
            modifiers: macro.modifiers, generics: macro.genericParameterClause,
            requirements: macro.genericWhereClause)
        var details = details(heading, of: macro)
        let signature = reading.signature(macro.signature)
        details.signature = signature
        details.labels = signature.parameters.map { $0.label ?? "_" }
        let number = declare(details)
        walkInside(number, heading) {
            $0.walkParameters(macro.signature.parameterClause.parameters, signature)
            $0.walk(macro.signature.returnClause)
            $0.walk(macro.definition)
            $0.walk(macro.genericWhereClause)
        }
    }

    /// The attributes, generic parameters and inheritance of a declaration, then what is its own.
    private mutating func walkInside(
        _ number: Int, _ heading: Heading, _ body: (inout DetailsExtractor) -> Void
    ) {
        let isType = heading.kind.hasMembers
        inside(number, { if !isType { $0.makeLocal() } }) {
            $0.walk(heading.attributes)
            $0.locally {
                $0.walkGenerics(heading.generics)
                $0.walkInheritance(heading.inherited)
                if isType { $0.walk(heading.requirements) }
                body(&$0)
            }
        }
    }

    private mutating func walkGenerics(_ clause: GenericParameterClauseSyntax?) {
        guard let clause else { return }
        for parameter in clause.parameters {
            let details = DeclarationDetails(
                kind: .genericParameter, name: parameter.name.plainName,
                place: DeclarationPlace(
                    name: places.extent(of: parameter.name),
                    whole: places.extent(of: parameter, without: parameter.trailingComma)))
            let number = declare(details)
            declarations[number].isLocal = true
            declarations[number].container = nil
            bind(details.name, number)
        }
        for parameter in clause.parameters { walk(parameter.inheritedType) }
        walk(clause.genericWhereClause)
    }

    private mutating func walkParameters(
        _ parameters: FunctionParameterListSyntax, _ signature: Signature
    ) {
        // Standard values do not see the other parameters.
        for parameter in parameters {
            walk(parameter.attributes)
            walk(parameter.type)
            walk(parameter.defaultValue)
        }
        for (parameter, read) in zip(parameters, signature.parameters) {
            let token = parameter.secondName ?? parameter.firstName
            guard let name = read.name else { continue }
            var details = DeclarationDetails(
                kind: .parameter, name: name,
                place: DeclarationPlace(name: places.extent(of: token), whole: read.extent))
            var value = ValueDetails()
            value.type = read.type
            value.expression = read.standard?.extent
            details.value = value
            details.attributes = read.attributes
            bind(name, declare(details))
        }
    }

    // MARK: Other declarations

    private mutating func walkAlias(_ alias: TypeAliasDeclSyntax) {
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

    private mutating func walkAssociatedType(_ type: AssociatedTypeDeclSyntax) {
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

    private mutating func walkCases(_ cases: EnumCaseDeclSyntax) {
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

    private mutating func walkOperator(_ declaration: OperatorDeclSyntax) {
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

    private mutating func walkPrecedenceGroup(_ group: PrecedenceGroupDeclSyntax) {
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

    // MARK: Parts

    /// Adds a function or type, which is seen in the block that it stands in.
    private mutating func declareLocally(_ details: DeclarationDetails) -> Int {
        let number = declare(details)
        if !scope.hasMembers { bind(details.name, number) }
        return number
    }

    private func details(
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

    private func place(
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

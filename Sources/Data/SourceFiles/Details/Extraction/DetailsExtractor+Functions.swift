import Codebase
import SwiftSyntax

extension DetailsExtractor {
    mutating func walkFunction(_ function: FunctionDeclSyntax) {
        let heading = Heading(
            kind: .func, name: function.name, attributes: function.attributes,
            modifiers: function.modifiers, generics: function.genericParameterClause,
            requirements: function.genericWhereClause, body: function.body.map { Syntax($0) })
        walkCallable(heading, function, function.signature)
    }

    mutating func walkInitializer(_ initializer: InitializerDeclSyntax) {
        let heading = Heading(
            kind: .`init`, name: initializer.initKeyword, attributes: initializer.attributes,
            modifiers: initializer.modifiers, generics: initializer.genericParameterClause,
            requirements: initializer.genericWhereClause,
            body: initializer.body.map { Syntax($0) })
        walkCallable(heading, initializer, initializer.signature, failure: initializer.optionalMark)
    }

    mutating func walkCallable(
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
            let isTyped = signature.returnClause != nil
            let body = heading.body?.as(CodeBlockSyntax.self)?.statements
            $0.giving(isTyped ? number : nil, body) { $0.walk(heading.body) }
        }
    }

    mutating func walkDeinitializer(_ deinitializer: DeinitializerDeclSyntax) {
        let heading = Heading(
            kind: .deinit, name: deinitializer.deinitKeyword,
            attributes: deinitializer.attributes, modifiers: deinitializer.modifiers,
            body: deinitializer.body.map { Syntax($0) })
        let number = declare(details(heading, of: deinitializer))
        walkInside(number, heading) {
            $0.giving(nil, nil) { $0.walk(deinitializer.body) }
        }
    }

    mutating func walkSubscript(_ declaration: SubscriptDeclSyntax) {
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
            $0.walkAccessors(declaration.accessorBlock, of: number)
        }
    }

    mutating func walkMacro(_ macro: MacroDeclSyntax) {
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
    mutating func walkInside(
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

    mutating func walkGenerics(_ clause: GenericParameterClauseSyntax?) {
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

    mutating func walkParameters(
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
}

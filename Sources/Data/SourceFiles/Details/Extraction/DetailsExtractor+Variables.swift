import Codebase
import SwiftSyntax

/// A name that a pattern binds, with what is known of its value.
struct BoundName {
    let token: TokenSyntax
    let value: ValueDetails
}

extension DetailsExtractor {
    /// Deals with `let` and `var` statements.
    mutating func walkVariable(_ variable: VariableDeclSyntax) {
        let kind = kind(of: variable.bindingSpecifier)
        let attributes = reading.attributes(variable.attributes)
        let modifiers = reading.modifiers(variable.modifiers)
        let statement = places.extent(of: variable)
        let comments = places.comments(before: variable)
        let types = self.types(of: variable.bindings)
        for (index, binding) in variable.bindings.enumerated() {
            let values = values(of: binding, kind, types[index], modifiers)
            let part =
                variable.bindings.count == 1
                ? statement : places.extent(of: binding, without: binding.trailingComma)
            var numbers: [(String, Int)] = []
            for bound in names(in: binding.pattern, values) {
                let place = DeclarationPlace(
                    name: places.extent(of: bound.token), whole: part, statement: statement,
                    comments: comments,
                    body: binding.accessorBlock.map { places.extent(of: $0) })
                var details = DeclarationDetails(
                    kind: kind, name: bound.token.plainName, place: place)
                details.attributes = attributes
                details.modifiers = modifiers
                details.value = bound.value
                numbers.append((details.name, declare(details)))
            }
            let owner = scope.hasMembers ? numbers.first?.1 : nil
            within(owner) {
                if index == 0 { $0.walk(variable.attributes) }
                $0.walkBinding(binding, of: types[index] == nil ? nil : numbers.first?.1)
            }
            if !scope.hasMembers { for (name, number) in numbers { bind(name, number) } }
        }
    }

    /// Deals with something in a member or a global variable; in a local one it is in what is
    /// around it.
    private mutating func within(_ owner: Int?, _ body: (inout DetailsExtractor) -> Void) {
        guard let owner else { return body(&self) }
        inside(owner, { $0.makeLocal() }, body)
    }

    private mutating func walkBinding(_ binding: PatternBindingSyntax, of number: Int?) {
        walk(binding.typeAnnotation)
        walk(binding.initializer)
        walkAccessors(binding.accessorBlock, of: number)
    }

    func kind(of specifier: TokenSyntax) -> DeclarationDetails.Kind {
        specifier.text == "let" ? .let : .var
    }

    /// The type of each binding; in `var a, b: Int` the last one's holds for all before it.
    private func types(of bindings: PatternBindingListSyntax) -> [TypeSyntax?] {
        var types: [TypeSyntax?] = []
        var next: TypeSyntax?
        for binding in bindings.reversed() {
            if let type = binding.typeAnnotation?.type {
                next = type
            } else if binding.initializer != nil {
                next = nil
            }
            types.append(next)
        }
        return types.reversed()
    }

    private func values(
        of binding: PatternBindingSyntax, _ kind: DeclarationDetails.Kind, _ type: TypeSyntax?,
        _ modifiers: [ModifierDetails]
    ) -> ValueDetails {
        var value = ValueDetails()
        value.accessors = reading.accessors(binding.accessorBlock)
        let computes = value.accessors.contains { !$0.watchesValue && $0.kind != "init" }
        value.isStored = !computes && !(scope.isProtocol && scope.hasMembers)
        value.isSettable =
            kind == .var && (value.isStored || value.accessors.contains { $0.setsValue })
        value.type = type.map(places.fragment)
        if let expression = binding.initializer?.value {
            value.expression = places.extent(of: expression)
            if type == nil { value.inferredType = InferredType.of(expression) }
        }
        return value
    }

    /// The names that a pattern of a variable binds, each with its part of type and value.
    private func names(in pattern: PatternSyntax, _ value: ValueDetails) -> [BoundName] {
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return parts(of: tuple, value)
        }
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier, name.isName {
            return [BoundName(token: name, value: value)]
        }
        return []
    }

    private func parts(of tuple: TuplePatternSyntax, _ value: ValueDetails) -> [BoundName] {
        let binding = tuple.parent?.as(PatternBindingSyntax.self)
        let types = binding?.typeAnnotation?.type.as(TupleTypeSyntax.self).map {
            Array($0.elements)
        }
        let values = binding?.initializer?.value.as(TupleExprSyntax.self).map {
            Array($0.elements)
        }
        var found: [BoundName] = []
        for (index, element) in tuple.elements.enumerated() {
            var part = value
            part.type = nil
            part.inferredType = nil
            part.origin = .part
            if let types, types.count == tuple.elements.count {
                part.type = places.fragment(types[index].type)
            }
            if let values, values.count == tuple.elements.count {
                part.expression = places.extent(of: values[index].expression)
                part.origin = .expression
                if types == nil { part.inferredType = InferredType.of(values[index].expression) }
            }
            found += names(in: element.pattern, part)
        }
        return found
    }

    // MARK: Accessors

    /// Deals with what stands between the braces of a variable or a subscript.
    ///
    /// - Parameter number: The declaration that says of which type it is; nil if none does.
    mutating func walkAccessors(_ block: AccessorBlockSyntax?, of number: Int?) {
        switch block?.accessors {
        case nil: break
        case .getter(let body): giving(number, body) { $0.locally { $0.walk(body) } }
        case .accessors(let list):
            for accessor in list {
                let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
                giving(isGetter ? number : nil, accessor.body?.statements) {
                    $0.walkAccessor(accessor)
                }
            }
        }
    }

    private mutating func walkAccessor(_ accessor: AccessorDeclSyntax) {
        let outer = scope
        scope.makeLocal()
        walk(accessor.attributes)
        walk(accessor.effectSpecifiers)
        locally {
            $0.bindValue(of: accessor)
            $0.walk(accessor.body)
        }
        scope = outer
    }

    /// The parameter of an accessor, which need not be written.
    private mutating func bindValue(of accessor: AccessorDeclSyntax) {
        if let token = accessor.parameters?.name {
            bindUnwritten(token.plainName, at: places.extent(of: token), .init())
            return
        }
        let end = accessor.accessorSpecifier.endPositionBeforeTrailingTrivia
        let name =
            switch accessor.accessorSpecifier.text {
            case "set", "willSet", "init": "newValue"
            case "didSet": "oldValue"
            default: ""
            }
        if !name.isEmpty { bindUnwritten(name, at: places.extent(end, end), .init()) }
    }

    /// Binds a parameter that stands where a keyword brings it.
    mutating func bindUnwritten(_ name: String, at extent: TextExtent, _ value: ValueDetails) {
        var details = DeclarationDetails(
            kind: .parameter, name: name, place: DeclarationPlace(name: extent, whole: extent))
        details.value = value
        bind(name, declare(details))
    }
}

extension TokenSyntax {
    /// Whether it is an identifier or a keyword, and no operator.
    var isWord: Bool {
        switch tokenKind {
        case .identifier, .keyword: true
        default: false
        }
    }

    /// Whether it is a name and not a word such as `self`.
    var isName: Bool {
        guard presence == .present else { return false }
        switch tokenKind {
        case .identifier: return true
        case .keyword(let word): return ![.`self`, .Self, .super, .Any].contains(word)
        default: return false
        }
    }
}

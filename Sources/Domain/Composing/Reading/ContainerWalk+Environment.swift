import Codebase

/// An object that a view reads of those above it.
struct EnvironmentNeed: Hashable, Sendable {
    let type: String
    let place: CompositionPlace
    let module: ModuleID
    /// The view; nil at the top level.
    let view: String?
    /// The property wrapper that reads it.
    let wrapper: String
}

/// An object that a view hands to those below it.
struct ProvidedObject: Hashable, Sendable {
    let type: String
    let place: CompositionPlace
    let module: ModuleID
    /// The type whose code hands it over; nil at the top level.
    let owner: String?
    /// How long it lives, as far as the value that is handed over tells.
    let lifetime: Lifetime
}

extension ContainerWalk {
    /// Notes the objects that a property of a view reads of those above it.
    mutating func noteEnvironment(_ declaration: OutlineDeclaration, _ frame: WalkFrame) {
        var type: String?
        var wrapper = "@EnvironmentObject"
        if declaration.attribute("EnvironmentObject") != nil {
            type = declaration.type
        } else if let attribute = declaration.attribute("Environment"),
            !(declaration.type.map(TypeText.isOptional) ?? false)
        {
            type = attribute.arguments.first?.value.metatypeText
            wrapper = "@Environment"
        }
        // SwiftUI ends the app where such a property is read, not where it is declared, and views do not
        // read what others take from their environment.
        guard !frame.isPreview, !isOwnEnvironment(frame), let key = type.map(typeOf.key),
            !frame.isChosen(key),
            !(frame.type.map { index.neverReads(declaration, of: $0) } ?? false)
        else { return }
        environment.append(
            EnvironmentNeed(
                type: key, place: frame.place(declaration.line), module: frame.file.module,
                view: frame.owner.last, wrapper: wrapper))
    }

    /// Notes what a view hands to those below it.
    mutating func noteProvided(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], _ frame: WalkFrame
    ) {
        guard !frame.isPreview, !isOwnEnvironment(frame), let name = callee.calledName,
            name == "environmentObject" || name == "environment",
            callee.isMember || frame.owner.last == "View",
            arguments.count == 1, let argument = arguments.first, argument.label == nil,
            !isReadFromAbove(argument.value, frame)
        else { return }
        // What a helper is handed as one of many types is any of those.
        if let type = typeOf.typeName(of: argument.value, frame), !type.contains("&"),
            type != "AnyObject",
            !frame.isChosen(type)
        {
            provided.append(
                ProvidedObject(
                    type: type, place: frame.place(callee.line), module: frame.file.module,
                    owner: frame.type, lifetime: lifetime(of: argument.value, frame)))
        } else {
            providedUnknown.insert(frame.place(callee.line))
        }
    }

    /// Whether the codebase has an environment of its own, and a file means that one.
    private func isOwnEnvironment(_ frame: WalkFrame) -> Bool {
        !frame.file.imports.contains("SwiftUI")
            && !shapes.ownWrappers.isDisjoint(with: ["Environment", "EnvironmentObject"])
    }

    /// How long what is handed over lives: properties as long as their owner, those of an app and
    /// `Session.shared` as long as the program.
    private func lifetime(of value: OutlineExpression, _ frame: WalkFrame) -> Lifetime {
        if isShared(value) { return .app }
        guard let (owner, property) = property(value, frame) else { return .unknown }
        if ManualRoots.isEntry(index.inherited(by: owner)) { return .app }
        // SwiftUI keeps no object that is only observed: each initializer of the view makes another.
        if property.attribute("ObservedObject") != nil, case .call? = property.value?.kind {
            return .call
        }
        let values = [property.value].compactMap(\.self) + values(of: property, setBy: owner)
        return !values.isEmpty && values.allSatisfy(isShared) ? .app : .owner
    }

    /// Whether a value is kept by a type for the whole program: `Session.shared`.
    private func isShared(_ value: OutlineExpression) -> Bool {
        guard case .member(let base?, let shared, _) = value.kind,
            case .name(let type, _) = base.kind
        else { return false }
        return index.members(of: type, named: shared).contains(where: \.isStatic)
    }

    /// What the initializers of a type give a property, also through its wrapper:
    /// `_store = StateObject(wrappedValue: Store.shared)`.
    private func values(
        of property: OutlineDeclaration, setBy owner: String
    ) -> [OutlineExpression] {
        var found: [OutlineExpression] = []
        for part in index.parts(of: owner) {
            for member in part.declaration.members where member.kind == .`init` {
                ExpressionSearch.visit(member) { expression in
                    guard case .operation("=", let target, let value) = expression.kind,
                        target.calledName == property.name
                            || target.calledName == "_" + property.name
                    else { return }
                    if case .call(_, let arguments) = value.kind, arguments.count == 1,
                        let wrapped = arguments.first, wrapped.label == "wrappedValue"
                    {
                        found.append(wrapped.value)
                    } else {
                        found.append(value)
                    }
                }
            }
        }
        return found
    }

    /// Whether a value is what the view read of those above it, so that handing it on provides
    /// nothing new.
    private func isReadFromAbove(_ value: OutlineExpression, _ frame: WalkFrame) -> Bool {
        // UIKit's representables and styles are handed the values: `context.environment[T.self]`.
        if case .call(let callee, let arguments) = value.kind, callee.calledName == "subscript",
            callee.base?.calledName == "environment", arguments.first?.value.metatypeText != nil
        {
            return true
        }
        guard let property = property(value, frame)?.declaration else { return false }
        return property.attribute("EnvironmentObject") != nil
            || property.attribute("Environment")?.arguments.first?.value.metatypeText != nil
    }

    /// The property of the type around that a value is, with that type.
    private func property(
        _ value: OutlineExpression, _ frame: WalkFrame
    ) -> (owner: String, declaration: OutlineDeclaration)? {
        guard let owner = frame.type, let name = value.calledName,
            value.base.map({ $0.kind == .name("self", generics: []) }) ?? true,
            frame.locals[name] == nil
        else { return nil }
        return index.members(of: owner, named: name).first.map { (owner, $0) }
    }
}

extension OutlineExpression {
    /// Whether something stands before its dot, or the dot goes on with a chain after an `#if`.
    fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}

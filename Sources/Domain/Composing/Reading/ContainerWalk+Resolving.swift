import Codebase

extension ContainerWalk {
    private static let resolverWrappers: [String: Bool] = [
        "Injected": true, "LazyInjected": true, "WeakLazyInjected": false,
        "InjectedObject": true, "OptionalInjected": false,
    ]

    /// Notes what a call asks a container for.
    ///
    /// - Returns: false if it asks for nothing.
    mutating func noteResolution(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], as expected: String?,
        forced: Bool, _ frame: WalkFrame
    ) -> Bool {
        guard let name = callee.calledName else { return false }
        guard let (container, isForced) = asked(by: callee, named: name, with: arguments, in: frame)
        else {
            return false
        }
        if let base = callee.base { visit(base, frame) }
        for argument in arguments { visit(argument.value, frame) }
        let written = arguments.lazy.compactMap(\.value.metatypeText).first ?? callee.generic
        let variable = arguments.first.flatMap { metatypeVariable($0, frame) }
        guard let type = written ?? variable ?? (hasVariable(arguments, frame) ? nil : expected)
        else {
            if frame.isPassingOn { return true }
            unreached.insert(
                UnreachedPlace(
                    place: frame.place(callee.line),
                    reason: "What is resolved here follows from a type that is not written.",
                    isResolution: true))
            return true
        }
        let wrapped = container.style == .swinject ? wrapped(by: type) : nil
        let key = typeOf.key(wrapped ?? type, in: frame)
        if frame.isChosen(key) || key == "Self" {
            if !frame.isPassingOn {
                unreached.insert(
                    UnreachedPlace(
                        place: frame.place(callee.line),
                        reason: "What is resolved here is chosen by a generic parameter, \(key).",
                        isResolution: true))
            }
            return true
        }
        if let own = container.own, shapes.making[own]?.contains(key) == true { return true }
        var resolution = Resolution(
            type: key, isForced: isForced ?? forced, place: frame.place(callee.line),
            style: container.style, module: frame.file.module)
        resolution.way = container.way(of: name)
        resolution.name = self.name(in: arguments, frame)
        resolution.arguments = container.style == .swinject ? handedOver(arguments, frame) : nil
        resolution.registration = frame.registration
        resolution.isLater = frame.isLater || wrapped != nil
        resolution.scope = container.scope
        resolution.hasDefault = arguments.contains(where: \.isDefault)
        resolutions.append(resolution)
        return true
    }

    /// What Swinject makes later where one of its wrappers is asked for, and without which there is no
    /// wrapper: the `Service` of `Lazy<Service>`. Nil for any other type.
    private func wrapped(by type: String) -> String? {
        for wrapper in ["Lazy", "Provider"] where !index.declares(wrapper) {
            if type.hasPrefix(wrapper + "<"), type.hasSuffix(">") {
                return String(type.dropFirst(wrapper.count + 1).dropLast())
            }
        }
        return nil
    }

    /// The container that a call asks, and whether the program ends if there is nothing; nil where
    /// what is around the call says that.
    private func asked(
        by callee: OutlineExpression, named name: String, with arguments: [OutlineArgument],
        in frame: WalkFrame
    ) -> (AskedContainer, Bool?)? {
        let base = callee.base
        if base == nil, frame.locals[name] == nil, let function = shapes.functions[name] {
            return (AskedContainer(style: .own, name: name), function.isForcing)
        }
        guard let container = container(base, frame) else { return nil }
        let helpers: [OutlineDeclaration]
        if let own = container.own {
            helpers = shapes.resolving[own]?.filter { $0.name == name } ?? []
            guard let helper = helpers.first else { return nil }
            return (container, helper.isForcing)
        }
        helpers = ContainerShapes.libraryContainers.sorted()
            .flatMap { shapes.resolving[$0] ?? [] }
            .filter { $0.name == name && $0.labelsFit(arguments) }
        if name == "resolve" || name == "synchronizedResolve" {
            return (container, container.style == .resolver ? true : nil)
        }
        if name == "optional", container.style == .resolver { return (container, false) }
        return helpers.first.map { (container, $0.isForcing) }
    }

    /// The types of the arguments that a resolution hands over.
    private func handedOver(_ arguments: [OutlineArgument], _ frame: WalkFrame) -> [String] {
        guard
            let start = arguments.firstIndex(where: {
                $0.label == "argument" || $0.label == "arguments"
            })
        else { return [] }
        return arguments[start...].map { typeOf.typeName(of: $0.value, frame) ?? "_" }
    }

    /// The type that a parameter `type: T.Type` stands for.
    private func metatypeVariable(_ argument: OutlineArgument, _ frame: WalkFrame) -> String? {
        guard case .name(let name, _) = argument.value.kind, let type = frame.locals[name]?.type,
            type.hasSuffix(".Type")
        else { return nil }
        return String(type.dropLast(".Type".count))
    }

    /// Whether the first argument stands for a type, and only running tells which.
    private func hasVariable(_ arguments: [OutlineArgument], _ frame: WalkFrame) -> Bool {
        guard let first = arguments.first, first.label == nil || first.label == "type" else {
            return false
        }
        if case .name(let name, _) = first.value.kind { return !TypeText.looksLikeType(name) }
        return false
    }

    /// Notes `resolver~>` and `resolver ~> Type.self`.
    mutating func noteArrow(
        from base: OutlineExpression, to right: OutlineExpression, as expected: String?,
        at line: Int, in frame: WalkFrame
    ) {
        visit(base, frame)
        var type = right.metatypeText
        var name = RegisteredName.none
        if case .list(let parts) = right.kind {
            type = parts.first?.metatypeText
            if parts.count > 1 { name = parts[1].nameText.map { .known($0) } ?? .unknown }
        }
        guard let written = type ?? expected else {
            if !frame.isPassingOn {
                unreached.insert(
                    UnreachedPlace(
                        place: frame.place(line),
                        reason: "What is resolved here follows from a type that is not written.",
                        isResolution: true))
            }
            return
        }
        let key = typeOf.key(written, in: frame)
        if frame.isChosen(key) { return }
        var resolution = Resolution(
            type: key, isForced: true, place: frame.place(line), style: .swinject,
            module: frame.file.module)
        resolution.way = "~>"
        resolution.name = name
        resolution.arguments = nil
        resolution.registration = frame.registration
        resolution.isLater = frame.isLater
        resolutions.append(resolution)
    }

    /// Notes what the property wrappers of a declaration resolve.
    mutating func noteWrappers(_ declaration: OutlineDeclaration, _ frame: WalkFrame) {
        for attribute in declaration.attributes {
            noteUnclearWrapper(attribute, of: declaration, frame)
            guard let isForced = isForcing(attribute, frame) else { continue }
            // What asks only when it is read asks nothing where nobody reads it.
            if shapes.lateWrappers.contains(attribute.name), let type = frame.type,
                index.nothingReads(declaration, of: type)
            {
                continue
            }
            if shapes.wrappers[attribute.name] != nil, attribute.arguments.contains(where: \.isKey)
            {
                unreached.insert(
                    UnreachedPlace(
                        place: frame.place(declaration.line),
                        reason: "What is resolved here is told by a key, which is not followed.",
                        isResolution: true))
                continue
            }
            let written =
                attribute.arguments.lazy.compactMap(\.value.metatypeText).first ?? declaration.type
                ?? attribute.generics.first
            guard let written else {
                unreached.insert(
                    UnreachedPlace(
                        place: frame.place(declaration.line),
                        reason: "What is resolved here follows from a type that is not written.",
                        isResolution: true))
                continue
            }
            let key = typeOf.key(written, in: frame)
            if frame.isChosen(key) { continue }
            var resolution = Resolution(
                type: key, isForced: isForced, place: frame.place(declaration.line),
                style: shapes.wrappers[attribute.name] == nil ? .resolver : .own,
                module: frame.file.module)
            resolution.way = "@" + attribute.name
            resolution.name = name(in: attribute.arguments, frame)
            resolution.arguments = nil
            resolution.isLater = true
            resolutions.append(resolution)
        }
    }

    /// Says of a property wrapper that what it asks for is not known, once for each wrapper.
    private mutating func noteUnclearWrapper(
        _ attribute: OutlineAttribute, of declaration: OutlineDeclaration, _ frame: WalkFrame
    ) {
        let name = attribute.name
        if let part = shapes.unclearWrappers[name] {
            unreached.insert(
                UnreachedPlace(
                    place: CompositionPlace(file: part.file, line: part.declaration.line),
                    reason: "What properties with @\(name) ask a container for cannot be told.",
                    isResolution: true))
            return
        }
        let words = ["inject", "autowired", "resolved"]
        guard words.contains(where: name.lowercased().contains), !shapes.ownWrappers.contains(name),
            libraries.isDisjoint(with: [.resolver, .factory]),
            strangeWrappers.insert(name).inserted
        else { return }
        unreached.insert(
            UnreachedPlace(
                place: frame.place(declaration.line),
                reason: "No file that was read declares @\(name), which may ask a container.",
                isResolution: true))
    }

    private func isForcing(_ attribute: OutlineAttribute, _ frame: WalkFrame) -> Bool? {
        if attribute.arguments.contains(where: \.value.isKeyPath) { return nil }
        if let own = shapes.wrappers[attribute.name] { return own }
        guard libraries.contains(.resolver) else { return nil }
        return Self.resolverWrappers[attribute.name]
    }
}

extension OutlineDeclaration {
    /// Whether the program ends if it finds nothing; nil where it gives an optional, so that what is
    /// around the call says it.
    fileprivate var isForcing: Bool? {
        (type.map(TypeText.isOptional) ?? true) ? nil : true
    }

    fileprivate func labelsFit(_ arguments: [OutlineArgument]) -> Bool {
        parameters.matched(to: arguments.map(\.label)) != nil
    }
}

extension OutlineArgument {
    /// Whether it names what is asked for by a member of the wrapper's parameter: `@Injected(.service)`.
    fileprivate var isKey: Bool {
        if label == nil, case .member(nil, _, _) = value.kind { true } else { false }
    }

    /// Whether it is what an own function gives where nothing is registered.
    fileprivate var isDefault: Bool {
        guard let label = label?.lowercased() else { return false }
        return ["default", "fallback"].contains(where: label.contains)
    }
}

extension OutlineExpression {
    var isKeyPath: Bool { if case .keyPath = kind { true } else { false } }
    var isClosure: Bool { if case .closure = kind { true } else { false } }
}

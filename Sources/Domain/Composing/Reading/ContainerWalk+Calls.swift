import Codebase

/// The container that something is told to or asked of.
struct AskedContainer {
    let style: CompositionStyle
    /// What the text calls it.
    let name: String
    /// The type of an own container; nil for one of a library.
    var own: String?
    /// The container that no other sees; nil where that is not known.
    var scope: String?
    /// Whether it is a type of the codebase that hands all to a library's container.
    var isHelper = false

    /// What people call one of its functions: `Locator.resolve`.
    func way(of function: String) -> String {
        if style == .own, own == nil { return function }
        if isHelper { return name + "." + function }
        return (own ?? style.title) + "." + function
    }
}

extension ContainerWalk {
    mutating func visitCall(
        _ expression: OutlineExpression, of callee: OutlineExpression,
        with arguments: [OutlineArgument], as expected: String?, forced: Bool, in frame: WalkFrame
    ) -> Int? {
        // What a preview shows is no part of the app.
        if expression.isPreview { return nil }
        if let number = noteModifier(callee, arguments, frame) { return number }
        if let number = noteRegistration(callee, arguments, frame) { return number }
        if noteResolution(callee, arguments, as: expected, forced: forced, frame) { return nil }
        noteProvided(callee, arguments, frame)
        noteStandardScope(callee, arguments, as: expected, frame)
        noteAssemblies(arguments, frame)
        noteForeignAssembly(callee, frame)
        noteUnclear(callee, arguments, frame)
        noteUnknownHelper(callee, arguments, frame)
        if case .closure(let closure) = callee.kind {
            var inner = frame
            inner.result = closure.result ?? expected
            walkBody(closure.body, inner)
        } else {
            visit(callee, frame)
        }
        let types = parameterTypes(of: callee, arguments, as: expected, frame)
        for (argument, type) in zip(arguments, types) {
            visit(
                argument.value, as: type,
                forced: type.map { !TypeText.isOptional($0) } ?? false, frame)
        }
        return nil
    }

    /// Says that a call looks like one of a container's, and that nothing tells whether it is.
    private mutating func noteUnclear(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], _ frame: WalkFrame
    ) {
        guard let name = callee.calledName,
            ["resolve", "register", "autoregister"].contains(name.lowercased()),
            case .metatype(let type)? = arguments.first?.value.kind,
            !frame.isPassingOn, !frame.isChosen(TypeText.key(type)),
            !arguments.contains(where: \.isForViews), container(callee.base, frame) == nil,
            name != "register" || arguments.areRegistration,
            !libraries.isDisjoint(with: [.swinject, .resolver, .dip]) || !shapes.containers.isEmpty
        else { return }
        unreached.insert(
            UnreachedPlace(
                place: frame.place(callee.line),
                reason:
                    "Whether this is a container's “\(name)” cannot be told, as the type of what "
                    + "stands before the dot is unknown.", isResolution: true,
                mayRegister: name == "resolve" ? nil : TypeText.baseName(type)))
    }

    /// Notes the name of a list of assemblies that nothing read so far declares, as that of a list that a
    /// generator writes.
    private mutating func noteAssemblies(_ arguments: [OutlineArgument], _ frame: WalkFrame) {
        for argument in arguments where argument.label == "assemblies" {
            for name in argument.value.listedNames where !isKnown(name, frame) {
                unknownAssemblies.note(name, at: frame.place(argument.value.line))
            }
        }
    }

    /// Notes an assembly that is made and that nothing read so far declares, as that of a package that is
    /// not there.
    private mutating func noteForeignAssembly(_ callee: OutlineExpression, _ frame: WalkFrame) {
        guard libraries.contains(.swinject), case .name(let name, _) = callee.kind,
            name.hasSuffix("Assembly"), TypeText.looksLikeType(name), !index.declares(name)
        else { return }
        foreignAssemblies.note(name, at: frame.place(callee.line))
    }

    private func isKnown(_ name: String, _ frame: WalkFrame) -> Bool {
        frame.locals[name] != nil || index.declaresGlobal(name) || index.declares(name)
            || frame.owner.contains { !index.members(of: $0, named: name).isEmpty }
            || frame.type.map { !index.members(of: $0, named: name).isEmpty } ?? false
    }

    /// Says that something is asked of a container whose function no file that was read declares.
    private mutating func noteUnknownHelper(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], _ frame: WalkFrame
    ) {
        guard case .member(let base?, let name, _) = callee.kind, !frame.isPassingOn,
            case .metatype(let type)? = arguments.first?.value.kind,
            !frame.isChosen(TypeText.key(type)), arguments.first?.label == nil,
            let container = container(base, frame), container.own == nil,
            asksContainers(name) || isLibraryContainer(base, frame),
            !["register", "resolve", "autoregister", "hasAnyRegistration"].contains(name)
        else { return }
        unreached.insert(
            UnreachedPlace(
                place: frame.place(callee.line),
                reason: "No file that was read declares what “\(name)” asks \(container.name) for.",
                isResolution: true))
    }

    /// Whether the name of a function says that it asks a container; others take types, too.
    private func asksContainers(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["resolve", "inject", "dependency", "instance", "get", "make"]
            .contains(where: name.contains)
    }

    /// Whether the type of something is that of a library's container, and not only its name.
    private func isLibraryContainer(_ base: OutlineExpression, _ frame: WalkFrame) -> Bool {
        guard let type = typeOf.metatype(base, frame) ?? typeOf.typeName(of: base, frame) else {
            return false
        }
        return ContainerShapes.libraryContainers.contains(TypeText.baseName(type))
    }

    /// The container that something is; nil if it is none, or nothing says that it is one.
    func container(_ base: OutlineExpression?, _ frame: WalkFrame) -> AskedContainer? {
        guard let base else { return surrounding(frame) }
        let text = base.shortText
        if let type = typeOf.metatype(base, frame) ?? typeOf.typeName(of: base, frame) {
            let name = TypeText.baseName(type)
            if let own = shapes.container(name) {
                return AskedContainer(style: .own, name: name, own: own)
            }
            if let own = container(composedOf: type) {
                return AskedContainer(style: .own, name: own, own: own)
            }
            guard ContainerShapes.libraryContainers.contains(name), let style = style(of: frame)
            else { return nil }
            return AskedContainer(style: style, name: text, scope: scope(of: base, frame))
        }
        // What a factory is called with is the container that calls it.
        if let number = frame.registration, registrations[number].style == .own, base.isBareName,
            shapes.containers.contains(registrations[number].container)
        {
            let own = registrations[number].container
            return AskedContainer(style: .own, name: own, own: own)
        }
        // The factories of Factory have functions of the same names.
        guard let style = style(of: frame), style != .factory else { return nil }
        let isFactoryParameter = frame.registration != nil && base.isBareName
        let words = ["container", "resolver", "assembler", "injector"]
        let isNamed = words.contains { text.lowercased().hasSuffix($0) }
        guard isFactoryParameter || isNamed || style.isImported(by: frame.file) else { return nil }
        return AskedContainer(style: style, name: text, scope: scope(of: base, frame))
    }

    /// The own container that is all of several protocols; nil if there is none.
    private func container(composedOf type: String) -> String? {
        let parts = type.split(separator: "&").map { TypeText.baseName(String($0.trimmed)) }
        if parts.count < 2 { return nil }
        return shapes.containers.sorted().first { name in
            let known = index.inherited(by: name).map { TypeText.baseName(TypeText.key($0)) }
            return Set(known).isSuperset(of: parts)
        }
    }

    /// The container in whose code this is.
    private func surrounding(_ frame: WalkFrame) -> AskedContainer? {
        if let type = frame.owner.last {
            let name = TypeText.baseName(type)
            if let own = shapes.container(name) {
                return AskedContainer(style: .own, name: name, own: own)
            }
            if ContainerShapes.libraryContainers.contains(name), let style = style(of: frame) {
                return AskedContainer(style: style, name: name)
            }
        }
        if frame.inherited.contains("ResolverRegistering") || frame.inherited.contains("Resolving")
        {
            return AskedContainer(style: .resolver, name: "Resolver")
        }
        return nil
    }

    /// The library whose containers a file means.
    func style(of frame: WalkFrame) -> CompositionStyle? {
        let styles: [CompositionStyle] = [.swinject, .resolver, .dip, .factory]
        return styles.first { $0.isImported(by: frame.file) }
            ?? styles.first { libraries.contains($0) }
    }

    /// The container that no other sees.
    private func scope(of base: OutlineExpression, _ frame: WalkFrame) -> String? {
        switch base.kind {
        case .name(let name, _):
            if let local = frame.locals[name] { return local.scope }
            return frame.type.flatMap { property(name, of: $0) }
        case .member(let owner?, let name, _):
            let type = typeOf.metatype(owner, frame) ?? typeOf.typeName(of: owner, frame)
            return type.flatMap { property(name, of: $0) }
        case .unwrapped(let inner, _): return scope(of: inner, frame)
        default: return nil
        }
    }

    private func property(_ name: String, of type: String) -> String? {
        guard let value = index.members(of: type, named: name).first?.value else { return nil }
        var makes = value.makesContainer
        if case .call(let callee, _) = value.kind, case .closure(let closure) = callee.kind {
            makes = closure.body.contains { statement in
                if case .declaration(let declaration) = statement.kind {
                    return declaration.value?.makesContainer ?? false
                }
                return false
            }
        }
        return makes && !isHandedOn(name, by: type) ? type + "." + name : nil
    }

    /// Whether a type hands a property on, so that others may register in it.
    private func isHandedOn(_ name: String, by type: String) -> Bool {
        var found = false
        for part in index.parts(of: type) {
            ExpressionSearch.visit(part.declaration) { expression in
                if case .call(_, let arguments) = expression.kind {
                    for argument in arguments {
                        if argument.value.kind == .name(name, generics: []) { found = true }
                        if case .member(let base?, name, _) = argument.value.kind,
                            base.kind == .name("self", generics: [])
                        {
                            found = true
                        }
                    }
                }
            }
        }
        return found
    }

    /// The types of the parameters that arguments are for, as written; nil where unknown.
    private mutating func parameterTypes(
        of callee: OutlineExpression, _ arguments: [OutlineArgument], as expected: String?,
        _ frame: WalkFrame
    ) -> [String?] {
        let unknown = [String?](repeating: nil, count: arguments.count)
        if arguments.isEmpty { return [] }
        let labels = arguments.map(\.label)
        func fitting(_ lists: [[OutlineParameter]]) -> [String?]? {
            let found = Set(lists.compactMap { $0.matched(to: labels)?.map { $0?.type } })
            return found.count == 1 ? found.first : nil
        }
        var made = typeOf.metatype(callee, frame)
        if case .member(let base, "init", _) = callee.kind {
            made =
                base.flatMap { typeOf.metatype($0, frame) }
                ?? (base == nil ? expected.map(typeOf.key) : nil)
        }
        if let made {
            let lists = index.initialisers(of: made, near: frame.file.file)
            if lists.isEmpty, arguments.contains(where: \.value.needsType) {
                wanted.insert(TypeText.baseName(made))
            }
            return fitting(lists) ?? unknown
        }
        guard let name = callee.calledName else { return unknown }
        var owner = frame.type
        if case .member(let base?, _, _) = callee.kind {
            owner = typeOf.metatype(base, frame) ?? typeOf.typeName(of: base, frame)
        }
        let members = owner.map { index.members(of: $0, named: name) } ?? []
        let functions = members.isEmpty ? index.functions(named: name) : members
        return fitting(functions.map(\.parameters)) ?? unknown
    }
}

extension CompositionStyle {
    /// The modules that bring a library.
    var modules: [String] {
        switch self {
        case .swinject: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]
        case .resolver: ["Resolver"]
        case .factory: ["Factory", "FactoryKit"]
        case .dependencies: ["Dependencies", "DependenciesMacros", "ComposableArchitecture"]
        case .needle: ["NeedleFoundation"]
        case .dip: ["Dip"]
        case .appIntents: ["AppIntents"]
        case .own, .manual, .environment: []
        }
    }

    func isImported(by file: OutlinedFile) -> Bool {
        modules.contains(where: file.imports.contains)
    }
}

extension OutlineExpression {
    /// The end of a chain, for reports: `container` of `self.container`.
    var shortText: String {
        switch kind {
        case .name(let name, _): name
        case .member(let base?, let name, _):
            base.kind == .name("self", generics: []) ? name : base.shortText + "." + name
        case .member(nil, let name, _): "." + name
        case .call(let callee, _): callee.shortText + "()"
        case .unwrapped(let inner, _), .attempt(let inner, _): inner.shortText
        default: "…"
        }
    }

    /// The names of lists, or of the types they are members of, that make up a list: `a` and `B` of
    /// `a + B.all`.
    fileprivate var listedNames: [String] {
        switch kind {
        case .name(let name, _): name == "self" ? [] : [name]
        case .member(let base?, let name, _):
            base.kind == .name("self", generics: []) ? [name] : base.listedNames
        case .operation("+", let left, let right): left.listedNames + right.listedNames
        default: []
        }
    }

    var isBareName: Bool {
        if case .name(let name, _) = kind { return name != "self" && !TypeText.looksLikeType(name) }
        return false
    }

    /// Whether it asks a container for something whose type only its place tells.
    var needsType: Bool {
        switch kind {
        case .call(let callee, let arguments):
            let name = callee.calledName?.lowercased() ?? ""
            let hasType = arguments.contains {
                if case .metatype = $0.value.kind { true } else { false }
            }
            return name.contains("resolve") && !hasType
                || arguments.contains(where: \.value.needsType)
        case .operation("~>", _, _): return true
        case .unwrapped(let inner, _), .attempt(let inner, _): return inner.needsType
        default: return false
        }
    }
}

extension [OutlineArgument] {
    /// Whether a type is registered with what makes it, or with an object.
    fileprivate var areRegistration: Bool {
        if last?.value.isClosure == true { return true }
        return count == 2 && [nil, "instance", "object"].contains(self[1].label)
    }
}

extension [String: CompositionPlace] {
    /// Keeps the first place of a name, whatever the order in which they are found.
    fileprivate mutating func note(_ name: String, at place: CompositionPlace) {
        self[name] = self[name].map { Swift.min($0, place) } ?? place
    }
}

import Codebase

extension ContainerWalk {
    /// What can follow a registration.
    private static let modifiers: Set<String> = [
        "inObjectScope", "initCompleted", "implements", "scope", "resolveProperties",
        "implementsOptional", "resolvingProperties",
    ]

    private static let nameLabels: Set<String> = [
        "name", "tag", "named", "withName", "identifier", "qualifier",
    ]

    /// Notes what follows a registration.
    ///
    /// - Returns: The number of the registration; nil if this follows none.
    mutating func noteModifier(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], _ frame: WalkFrame
    ) -> Int? {
        guard case .member(let base?, let name, _) = callee.kind,
            Self.modifiers.contains(name), base.isRegistration(shapes),
            let number = visit(base, frame)
        else { return nil }
        switch name {
        case "inObjectScope", "scope":
            if let scope = arguments.first?.value.calledName {
                registrations[number].lifetime = Lifetime(scope: scope)
                scoped.insert(number)
            }
        case "implements":
            for case .metatype(let type) in arguments.map(\.value.kind) {
                registrations[number].otherTypes.append(typeOf.key(type, in: frame))
            }
            let name = self.name(in: arguments, frame)
            if name != .none { registrations[number].otherNames.append(name) }
        default:
            var inner = frame
            inner.registration = number
            inner.isLater = true
            for argument in arguments {
                guard case .closure(let closure) = argument.value.kind else { continue }
                for (place, parameter) in closure.parameters.enumerated() {
                    guard let name = parameter.name else { continue }
                    let type = place == 0 ? parameter.type : registrations[number].implementation
                    inner.locals[name] = WalkFrame.Local(
                        type: type, scope: place == 0 ? registrations[number].scope : nil)
                }
                walkBody(closure.body, inner)
            }
        }
        return number
    }

    /// Notes a registration.
    ///
    /// - Returns: Its number; nil if the call registers nothing.
    mutating func noteRegistration(
        _ callee: OutlineExpression, _ arguments: [OutlineArgument], _ frame: WalkFrame
    ) -> Int? {
        guard let name = callee.calledName, !arguments.contains(where: \.isForViews) else {
            return nil
        }
        let base = callee.base
        guard let (container, helper) = told(base, by: name, with: arguments, in: frame) else {
            return nil
        }
        guard !frame.isPassingOn || !passesOn(arguments, frame) else { return nil }
        let type = arguments.lazy.compactMap(\.value.metatypeText).first
        let factory = arguments.last { $0.value.isFactory }
        var value = factory?.value
        if value == nil, container.own != nil || container.isHelper || type == nil && helper != nil
        {
            value = Self.made(among: arguments)
        }
        if type == nil, value == nil { return nil }
        let made = value.flatMap { implementation(of: $0, frame) }
        let named = (type ?? callee.generic).map { typeOf.key($0, in: frame) }
        guard let registered = named ?? made else {
            unreached.insert(
                UnreachedPlace(
                    place: frame.place(callee.line),
                    reason: "What is registered here follows from a type that is not written.",
                    isResolution: false))
            if let value { visit(value, frame) }
            return nil
        }
        if frame.isChosen(registered) { return nil }
        var registration = Registration(
            type: registered, lifetime: lifetime(container, arguments, value),
            container: container.name, place: frame.place(callee.line), style: container.style,
            module: frame.file.module)
        registration.way = container.way(of: name)
        if let helper, let value, !value.isFactory {
            // What is handed over is there already, and the same each time.
            if !helper.makesAnew(value, among: arguments) {
                registration.lifetime = .container
            } else if container.own != nil {
                registration.lifetime = .unknown
            }
        }
        let scope = helper.flatMap(Self.scope(givenBy:))
        if let scope { registration.lifetime = Lifetime(scope: scope) }
        let number = add(
            registration, with: arguments, value: value, made: made, to: container, in: frame)
        if scope != nil { scoped.insert(number) }
        // What a helper of the codebase hands to the factory is not what is handed over when it is asked.
        if let helper, !helper.handsOnlyResolver { registrations[number].arguments = nil }
        return number
    }

    /// The container that a call tells something, with the function of the codebase that does it; nil if it
    /// tells none.
    private func told(
        _ base: OutlineExpression?, by name: String, with arguments: [OutlineArgument],
        in frame: WalkFrame
    ) -> (AskedContainer, OutlineDeclaration?)? {
        if let container = container(base, frame) {
            guard registers(name, container) else { return nil }
            guard let own = container.own else { return (container, registeringHelper(name)) }
            let members = index.members(of: own, named: name).filter { $0.isFitting(arguments) }
            return (container, members.count == 1 ? members.first : nil)
        }
        let type =
            base.map { typeOf.metatype($0, frame) ?? typeOf.typeName(of: $0, frame) } ?? frame.type
        guard let owner = type.map(TypeText.baseName), let style = style(of: frame),
            let helper = shapes.handing[owner]?.first(where: {
                $0.name == name && $0.isFitting(arguments)
            })
        else { return nil }
        return (AskedContainer(style: style, name: owner, isHelper: true), helper)
    }

    /// The argument that makes what is registered: no type, no name, and no stand-in for tests beside it.
    private static func made(among arguments: [OutlineArgument]) -> OutlineExpression? {
        let values = arguments.filter {
            !$0.isNaming(nameLabels) && $0.value.metatypeText == nil
        }
        return (values.last { !$0.isNaming(standIns) } ?? values.last)?.value
    }

    private static let standIns: Set<String> = ["mock", "stub", "fake", "preview"]

    /// The function of the codebase that registers in a library's container under another name than the
    /// library does; nil where there are several, or none.
    private func registeringHelper(_ name: String) -> OutlineDeclaration? {
        if name == "register" || name == "autoregister" { return nil }
        let found = ContainerShapes.libraryContainers.sorted().flatMap {
            index.members(of: $0, named: name)
        }
        return found.count == 1 ? found.first : nil
    }

    /// The scope that a function gives all that it registers.
    private static func scope(givenBy helper: OutlineDeclaration) -> String? {
        var scopes: Set<String> = []
        ExpressionSearch.visit(helper) { expression in
            guard case .call(let callee, let arguments) = expression.kind,
                ["inObjectScope", "scope"].contains(callee.calledName)
            else { return }
            scopes.insert(arguments.first?.value.calledName ?? "")
        }
        return scopes.count == 1 ? scopes.first : nil
    }

    private mutating func add(
        _ registration: Registration, with arguments: [OutlineArgument], value: OutlineExpression?,
        made: String?, to container: AskedContainer, in frame: WalkFrame
    ) -> Int {
        var registration = registration
        registration.name = name(in: arguments, frame)
        registration.owner = frame.type
        registration.function = frame.function
        registration.isConditional = frame.isConditional
        registration.implementation = made
        registration.scope = container.scope
        registration.arguments = container.style == .swinject ? factoryArguments(of: value) : nil
        let number = registrations.count
        var inner = frame
        inner.registration = number
        inner.isLater = false
        if let owner = frame.owner.first {
            noteRoot(owner, style: container.style, frame)
        }
        registrations.append(registration)
        for argument in arguments where argument.value != value { visit(argument.value, frame) }
        switch value?.kind {
        case .closure(let closure):
            for (place, parameter) in closure.parameters.enumerated() {
                guard let name = parameter.name else { continue }
                inner.locals[name] = WalkFrame.Local(
                    type: parameter.type, scope: place == 0 ? container.scope : nil)
            }
            inner.result = closure.result ?? registration.type
            walkBody(closure.body, inner)
        case nil: break
        default:
            if let value {
                if let type = value.initialisedType,
                    arguments.contains(where: { $0.label == "initializer" })
                {
                    noteInitialiser(of: type, arguments, inner, line: value.line)
                } else {
                    visit(value, as: registration.type, inner)
                }
            }
        }
        return number
    }

    /// The types that an initializer is called with are resolved where it registers itself.
    private mutating func noteInitialiser(
        of type: String, _ arguments: [OutlineArgument], _ frame: WalkFrame, line: Int
    ) {
        let key = typeOf.key(type)
        if let number = frame.registration {
            let given = arguments.filter { $0.label == "argument" || $0.label == "arguments" }
            let start = arguments.firstIndex { $0.label == "arguments" || $0.label == "argument" }
            let types = start.map { arguments[$0...].compactMap(\.value.metatypeText) } ?? []
            registrations[number].arguments = given.isEmpty ? [] : types.map(typeOf.key)
        }
        let lists = index.initialisers(of: written(key, frame), near: frame.file.file)
        if lists.isEmpty, Self.madeOfNothing.contains(type) { return }
        guard lists.count == 1 else {
            if lists.isEmpty {
                wanted.insert(TypeText.baseName(key))
            }
            unreached.insert(
                UnreachedPlace(
                    place: frame.place(line),
                    reason: lists.isEmpty
                        ? "No file that was read declares what \(type) is made with."
                        : "\(type) has several initialisers, and the compiler chooses one.",
                    isResolution: true))
            return
        }
        let given = Set(frame.registration.flatMap { registrations[$0].arguments } ?? [])
        for parameter in lists[0] {
            // What the caller chooses and does not write has no type.
            guard let text = parameter.type, !text.contains("->") else { continue }
            let key = typeOf.key(text)
            if given.contains(key) { continue }
            var resolution = Resolution(
                type: key, isForced: !TypeText.isOptional(text), place: frame.place(line),
                style: .swinject, module: frame.file.module)
            resolution.way = "autoregister"
            resolution.registration = frame.registration
            resolutions.append(resolution)
        }
    }

    /// A type with the generic arguments with which it is registered, if it is: `Screen<Model>.self`.
    private func written(_ key: String, _ frame: WalkFrame) -> String {
        guard let service = frame.registration.map({ registrations[$0].type }),
            TypeText.baseName(service) == TypeText.baseName(key)
        else { return key }
        return service
    }

    /// Classes of Foundation that are made without arguments.
    private static let madeOfNothing: Set<String> = [
        "DateFormatter", "FileManager", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "PropertyListDecoder",
        "PropertyListEncoder", "UserDefaults",
    ]

    /// Notes what a container that is written by hand stores under a type: `storage[key] = value`.
    ///
    /// - Returns: false if this is something else.
    mutating func noteStored(
        _ target: OutlineExpression, _ value: OutlineExpression, _ frame: WalkFrame
    ) -> Bool {
        guard let owner = frame.owner.last, shapes.containers.contains(TypeText.baseName(owner)),
            case .call(let callee, let keys) = target.kind, callee.calledName == "subscript",
            let type = keys.first?.value.innerMetatype
        else { return false }
        let key = typeOf.key(type, in: frame)
        if frame.isChosen(key) || frame.isPassingOn { return false }
        let container = AskedContainer(style: .own, name: owner, own: owner)
        var registration = Registration(
            type: key, lifetime: value.isFactory ? .unknown : .container, container: owner,
            place: frame.place(target.line), style: .own, module: frame.file.module)
        registration.way = owner
        _ = add(
            registration, with: [], value: value, made: implementation(of: value, frame),
            to: container, in: frame
        )
        return true
    }

    private func registers(_ name: String, _ container: AskedContainer) -> Bool {
        if let own = container.own { return shapes.registering[own]?.contains(name) ?? false }
        if name == "register" || name == "autoregister" { return true }
        return ContainerShapes.libraryContainers.contains {
            shapes.registering[$0]?.contains(name) ?? false
        }
    }

    /// Whether it only hands on what its own caller chose.
    private func passesOn(_ arguments: [OutlineArgument], _ frame: WalkFrame) -> Bool {
        !arguments.contains { argument in
            argument.value.metatypeText.map { !frame.generics.contains(TypeText.key($0)) } ?? false
        }
    }

    private func implementation(of value: OutlineExpression, _ frame: WalkFrame) -> String? {
        switch value.kind {
        case .closure(let closure):
            var inner = frame
            for parameter in closure.parameters {
                if let name = parameter.name {
                    inner.locals[name] = WalkFrame.Local(type: parameter.type)
                }
            }
            return typeOf.result(of: closure, inner)
        default: return value.initialisedType.map(typeOf.key) ?? typeOf.typeName(of: value, frame)
        }
    }

    private func lifetime(
        _ container: AskedContainer, _ arguments: [OutlineArgument], _ value: OutlineExpression?
    ) -> Lifetime {
        for argument in arguments {
            guard case .member(nil, let word, _) = argument.value.kind,
                !argument.isNaming(Self.nameLabels)
            else { continue }
            let lifetime = Lifetime(scope: word)
            if lifetime != .custom { return lifetime }
        }
        switch container.style {
        case .swinject, .resolver: return .graph
        case .dip: return .graph
        default: return value?.isFactory ?? true ? .unknown : .container
        }
    }

    /// The name among some arguments.
    func name(in arguments: [OutlineArgument], _ frame: WalkFrame) -> RegisteredName {
        guard let argument = arguments.first(where: { $0.isNaming(Self.nameLabels) }) else {
            return .none
        }
        if argument.value.kind == .literal("nil") { return .none }
        if case .member(let base?, let name, _) = argument.value.kind,
            let type = typeOf.metatype(base, frame),
            case .literal(let text)? = index.members(of: type, named: name).first?.value?.kind
        {
            return .known(text)
        }
        if let text = argument.value.nameText { return .known(text) }
        if case .name(let name, _) = argument.value.kind {
            if frame.isPassingOn { return .unknown }
            let value =
                frame.locals[name]?.value
                ?? frame.type.flatMap { index.members(of: $0, named: name).first?.value }
                ?? index.global(name)?.value
            if let text = value?.nameText { return .known(text) }
        }
        return .unknown
    }

    /// The types of the arguments of a factory after the resolver; nil if not known.
    private func factoryArguments(of value: OutlineExpression?) -> [String]? {
        guard let value else { return nil }
        guard case .closure(let closure) = value.kind else { return nil }
        if !closure.parameters.isEmpty {
            return closure.parameters.dropFirst().map { $0.type.map(typeOf.key) ?? "_" }
        }
        var highest = 0
        for statement in closure.body {
            ExpressionSearch.visit(statement) { expression in
                if case .name(let name, _) = expression.kind, name.hasPrefix("$"),
                    let number = Int(name.dropFirst())
                {
                    highest = max(highest, number)
                }
            }
        }
        return [String](repeating: "_", count: highest)
    }

    mutating func noteRoot(_ name: String, style: CompositionStyle, _ frame: WalkFrame) {
        let line = frame.file.outline.declarations.first { $0.name == name }?.line ?? 1
        roots.insert(
            CompositionRootPlace(name: name, place: frame.place(line), style: style))
    }
}

extension Lifetime {
    /// What libraries call it; what they do not know is the codebase's own.
    init(scope: String) {
        switch scope {
        case "transient", "unique": self = .call
        case "graph": self = .graph
        case "container", "cached": self = .container
        case "weak", "weakSingleton", "shared": self = .weak
        case "singleton", "eagerSingleton", "application": self = .app
        default: self = .custom
        }
    }
}

extension OutlineDeclaration {
    /// Whether it can be called with some arguments.
    fileprivate func isFitting(_ arguments: [OutlineArgument]) -> Bool {
        parameters.matched(to: arguments.map(\.label)) != nil
    }

    /// Whether its parameter for a value is a function, so that `@autoclosure` has it made anew.
    fileprivate func makesAnew(
        _ value: OutlineExpression, among arguments: [OutlineArgument]
    ) -> Bool {
        guard let number = arguments.firstIndex(where: { $0.value == value }),
            let matched = parameters.matched(to: arguments.map(\.label))
        else { return false }
        return matched[number]?.type?.contains("->") == true
    }

    /// Whether the functions that it takes are called with a resolver and then what the caller hands over,
    /// as those of the library are.
    fileprivate var handsOnlyResolver: Bool {
        let functions = parameters.compactMap(\.type).filter { $0.contains("->") }
        return functions.allSatisfy { text in
            let first = text.drop { $0 != "(" }.dropFirst().drop(while: \.isWhitespace)
            return first.hasPrefix("Resolver") || first.hasPrefix("any Resolver")
                || first.hasPrefix("Swinject.Resolver") || first.hasPrefix("_ ")
        }
    }
}

extension OutlineArgument {
    /// Whether it says that views are registered, and no services.
    var isForViews: Bool {
        guard let label else { return false }
        return label.hasPrefix("forCell") || label.hasPrefix("forSupplementary")
            || label.hasPrefix("forHeader") || label.hasPrefix("forDecoration")
            || label.hasPrefix("withReuse")
    }

    fileprivate func isNaming(_ labels: Set<String>) -> Bool {
        label.map(labels.contains) ?? false
    }
}

extension OutlineExpression {
    /// What a member is called on.
    var base: OutlineExpression? {
        switch kind {
        case .member(let base, _, _): base
        case .unwrapped(let inner, _): inner.base
        default: nil
        }
    }

    /// The first type between `<` and `>` of what is called.
    var generic: String? {
        switch kind {
        case .name(_, let generics), .member(_, _, let generics): generics.first
        default: nil
        }
    }

    /// The type that `T.self` stands for.
    var metatypeText: String? {
        if case .metatype(let type) = kind { return type }
        return nil
    }

    /// The type in `ObjectIdentifier(T.self)` and `String(describing: T.self)`.
    fileprivate var innerMetatype: String? {
        var found: String?
        ExpressionSearch.visit(self) { found = found ?? $0.metatypeText }
        return found
    }

    fileprivate var isFactory: Bool {
        if case .closure = kind { return true }
        return initialisedType != nil
    }

    /// The type in `Type.init`.
    var initialisedType: String? {
        guard case .member(let base?, "init", _) = kind else { return nil }
        switch base.kind {
        case .name(let name, _): return name
        case .member(_, let name, _): return name
        default: return nil
        }
    }

    /// Whether it registers something, with what follows a registration.
    func isRegistration(_ shapes: ContainerShapes) -> Bool {
        guard case .call(let callee, _) = kind, let name = callee.calledName else { return false }
        if name == "register" || name == "autoregister" { return true }
        if shapes.registering.values.contains(where: { $0.contains(name) }) { return true }
        return callee.base?.isRegistration(shapes) ?? false
    }
}

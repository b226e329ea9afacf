import Codebase

/// Reads what the library Factory is told and asked.
struct FactoryReading {
    private let index: OutlineIndex
    private let typeOf: TypeOfExpression
    private(set) var registrations: [Registration] = []
    private(set) var resolutions: [Resolution] = []
    private(set) var roots: Set<CompositionRootPlace> = []
    /// The names of factories to which code tells something else.
    private(set) var replaced: Set<String> = []
    /// What is asked for by a name that no container has.
    private(set) var missing: [Resolution] = []
    private var factories: [String: String] = [:]
    /// How long objects live whose factory does not say it, by container; a call where it is not set.
    private var standards: [String: Lifetime] = [:]
    /// The number of the registration whose factory is being read.
    private var making: Int?
    private var containers: Set<String> = ["Container", "SharedContainer"]

    private static let wrappers: [String: Bool] = [
        "Injected": true, "LazyInjected": true, "WeakLazyInjected": false, "DynamicInjected": true,
        "InjectedObject": true, "InjectedObservable": true, "InjectedType": false,
    ]

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        self.index = index
        typeOf = TypeOfExpression(index: index)
        for part in index.all { noteStandard(of: part) }
        for file in files {
            for part in index.all where part.file == file.file { declare(part, in: file) }
        }
        for file in files { ask(in: file) }
    }

    /// The names by which other files reach the factories: their own, and those that the codebase
    /// gives the library's wrappers.
    var names: Set<String> {
        Set(factories.keys).union(index.aliases(of: Set(Self.wrappers.keys)))
    }

    /// Notes the scope that a container gives its factories: `manager.defaultScope = .singleton`.
    private mutating func noteStandard(of part: OutlineIndex.Part) {
        var scopes: Set<Lifetime> = []
        for member in part.declaration.members {
            ExpressionSearch.visit(member) { expression in
                guard case .operation("=", let target, let value) = expression.kind,
                    case .member(let base?, "defaultScope", _) = target.kind,
                    base.calledName == "manager"
                else { return }
                scopes.insert(value.calledName.map(Lifetime.init(scope:)) ?? .unknown)
            }
        }
        guard let scope = scopes.first else { return }
        // Which of several is set when an object is made, only running tells.
        let isSet = standards[part.declaration.name].map { $0 == scope } ?? true
        standards[part.declaration.name] = scopes.count == 1 && isSet ? scope : .unknown
    }

    private mutating func declare(_ part: OutlineIndex.Part, in file: OutlinedFile) {
        for member in part.declaration.members where member.kind == .var || member.kind == .let {
            var frame = WalkFrame(file: file)
            frame.owner = [part.declaration.name]
            guard let text = factoryType(of: member, frame),
                ["Factory", "ParameterFactory"].contains(TypeText.baseName(text)),
                let type = TypeText.arguments(text).last
            else { continue }
            containers.insert(part.declaration.name)
            let key = typeOf.key(type)
            factories[member.name] = key
            let place = CompositionPlace(file: file.file, line: member.line)
            var registration = Registration(
                type: key,
                lifetime: Self.lifetime(of: member) ?? standards[part.declaration.name] ?? .call,
                container: part.declaration.name, place: place, style: .factory,
                module: file.module)
            registration.name = .known(member.name)
            if TypeText.baseName(text) == "ParameterFactory" {
                registration.arguments = TypeText.arguments(text).dropLast().map(typeOf.key)
            }
            registration.owner = part.path
            registration.isConditional = member.isConditional
            let closure = Self.factoryClosure(of: member)
            registration.implementation = closure.flatMap { typeOf.result(of: $0, frame) }
            registration.isPromise = Self.isPromise(member, closure)
            registrations.append(registration)
            roots.insert(
                CompositionRootPlace(
                    name: part.declaration.name,
                    place: CompositionPlace(file: file.file, line: part.declaration.line),
                    style: .factory))
        }
    }

    /// The type of a factory as its declaration says it, or the value that it begins with: `static
    /// let api = Factory<API>(scope: .cached) { … }` in the first version of the library.
    private func factoryType(of member: OutlineDeclaration, _ frame: WalkFrame) -> String? {
        if let type = member.type { return TypeText.key(type) }
        guard case .call(let callee, _)? = member.value?.kind,
            case .name(let name, let generics) = callee.kind,
            ["Factory", "ParameterFactory"].contains(name)
        else { return nil }
        if !generics.isEmpty { return TypeText.key("\(name)<\(generics.joined(separator: ","))>") }
        let made = Self.factoryClosure(of: member).flatMap { typeOf.result(of: $0, frame) }
        return made.map { "\(name)<\($0)>" }
    }

    private static func factoryClosure(of member: OutlineDeclaration) -> OutlineClosure? {
        var found: OutlineClosure?
        ExpressionSearch.visit(member) { expression in
            guard found == nil, case .call(let callee, let arguments) = expression.kind,
                ["self", "Factory", "ParameterFactory", "unique", "singleton", "cached", "shared"]
                    .contains(callee.calledName)
            else { return }
            for case .closure(let closure) in arguments.map(\.value.kind) { found = closure }
        }
        return found
    }

    private static func isPromise(_ member: OutlineDeclaration, _ closure: OutlineClosure?) -> Bool
    {
        var promises = false
        ExpressionSearch.visit(member) { expression in
            if case .call(let callee, _) = expression.kind, callee.calledName == "promised" {
                promises = true
            }
        }
        // `nil` is no promise but an answer, which only factories of optional types give.
        return promises || closure.map { $0.body.count == 1 && $0.body.endsProgram } == true
    }

    /// How long an object lives, as its factory says it.
    private static func lifetime(of member: OutlineDeclaration) -> Lifetime? {
        var found: Lifetime?
        ExpressionSearch.visit(member) { expression in
            switch expression.kind {
            case .member(let base?, let name, _):
                guard base.isFactoryCall else { return }
                if ["singleton", "cached", "shared", "graph", "unique"].contains(name) {
                    found = Lifetime(scope: name)
                }
            case .call(let callee, let arguments) where callee.calledName == "scope":
                if let scope = arguments.first?.value.calledName { found = Lifetime(scope: scope) }
            case .call(_, let arguments) where expression.isFactoryCall:
                let scope = arguments.first { $0.label == "scope" }?.value.calledName
                if let scope { found = Lifetime(scope: scope) }
            default: break
            }
        }
        return found
    }

    // MARK: Asking

    private mutating func ask(in file: OutlinedFile) {
        for part in index.all where part.file == file.file && !part.declaration.isPreview {
            for member in part.declaration.members {
                noteWrapper(member, file)
                let place = CompositionPlace(file: file.file, line: member.line)
                making = registrations.firstIndex { $0.place == place }
                ExpressionSearch.visit(member) { ask($0, in: file, owner: part.declaration.name) }
                making = nil
            }
        }
        for statement in file.outline.statements {
            guard case .declaration(let declaration) = statement.kind,
                !declaration.kind.hasMembers
            else {
                if case .declaration = statement.kind { continue }
                ExpressionSearch.visit(statement) { ask($0, in: file, owner: nil) }
                continue
            }
            noteWrapper(declaration, file)
            ExpressionSearch.visit(declaration) { ask($0, in: file, owner: nil) }
        }
    }

    private mutating func noteWrapper(_ member: OutlineDeclaration, _ file: OutlinedFile) {
        for attribute in member.attributes {
            guard let isForced = Self.wrappers[index.meant(attribute.name)],
                case .keyPath(_, let parts)? = attribute.arguments.first?.value.kind,
                let name = parts.last
            else { continue }
            note(
                name, line: member.line, file, type: member.type, isForced: isForced,
                way: "@" + attribute.name)
            if !isDeclared(name), CompositionStyle.factory.isImported(by: file),
                let last = resolutions.last
            {
                missing.append(last)
            }
        }
    }

    private mutating func ask(
        _ expression: OutlineExpression, in file: OutlinedFile, owner: String?
    ) {
        guard case .call(let callee, let arguments) = expression.kind else { return }
        if callee.calledName == "register" || callee.calledName == "reset",
            let base = callee.base, let name = base.calledName, factories[name] != nil,
            isContainer(base.base, owner)
        {
            if callee.calledName == "register", !arguments.isEmpty { replaced.insert(name) }
            return
        }
        if callee.calledName == "resolve", let base = callee.base, let name = base.calledName,
            !name.isEmpty, base.base != nil
        {
            return ask(name, of: base.base, at: expression.line, in: file, by: owner)
        }
        if callee.kind == .name("resolve", generics: []),
            case .keyPath(let root?, let parts)? = arguments.first?.value.kind,
            containers.contains(root), let name = parts.last
        {
            return note(name, line: expression.line, file, type: nil, isForced: true)
        }
        guard let name = callee.calledName, arguments.count < 2 else { return }
        ask(name, of: callee.base, at: expression.line, in: file, by: owner)
    }

    /// Notes what a container is asked for by the name of a factory, there or gone.
    private mutating func ask(
        _ name: String, of base: OutlineExpression?, at line: Int, in file: OutlinedFile,
        by owner: String?
    ) {
        if factories[name] != nil {
            if isContainer(base, owner) { note(name, line: line, file, type: nil, isForced: true) }
            return
        }
        guard !isDeclared(name), !Self.ownFunctions.contains(name), isSurelyContainer(base, owner),
            CompositionStyle.factory.isImported(by: file)
        else { return }
        note(name, line: line, file, type: nil, isForced: true)
        if let last = resolutions.last { missing.append(last) }
    }

    /// Whether something is a container by its type, and not by its name alone.
    private func isSurelyContainer(_ base: OutlineExpression?, _ owner: String?) -> Bool {
        switch base?.kind {
        case .name("self", _): return owner.map(containers.contains) ?? false
        case .member(let inner?, "shared", _):
            if case .name(let name, _) = inner.kind { return containers.contains(name) }
            return false
        case .name(let name, _):
            guard let owner, let member = index.members(of: owner, named: name).first else {
                return false
            }
            var type = member.type.map(TypeText.key)
            if case .keyPath(_, let parts)? = member.attribute("Injected")?.arguments.first?.value
                .kind, let last = parts.last
            {
                type = factories[last]
            }
            return type.map(containers.contains) ?? false
        default: return false
        }
    }

    private static let ownFunctions: Set<String> = [
        "autoRegister", "cached", "graph", "promised", "reset", "resolve", "shared", "singleton",
        "subscript", "unique", "with", "register", "manager", "registrations",
    ]

    private func isDeclared(_ name: String) -> Bool {
        factories[name] != nil
            || containers.contains { !index.members(of: $0, named: name).isEmpty }
    }

    private func isContainer(_ base: OutlineExpression?, _ owner: String?) -> Bool {
        guard let base, base.kind != .name("self", generics: []) else {
            return owner.map(containers.contains) ?? false
        }
        switch base.kind {
        case .name(let name, _):
            return containers.contains(name) || name.lowercased().hasSuffix("container")
        case .member(let inner, let name, _):
            return name.lowercased().hasSuffix("container")
                || (name == "shared" && isContainer(inner, nil))
        default: return false
        }
    }

    private mutating func note(
        _ name: String, line: Int, _ file: OutlinedFile, type: String?, isForced: Bool,
        way: String = ""
    ) {
        var resolution = Resolution(
            type: factories[name] ?? type.map(typeOf.key) ?? name, isForced: isForced,
            place: CompositionPlace(file: file.file, line: line), style: .factory,
            module: file.module)
        resolution.way = way
        resolution.name = .known(name)
        resolution.arguments = nil
        resolution.registration = making
        resolutions.append(resolution)
    }
}

extension OutlineExpression {
    /// Whether it makes a factory, with what follows.
    fileprivate var isFactoryCall: Bool {
        switch kind {
        case .call(let callee, _):
            callee.kind == .name("self", generics: [])
                || ["Factory", "ParameterFactory", "promised"].contains(callee.calledName)
                || (callee.base?.isFactoryCall ?? false)
        case .member(let base?, _, _): base.isFactoryCall
        default: false
        }
    }
}

import Codebase

/// Reads roots in plain Swift: types whose properties and functions construct.
struct ManualRoots {
    private(set) var registrations: [Registration] = []
    /// What is made with what, as numbers of ``registrations``.
    private(set) var edges: [CompositionEdge] = []
    private(set) var roots: Set<CompositionRootPlace> = []
    /// The parts of roots, and of factories that make objects of the codebase.
    private(set) var parts: [Part] = []

    /// A type or an extension that makes something.
    struct Part {
        let path: String
        let declaration: OutlineDeclaration
        let file: OutlinedFile
        /// The members in which objects are put together.
        let members: [OutlineDeclaration]
        /// Whether it is a root, and no factory.
        let isRoot: Bool
    }

    private static let endings = [
        "CompositionRoot", "Composition", "Composer", "Composers", "DependencyContainer",
        "DIContainer", "AppDependencies", "AppContainer", "Dependencies", "AppEnvironment",
        "ServiceFactory", "ViewControllerFactory", "ScreenFactory", "AppComponent",
    ]
    private static let entries: Set<String> = [
        "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    ]

    /// Whether a type of that name may be a root in plain Swift.
    static func isRootName(_ name: String) -> Bool { name.ends(withOneOf: endings) }

    /// Whether a type is a root: a composition is one in an app alone, as others only read one.
    private static func isRoot(_ name: String, in role: Role) -> Bool {
        isRootName(name) && (role == .app || role == .devApp || !name.hasSuffix("Composition"))
    }

    private static let factories = ["Factory", "Builder", "Configurator", "Assembler"]

    /// Whether a type of that name may put together what others ask it for.
    static func isFactoryName(_ name: String) -> Bool { name.ends(withOneOf: factories) }

    /// Whether what a type inherits makes it an entry point.
    static func isEntry(_ inherited: [String]) -> Bool {
        inherited.contains { entries.contains(TypeText.baseName($0)) }
    }

    init(_ files: [OutlinedFile], _ index: OutlineIndex, declares: (String) -> Bool) {
        let typeOf = TypeOfExpression(index: index)
        let byPath = Dictionary(
            files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        var uses: [(owner: String, names: Set<String>)] = []
        for part in index.all {
            guard let file = byPath[part.file], part.declaration.kind != .protocol else { continue }
            let inherited = index.inherited(by: part.path)
            let isEntry =
                Self.isEntry(inherited) || part.declaration.attribute("main") != nil
            let isRoot = Self.isRoot(part.declaration.name, in: file.role)
            guard isEntry || isRoot || Self.isFactoryName(part.declaration.name) else { continue }
            var found: [Registration] = []
            var making: [OutlineDeclaration] = []
            for member in part.declaration.members {
                let locals =
                    isEntry ? Self.locals(of: member, part, file, typeOf, declares) : []
                if !locals.isEmpty {
                    making.append(member)
                    found += locals.map(\.made)
                    uses += locals.map { (part.path, $0.uses) }
                    continue
                }
                if let one = Self.registration(member, of: part, file, typeOf, isEntry, declares) {
                    making.append(member)
                    guard isEntry || isRoot else { continue }
                    found.append(one)
                    uses.append((one.owner ?? "", member.namesUsed))
                }
            }
            if !making.isEmpty {
                parts.append(
                    Part(
                        path: part.path, declaration: part.declaration, file: file,
                        members: isRoot ? part.declaration.members.filter(\.isMaking) : making,
                        isRoot: isRoot || isEntry))
            }
            guard isEntry || isRoot else { continue }
            guard found.count > (isEntry ? 0 : 1) else {
                uses.removeLast(found.count)
                continue
            }
            registrations += found
            roots.insert(
                CompositionRootPlace(
                    name: part.path,
                    place: CompositionPlace(file: file.file, line: part.declaration.line),
                    style: .manual))
        }
        for (from, use) in uses.enumerated() {
            for (to, one) in registrations.enumerated() where from != to && one.owner == use.owner {
                if let name = one.name.text, use.names.contains(name) {
                    edges.append(CompositionEdge(from: from, to: to))
                }
            }
        }
    }

    /// The objects that a function of an entry point holds in constants of its own, each with the
    /// constants that it is made with.
    private static func locals(
        of member: OutlineDeclaration, _ part: OutlineIndex.Part, _ file: OutlinedFile,
        _ typeOf: TypeOfExpression, _ declares: (String) -> Bool
    ) -> [(made: Registration, uses: Set<String>)] {
        guard member.kind == .func, let body = member.body else { return [] }
        return body.compactMap { statement in
            guard case .declaration(let local) = statement.kind, local.value != nil,
                var one = registration(local, of: part, file, typeOf, true, declares)
            else { return nil }
            one.lifetime = .call
            one.name = .known("\(member.name).\(local.name)")
            return (one, Set(local.namesUsed.map { "\(member.name).\($0)" }))
        }
    }

    private static func registration(
        _ member: OutlineDeclaration, of part: OutlineIndex.Part, _ file: OutlinedFile,
        _ typeOf: TypeOfExpression, _ isEntry: Bool, _ declares: (String) -> Bool
    ) -> Registration? {
        guard member.kind == .var || member.kind == .let || member.kind == .func else { return nil }
        var frame = WalkFrame(file: file)
        frame.owner = [part.path]
        var made = member.value.flatMap { typeOf($0, frame) }
        if let body = member.body, made == nil { made = typeOf.result(of: body, frame) }
        // `.init(…)` makes what the declaration says.
        if made == nil, member.value != nil || member.body != nil {
            made = member.type.map(typeOf.key)
        }
        guard let made, declares(TypeText.baseName(made)), member.constructs(made) else {
            return nil
        }
        var registration = Registration(
            type: member.type.map(typeOf.key) ?? made,
            lifetime: lifetime(of: member, isEntry: isEntry), container: part.path,
            place: CompositionPlace(file: file.file, line: member.line), style: .manual,
            module: file.module)
        registration.implementation = made
        registration.owner = part.path
        registration.name = .known(member.name)
        registration.arguments = member.parameters.map { $0.type.map(typeOf.key) ?? "_" }
        return registration
    }

    private static func lifetime(of member: OutlineDeclaration, isEntry: Bool) -> Lifetime {
        if member.kind == .func || member.value == nil { return .call }
        if member.isStatic || isEntry { return .app }
        return .owner
    }
}

extension OutlineDeclaration {
    /// The names that it reads or calls and that may be members of its own type.
    fileprivate var namesUsed: Set<String> {
        var found: Set<String> = []
        ExpressionSearch.visit(self) { expression in
            switch expression.kind {
            case .name(let name, _): found.insert(name)
            case .member(let base?, let name, _):
                if ["self", "Self"].contains(base.calledName) { found.insert(name) }
            default: break
            }
        }
        return found
    }

    /// Whether it calls an initialiser of a type.
    fileprivate func constructs(_ type: String) -> Bool {
        var found = false
        ExpressionSearch.visit(self) { expression in
            guard case .call(let callee, _) = expression.kind else { return }
            let name = callee.calledName
            if name == TypeText.baseName(type) || name == "init" || name == "State"
                || name == "StateObject"
            {
                found = true
            }
        }
        return found
    }
}

extension OutlineDeclaration {
    /// Whether it can put something together: no type of its own.
    fileprivate var isMaking: Bool {
        switch kind {
        case .var, .let, .func, .`init`, .subscript: true
        default: false
        }
    }
}

extension String {
    /// Whether it ends with one of some words; most names end with another letter than all.
    fileprivate func ends(withOneOf words: [String]) -> Bool {
        guard let last = utf8.last else { return false }
        return words.contains { $0.utf8.last == last && hasSuffix($0) }
    }
}

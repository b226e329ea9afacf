import Codebase

/// The containers, helpers and property wrappers that a codebase declares itself, known by what
/// they look like.
struct ContainerShapes: Sendable {
    /// The own types that register and resolve, by name.
    private(set) var containers: Set<String> = []
    /// The names of their functions that resolve, by container.
    private(set) var resolving: [String: [OutlineDeclaration]] = [:]
    /// The names of their functions that register, by container.
    private(set) var registering: [String: Set<String>] = [:]
    /// The types of which own containers look for the name themselves, as a `switch` over what is asked
    /// for does: they may make these without a registration.
    private(set) var making: [String: Set<String>] = [:]
    /// The functions of own types that hand what they are told to a library's container, by type.
    private(set) var handing: [String: [OutlineDeclaration]] = [:]
    /// The functions that resolve outside of types, and in extensions of types from elsewhere.
    private(set) var functions: [String: OutlineDeclaration] = [:]
    /// The own property wrappers that resolve what they wrap, and whether they must.
    private(set) var wrappers: [String: Bool] = [:]
    /// The own property wrappers that ask a container for something else than what they wrap, by
    /// name, with where they are declared: what their properties ask for is not known.
    private(set) var unclearWrappers: [String: OutlineIndex.Part] = [:]
    /// The own property wrappers that resolve only when their value is read.
    private(set) var lateWrappers: Set<String> = []
    /// All own property wrappers, by name.
    private(set) var ownWrappers: Set<String> = []

    /// What own containers inherit, which may be the protocols under which others know them.
    private(set) var protocols: Set<String> = []

    /// The protocols that give who conforms to them a container.
    private var holders: Set<String> = []

    /// The classes that inherit from own containers, with the container.
    private var subclasses: [String: String] = [:]

    /// The types that libraries declare.
    static let libraryContainers: Set<String> = [
        "Container", "Resolver", "Assembler", "DependencyContainer", "SharedContainer",
    ]

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        for part in index.all { read(part, index) }
        if !containers.isEmpty { readSubclasses(index) }
        for part in index.all where part.declaration.attribute("propertyWrapper") != nil {
            readWrapper(part, index)
        }
        readAliases(index)
        readHolders(index)
        for file in files {
            for declaration in file.outline.declarations
            where declaration.kind == .func && declaration.resolvesItsGeneric {
                if declaration.mentionsResolving { functions[declaration.name] = declaration }
            }
        }
        for part in index.all
        where part.declaration.kind == .extension && !index.declares(part.declaration.name)
            && !Self.libraryContainers.contains(part.declaration.name)
        {
            for member in part.declaration.members
            where member.kind == .func && member.resolvesItsGeneric && member.mentionsResolving {
                functions[member.name] = member
            }
        }
    }

    /// The names that other files use to reach what is declared here.
    var names: Set<String> {
        let helpers = Self.libraryContainers.flatMap { resolving[$0] ?? [] }.map(\.name)
        return containers.union(subclasses.keys).union(holders).union(helpers).union(handing.keys)
            .union(functions.keys).union(wrappers.keys)
            .union(unclearWrappers.keys)
            // What a container of a library around which one of its own stands is told.
            .union(containers.isEmpty ? [] : ["autoRegister", "autoregister"])
    }

    /// The own container that a type is, or that it inherits from; nil if it is none.
    func container(_ type: String) -> String? {
        containers.contains(type) ? type : subclasses[type]
    }

    /// How many classes may stand between a container and what inherits from it.
    private static let deepest = 8

    private mutating func readSubclasses(_ index: OutlineIndex) {
        for _ in 0..<Self.deepest {
            let known = subclasses.count
            for part in index.all where part.declaration.kind == .class {
                let name = part.declaration.name
                guard container(name) == nil else { continue }
                let above = part.declaration.inherited.map { TypeText.baseName(TypeText.key($0)) }
                subclasses[name] = above.lazy.compactMap(container).first
            }
            if subclasses.count == known { return }
        }
    }

    /// Takes other names of property wrappers for these.
    private mutating func readAliases(_ index: OutlineIndex) {
        for alias in index.aliases(of: Set(wrappers.keys)) where wrappers[alias] == nil {
            let meant = TypeText.baseName(index.meant(alias))
            wrappers[alias] = wrappers[meant]
            ownWrappers.insert(alias)
            if lateWrappers.contains(meant) { lateWrappers.insert(alias) }
        }
    }

    private mutating func readHolders(_ index: OutlineIndex) {
        for part in index.all {
            let holds = part.declaration.members.contains { member in
                (member.kind == .var || member.kind == .let)
                    && member.type.map { container(TypeText.baseName(TypeText.key($0))) != nil }
                        == true
            }
            guard holds else { continue }
            let isProtocol = index.parts(of: part.path).contains {
                $0.declaration.kind == .protocol
            }
            if isProtocol { holders.insert(part.declaration.name) }
        }
    }

    private mutating func read(_ part: OutlineIndex.Part, _ index: OutlineIndex) {
        let declaration = part.declaration
        if declaration.attribute("propertyWrapper") != nil { return }
        let isLibrary = Self.libraryContainers.contains(declaration.name)
        let isOwn = index.declares(declaration.name)
        guard isOwn || (isLibrary && declaration.kind == .extension) else { return }
        let parts = index.parts(of: part.path).filter {
            isOwn || $0.declaration.name == declaration.name
        }
        // What extensions of its protocols give a type counts as its own, and so does what those
        // require that a protocol is composed of.
        let lent =
            isOwn
            ? Self.protocols(above: parts, index).filter {
                declaration.kind == .protocol || $0.declaration.kind == .extension
            } : []
        let members = (parts + lent).flatMap(\.declaration.members)
        let registers = members.filter { $0.kind == .func && $0.registersItsGeneric }
        let candidates = members.filter { $0.resolvesItsGeneric }
        let resolves = candidates.filter { member in
            member.isNamedResolving
                || (!registers.isEmpty && member.kind == .func && member.isAskedByType)
                || (!isOwn && member.mentionsResolving)
        }
        if isOwn, declaration.kind != .protocol {
            let holds = members.contains(where: \.isStorage)
            let asks = resolves.contains(where: \.mentionsResolving)
            guard holds || asks else { return noteHanding(registers, by: declaration.name) }
        }
        let name = declaration.name
        if resolves.isEmpty, isOwn { return noteHanding(registers, by: name) }
        if resolves.isEmpty, registers.isEmpty { return }
        if isOwn {
            containers.insert(name)
            protocols.formUnion(
                parts.flatMap(\.declaration.inherited).map { TypeText.baseName(TypeText.key($0)) })
        }
        resolving[name, default: []] += resolves.filter {
            !(resolving[name] ?? []).contains($0)
        }
        registering[name, default: []].formUnion(registers.map(\.name))
        if isOwn { making[name] = Set(members.flatMap(\.keyedTypes)) }
    }

    /// What is declared of what some parts of a type inherit, however many protocols are between.
    private static func protocols(
        above parts: [OutlineIndex.Part], _ index: OutlineIndex
    ) -> [OutlineIndex.Part] {
        var seen: Set<String> = []
        var found: [OutlineIndex.Part] = []
        var queue = parts.flatMap(\.declaration.inherited).map(TypeText.key)
        while let name = queue.popLast() {
            guard seen.insert(name).inserted else { continue }
            let above = index.parts(of: name)
            found += above
            queue += above.flatMap(\.declaration.inherited).map(TypeText.key)
        }
        return found
    }

    private mutating func noteHanding(_ functions: [OutlineDeclaration], by type: String) {
        let found = functions.filter(\.mentionsRegistering)
        if !found.isEmpty { handing[type] = found }
    }

    /// Takes in a property wrapper; its container has to be known before.
    private mutating func readWrapper(_ part: OutlineIndex.Part, _ index: OutlineIndex) {
        let declaration = part.declaration
        ownWrappers.insert(declaration.name)
        let members = index.parts(of: part.path).flatMap(\.declaration.members)
        let asking = members.filter(asks)
        if asking.isEmpty { return }
        if asking.allSatisfy({ $0.name == "wrappedValue" && $0.body != nil }) {
            lateWrappers.insert(declaration.name)
        }
        let wrapped = members.first { $0.name == "wrappedValue" }?.type
        let generics = declaration.generics
        if let wrapped, generics.contains(TypeText.key(wrapped)) {
            wrappers[declaration.name] = !TypeText.isOptional(wrapped)
        } else if !generics.isEmpty {
            unclearWrappers[declaration.name] = part
        }
    }

    /// Whether a member asks a container for something.
    private func asks(_ member: OutlineDeclaration) -> Bool {
        var found = member.mentionsResolving
        ExpressionSearch.visit(member) { expression in
            guard case .call(let callee, _) = expression.kind,
                case .member(let base?, let name, _) = callee.kind
            else { return }
            let container = base.calledName ?? ""
            let owner = base.base?.calledName ?? ""
            for own in [container, owner] where containers.contains(own) {
                if resolving[own]?.contains(where: { $0.name == name }) == true { found = true }
            }
        }
        return found
    }
}

extension OutlineDeclaration {
    private static let resolvingWords = ["resolve", "inject", "dependency"]
    private static let registeringWords = [
        "register", "add", "bind", "provide", "store", "set", "singleton",
    ]

    /// Whether its name says that it gives what is registered.
    var isNamedResolving: Bool {
        let name = name.lowercased()
        return kind == .subscript || Self.resolvingWords.contains { name.contains($0) }
    }

    /// Whether it gives an object of a type that its caller chooses, and does not have the caller make it:
    /// clients of gRPC hand a response to a closure and give what that makes of it.
    var resolvesItsGeneric: Bool {
        guard kind == .func || kind == .subscript, let type else { return false }
        let given = TypeText.key(type)
        let taken = parameters.compactMap { $0.type.map(TypeText.key) }
        let isMadeByCaller =
            taken.contains { $0.isFunction(giving: given) } && !taken.contains(given + ".Type")
        return generics.contains(given) && !isMadeByCaller
    }

    /// Whether its callers say what they want by its type alone; what has to be told a key, such as a
    /// text, looks values up.
    fileprivate var isAskedByType: Bool {
        parameters.allSatisfy { parameter in
            parameter.standard != nil
                || parameter.type.map(TypeText.key).map { type in
                    generics.contains { type == $0 + ".Type" }
                } == true
        }
    }

    /// The types of which the body makes a key: `String(describing: Service.self)`.
    fileprivate var keyedTypes: [String] {
        var found: [String] = []
        ExpressionSearch.visit(self) { expression in
            guard case .call(let callee, let arguments) = expression.kind,
                let name = callee.calledName, ["String", "ObjectIdentifier"].contains(name),
                let type = arguments.first?.value.metatypeText
            else { return }
            found.append(TypeText.key(type))
        }
        return found.filter { !generics.contains($0) && $0 != "Self" }
    }

    /// Whether it takes an object, or what makes one, of a type that its caller chooses.
    var registersItsGeneric: Bool {
        let name = name.lowercased()
        guard !generics.isEmpty, Self.registeringWords.contains(where: name.hasPrefix) else {
            return false
        }
        return parameters.contains { parameter in
            guard let type = parameter.type.map(TypeText.key) else { return false }
            return generics.contains { generic in
                type == generic || type == generic + ".Type" || type.isFunction(giving: generic)
            }
        }
    }

    /// Whether it is a dictionary whose keys can stand for types.
    fileprivate var isStorage: Bool {
        guard kind == .var || kind == .let else { return false }
        let text = (type ?? "").split(separator: " ").joined()
        return ["[String:", "[ObjectIdentifier:", "[AnyHashable:", "NSMapTable"].contains {
            text.contains($0)
        }
    }

    /// Whether its body tells something else what to make: `container.register { … }`.
    fileprivate var mentionsRegistering: Bool {
        var found = false
        ExpressionSearch.visit(self) { expression in
            if case .call(let callee, let arguments) = expression.kind, callee.base != nil,
                callee.calledName == "register", arguments.contains(where: \.value.isClosure)
            {
                found = true
            }
        }
        return found
    }

    /// Whether its body or its value asks something else to resolve, or looks into a storage.
    var mentionsResolving: Bool {
        var found = false
        ExpressionSearch.visit(self) { expression in
            // SwinjectAutoregistration's `resolver ~> Type.self`.
            if case .operation("~>", _, _) = expression.kind { found = true }
            guard case .call(let callee, _) = expression.kind, let name = callee.calledName else {
                return
            }
            if name.lowercased().contains("resolve") || name == "optional" { found = true }
        }
        return found
    }
}

/// Looks at all expressions in something.
enum ExpressionSearch {
    static func visit(
        _ declaration: OutlineDeclaration, _ body: (OutlineExpression) -> Void
    ) {
        if let value = declaration.value { visit(value, body) }
        for parameter in declaration.parameters {
            if let value = parameter.standard { visit(value, body) }
        }
        for statement in declaration.body ?? [] { visit(statement, body) }
        for member in declaration.members { visit(member, body) }
    }

    static func visit(_ statement: OutlineStatement, _ body: (OutlineExpression) -> Void) {
        switch statement.kind {
        case .declaration(let declaration): visit(declaration, body)
        case .expression(let expression): visit(expression, body)
        case .leave(_, let expression): if let expression { visit(expression, body) }
        case .branch(let first, let bodies):
            for inner in first + bodies.joined() { visit(inner, body) }
        case .loop(let first, let rest): for inner in first + rest { visit(inner, body) }
        }
    }

    /// What a preview shows is no part of the app, and is left out.
    static func visit(_ expression: OutlineExpression, _ body: (OutlineExpression) -> Void) {
        if expression.isPreview { return }
        body(expression)
        switch expression.kind {
        case .name, .literal, .metatype, .keyPath: break
        case .member(let base, _, _): if let base { visit(base, body) }
        case .call(let callee, let arguments):
            visit(callee, body)
            for argument in arguments { visit(argument.value, body) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture, body) }
            for statement in closure.body { visit(statement, body) }
        case .unwrapped(let inner, _), .attempt(let inner, _), .cast(let inner, _, _):
            visit(inner, body)
        case .operation(_, let left, let right):
            visit(left, body)
            visit(right, body)
        case .list(let parts), .group(let parts): for part in parts { visit(part, body) }
        case .choice(let statements): for statement in statements { visit(statement, body) }
        }
    }
}

extension OutlinedFile {
    /// The names that its code uses, those of previews left out.
    var usedNames: Set<String> {
        var names = UsedNames()
        for statement in outline.statements { ExpressionSearch.visit(statement) { names.add($0) } }
        return names.all
    }

    /// Whether of its code only a preview makes a type, or names it otherwise.
    func onlyPreviews(_ type: String) -> Bool {
        let users = outline.declarations.filter { $0.usedNames.contains(type) }
        return !users.isEmpty && users.allSatisfy(\.isPreview)
    }
}

extension OutlineDeclaration {
    /// The names that its code uses, those of previews left out.
    fileprivate var usedNames: Set<String> {
        var names = UsedNames()
        ExpressionSearch.visit(self) { names.add($0) }
        return names.all
    }
}

/// The names that expressions use as such, as members, as types and in key paths; `$name` and `_name`,
/// which a property wrapper brings, count as the name.
private struct UsedNames {
    private(set) var all: Set<String> = []

    mutating func add(_ expression: OutlineExpression) {
        switch expression.kind {
        case .name(let name, _), .member(_, let name, _):
            all.insert(String(name.trimmingPrefix { $0 == "$" || $0 == "_" }))
        case .metatype(let text): all.insert(TypeText.baseName(text))
        case .keyPath(_, let parts): all.formUnion(parts)
        default: break
        }
    }
}

extension OutlineIndex {
    /// Whether nothing reads a property of a type: it is private, and the type does not.
    func nothingReads(_ property: OutlineDeclaration, of type: String) -> Bool {
        property.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
            && neverReads(property, of: type)
    }

    /// Whether a type does not read a property of its own: no part of it names that again.
    func neverReads(_ property: OutlineDeclaration, of type: String) -> Bool {
        let parts = parts(of: type)
        let names = ["", "$", "_"].map { $0 + property.name }
        return !parts.isEmpty
            && parts.allSatisfy { $0.declaration.usedNames.isDisjoint(with: names) }
    }
}

extension OutlineDeclaration {
    /// Whether it only shows something while the app is written.
    var isPreview: Bool { inherited.contains("PreviewProvider") }

    /// The same by its name, too.
    var isOfPreview: Bool {
        inherited.contains { TypeText.baseName($0) == "PreviewProvider" }
            || name.contains("Preview")
    }
}

extension OutlineExpression {
    /// Whether it only shows something while the app is written: `#Preview { … }`.
    var isPreview: Bool {
        guard case .call(let callee, _) = kind else { return false }
        return callee.kind == .name("#Preview", generics: [])
    }

    /// The last name of what is called: `b` of `a.b`.
    var calledName: String? {
        switch kind {
        case .name(let name, _), .member(_, let name, _): name
        case .unwrapped(let inner, _): inner.calledName
        default: nil
        }
    }

    /// What the text says, as far as it tells two names of registrations apart; nil if it is worked
    /// out while running.
    var nameText: String? {
        switch kind {
        case .literal(let text): text
        case .member(nil, let name, _): "." + name
        case .member(let base?, let name, _):
            base.nameText.map {
                ["rawValue", "name", "key", "id"].contains(name) ? $0 : $0 + "." + name
            }
        case .name(let name, _): TypeText.looksLikeType(name) ? name : nil
        case .call(let callee, let arguments):
            if callee.calledName == "init" || callee.calledName.map(TypeText.looksLikeType) == true,
                arguments.count == 1
            {
                arguments[0].value.nameText
            } else if callee.calledName == "describing" || callee.calledName == "String" {
                nil
            } else {
                nil
            }
        case .metatype(let type): type
        default: nil
        }
    }
}

extension String {
    /// Whether it is the key of a type of functions that give another type.
    fileprivate func isFunction(giving type: String) -> Bool {
        hasSuffix("->" + type) || hasSuffix("-> " + type)
    }
}

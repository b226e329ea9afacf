import Codebase

/// Reads what the library swift-dependencies is told and asked.
struct DependenciesReading {
    private(set) var registrations: [Registration] = []
    private(set) var resolutions: [Resolution] = []
    private(set) var roots: Set<CompositionRootPlace> = []
    private(set) var unreached: Set<UnreachedPlace> = []
    /// What is asked for by a key that the codebase declares.
    var judged: [Resolution] {
        resolutions.filter { one in
            guard let name = one.name.text, let key = keys[name], !key.isEmpty else { return false }
            return index.declares(key)
        }
    }

    /// What is asked for by a key that nothing gives a value.
    var missing: [Resolution] {
        judged.filter { one in !registrations.contains { TypeText.match($0.type, one.type) } }
    }

    /// The members of `DependencyValues` to which code gives a value, but for previews.
    private(set) var replaced: Set<String> = []
    /// What keys give tests, with a value for the app or without.
    private(set) var forTests: [Registration] = []
    /// The keys of the members of `DependencyValues`.
    private var keys: [String: String] = [:]
    private let index: OutlineIndex

    /// What the library and those around it bring along.
    private static let builtIn: Set<String> = [
        "assert", "assertionFailure", "calendar", "context", "continuousClock", "date", "dismiss",
        "fireAndForget", "isPresented", "locale", "mainQueue", "mainRunLoop", "openSettings",
        "openURL", "precondition", "suspendingClock", "temporaryDirectory", "timeZone",
        "urlSession", "uuid", "withRandomNumberGenerator", "defaultDatabase", "defaultSyncEngine",
        "defaultFileStorage", "defaultAppStorage", "defaultInMemoryStorage", "notificationCenter",
    ]

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        self.index = index
        for file in files {
            for part in index.all where part.file == file.file { declare(part, in: file) }
        }
        // The value for tests of a key that has a live one is no part of the app.
        let live = Set(registrations.map(\.type))
        registrations += forTests.filter { !live.contains($0.type) }
        for file in files {
            for statement in file.outline.statements {
                ask(statement, in: file)
                if file.role == .tests { continue }
                if case .declaration(let declaration) = statement.kind, declaration.isOfPreview {
                    continue
                }
                ExpressionSearch.visit(statement) { noteReplacement($0) }
            }
        }
    }

    /// Notes `$0.client = …`, and `dependency(\.client, …)`.
    private mutating func noteReplacement(_ expression: OutlineExpression) {
        switch expression.kind {
        case .operation("=", let target, _):
            if case .member(_?, let name, _) = target.kind, let key = keys[name] {
                replaced.insert(key)
            }
        case .call(let callee, let arguments) where callee.calledName == "dependency":
            if case .keyPath(_, let parts)? = arguments.first?.value.kind, let name = parts.first,
                let key = keys[name]
            {
                replaced.insert(key)
            }
        default: break
        }
    }

    private mutating func declare(_ part: OutlineIndex.Part, in file: OutlinedFile) {
        let declaration = part.declaration
        if TypeText.baseName(declaration.name) == "DependencyValues" {
            for member in declaration.members where member.kind == .var {
                var key: String?
                ExpressionSearch.visit(member) { key = key ?? $0.metatypeText }
                keys[member.name] = key.map(TypeText.key) ?? ""
            }
        }
        let names = declaration.inherited.map(TypeText.baseName)
        let isKey = names.contains("DependencyKey")
        guard isKey || names.contains("TestDependencyKey") else { return }
        let live = index.members(of: part.path, named: "liveValue").first
        var registration = Registration(
            type: part.path, lifetime: .app, container: "DependencyValues",
            place: CompositionPlace(
                file: file.file,
                line: declaration.members.first { $0.name == "liveValue" }?.line ?? declaration.line
            ),
            style: .dependencies, module: file.module)
        registration.isConditional = declaration.isConditional
        registration.isPromise = !isKey && live == nil
        registration.owner = part.path
        if isKey {
            registrations.append(registration)
            roots.insert(
                CompositionRootPlace(
                    name: part.path,
                    place: CompositionPlace(file: file.file, line: declaration.line),
                    style: .dependencies))
        } else {
            forTests.append(registration)
        }
    }

    private mutating func ask(_ statement: OutlineStatement, in file: OutlinedFile) {
        switch statement.kind {
        case .declaration(let declaration): ask(declaration, in: file)
        case .branch(let first, let bodies):
            for inner in first + bodies.joined() { ask(inner, in: file) }
        case .loop(let first, let rest): for inner in first + rest { ask(inner, in: file) }
        case .expression(let expression): ask(expression, in: file)
        case .leave(_, let value): if let value { ask(value, in: file) }
        }
    }

    /// Closures may declare what they depend on.
    private mutating func ask(_ expression: OutlineExpression, in file: OutlinedFile) {
        var closures: [OutlineClosure] = []
        switch expression.kind {
        case .closure(let closure): closures = [closure]
        case .call(let callee, let arguments):
            ask(callee, in: file)
            for argument in arguments { ask(argument.value, in: file) }
        case .member(let base, _, _): if let base { ask(base, in: file) }
        case .unwrapped(let inner, _), .attempt(let inner, _), .cast(let inner, _, _):
            ask(inner, in: file)
        case .operation(_, let left, let right):
            ask(left, in: file)
            ask(right, in: file)
        case .list(let parts), .group(let parts): for part in parts { ask(part, in: file) }
        case .choice(let statements): for statement in statements { ask(statement, in: file) }
        case .name, .literal, .metatype, .keyPath: break
        }
        for closure in closures { for statement in closure.body { ask(statement, in: file) } }
    }

    private mutating func ask(_ declaration: OutlineDeclaration, in file: OutlinedFile) {
        for member in declaration.members { ask(member, in: file) }
        for statement in declaration.body ?? [] { ask(statement, in: file) }
        if let value = declaration.value { ask(value, in: file) }
        guard let attribute = declaration.attribute("Dependency"),
            let argument = attribute.arguments.first
        else { return }
        let place = CompositionPlace(file: file.file, line: declaration.line)
        switch argument.value.kind {
        case .metatype(let type):
            note(TypeText.key(type), name: nil, place, file)
        case .keyPath(_, let parts):
            guard let name = parts.first else { return }
            if let key = keys[name] {
                note(key.isEmpty ? name : key, name: name, place, file)
            } else {
                note(name, name: name, place, file)
                if !Self.builtIn.contains(name) {
                    unreached.insert(
                        UnreachedPlace(
                            place: place,
                            reason:
                                "“\(name)” is declared by no DependencyValues in this codebase; "
                                + "a package may bring it."))
                }
            }
        default: break
        }
    }

    private mutating func note(
        _ key: String, name: String?, _ place: CompositionPlace, _ file: OutlinedFile
    ) {
        var resolution = Resolution(
            type: key, isForced: true, place: place, style: .dependencies, module: file.module)
        resolution.way = "@Dependency"
        resolution.name = name.map { .known($0) } ?? .none
        resolution.arguments = nil
        resolution.isLater = true
        resolutions.append(resolution)
    }
}

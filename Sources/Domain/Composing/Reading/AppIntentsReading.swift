import Codebase

/// Reads what App Intents are handed: `AppDependencyManager.shared.add(dependency:)`, and
/// `@Dependency` without a key path, which ends the app if nothing was added for its type.
struct AppIntentsReading {
    private(set) var registrations: [Registration] = []
    private(set) var resolutions: [Resolution] = []
    /// Where something is added whose type the text does not tell.
    private(set) var unreached: Set<UnreachedPlace> = []
    private let typeOf: TypeOfExpression

    private static let manager = "AppDependencyManager"
    /// `Dependency` is the name in App Intents, `AppDependency` the one beside other libraries.
    private static let wrappers = ["Dependency", "AppDependency"]
    /// What has to be named in a file that is read.
    static let triggers = Set(wrappers + [manager])

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        typeOf = TypeOfExpression(index: index)
        for file in files where CompositionStyle.appIntents.isImported(by: file) {
            for statement in file.outline.statements {
                var frame = WalkFrame(file: file)
                read(statement, &frame)
            }
        }
    }

    /// What is asked for by a type that nothing is added for; nothing where a type is not told.
    var missing: [Resolution] {
        guard unreached.isEmpty, !registrations.isEmpty else { return [] }
        return resolutions.filter { one in
            !registrations.contains { registration in
                TypeText.match(registration.type, one.type)
                    || typeOf.index.inherited(by: registration.type).contains {
                        TypeText.match($0, one.type)
                    }
            }
        }
    }

    private mutating func read(_ statement: OutlineStatement, _ frame: inout WalkFrame) {
        switch statement.kind {
        case .declaration(let declaration): read(declaration, &frame)
        case .expression(let expression): read(expression, frame)
        case .leave(_, let value): if let value { read(value, frame) }
        case .branch(let first, let bodies):
            for inner in first { read(inner, &frame) }
            for body in bodies {
                var own = frame
                for inner in body { read(inner, &own) }
            }
        case .loop(let first, let rest):
            var own = frame
            for inner in first + rest { read(inner, &own) }
        }
    }

    private mutating func read(_ declaration: OutlineDeclaration, _ frame: inout WalkFrame) {
        if declaration.isPreview { return }
        noteWrapper(declaration, frame)
        var own = frame
        if declaration.kind.hasMembers { own.owner.append(declaration.name) }
        for parameter in declaration.parameters {
            if let name = parameter.name {
                own.locals[name] = WalkFrame.Local(type: parameter.type, value: nil)
            }
        }
        for member in declaration.members { read(member, &own) }
        for statement in declaration.body ?? [] { read(statement, &own) }
        if let value = declaration.value { read(value, own) }
        if !declaration.kind.hasMembers {
            frame.locals[declaration.name] = WalkFrame.Local(
                type: declaration.type, value: declaration.value)
        }
    }

    private mutating func noteWrapper(_ declaration: OutlineDeclaration, _ frame: WalkFrame) {
        guard let type = declaration.type,
            let attribute = declaration.attributes.first(where: {
                Self.wrappers.contains($0.name)
            }),
            attribute.arguments.isEmpty
        else { return }
        var resolution = Resolution(
            type: typeOf.key(type), isForced: true, place: frame.place(declaration.line),
            style: .appIntents, module: frame.file.module)
        resolution.way = "@" + attribute.name
        resolution.isLater = true
        resolutions.append(resolution)
    }

    private mutating func read(_ expression: OutlineExpression, _ frame: WalkFrame) {
        ExpressionSearch.visit(expression) { one in
            guard case .call(let callee, let arguments) = one.kind, callee.calledName == "add",
                case .member(let base?, "shared", _)? = callee.base?.kind,
                base.calledName == Self.manager,
                // What has a key is asked for with the key.
                !arguments.contains(where: { $0.label == "key" }),
                let value = arguments.last?.value
            else { return }
            note(value, at: frame.place(one.line), frame)
        }
    }

    private mutating func note(
        _ value: OutlineExpression, at place: CompositionPlace, _ frame: WalkFrame
    ) {
        let type =
            if case .closure(let closure) = value.kind {
                typeOf.result(of: closure, frame)
            } else {
                typeOf.typeName(of: value, frame)
            }
        guard let type else {
            unreached.insert(
                UnreachedPlace(
                    place: place,
                    reason: "The type of what is added for App Intents here is not told."))
            return
        }
        var registration = Registration(
            type: type, lifetime: .app, container: Self.manager, place: place, style: .appIntents,
            module: frame.file.module)
        registration.owner = frame.type
        registrations.append(registration)
    }
}

import Codebase

/// Walks over the bodies of files and notes what containers are told and asked.
struct ContainerWalk {
    let index: OutlineIndex
    let shapes: ContainerShapes
    let typeOf: TypeOfExpression
    /// The libraries that the codebase imports.
    let libraries: Set<CompositionStyle>
    var registrations: [Registration] = []
    var resolutions: [Resolution] = []
    var unreached: Set<UnreachedPlace> = []
    /// The types whose initializers tell what is resolved, and were not read.
    var wanted: Set<String> = []
    /// The types in which something is registered.
    var roots: Set<CompositionRootPlace> = []
    /// What views hand to those below them.
    var provided: [ProvidedObject] = []
    /// What views read of those above them.
    var environment: [EnvironmentNeed] = []
    /// Where something of unknown type is handed to views.
    var providedUnknown: Set<CompositionPlace> = []
    /// The names of properties of which it is noted who sets them.
    var watched: Set<String> = []
    /// Who sets them.
    var assignments: [PropertyAssignment] = []
    /// The property wrappers that may ask a container and that no file declares.
    var strangeWrappers: Set<String> = []
    /// The scopes that containers give what names none of its own.
    var standardScopes: [StandardScope] = []
    /// The numbers of the registrations that name a scope.
    var scoped: Set<Int> = []
    /// Names of lists of assemblies that no file that was read so far declares, with a place of each.
    var unknownAssemblies: [String: CompositionPlace] = [:]
    /// Assemblies that are made, and that no file that was read so far declares, with a place of each.
    var foreignAssemblies: [String: CompositionPlace] = [:]
    /// Where what registrations run can end the app.
    var traps: [CompositionTrap] = []

    init(_ files: [OutlinedFile], libraries: Set<CompositionStyle>) {
        index = OutlineIndex(files)
        shapes = ContainerShapes(files, index)
        typeOf = TypeOfExpression(index: index)
        self.libraries = libraries
    }

    mutating func walk(_ file: OutlinedFile) {
        var frame = WalkFrame(file: file)
        for statement in file.outline.statements { walk(statement, &frame) }
    }

    // MARK: Declarations

    mutating func walk(_ declaration: OutlineDeclaration, _ outer: WalkFrame) {
        var frame = outer
        frame.generics.formUnion(declaration.generics)
        if declaration.isConditional { frame.isConditional = true }
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .extension:
            frame.owner.append(declaration.name)
            frame.inherited = index.inherited(by: frame.type ?? declaration.name)
            frame.locals = [:]
            if declaration.kind == .extension {
                let main = index.parts(of: declaration.name).first {
                    $0.declaration.kind != .extension
                }
                frame.generics.formUnion(main?.declaration.generics ?? [])
            }
            if declaration.attribute("propertyWrapper") != nil { frame.isPassingOn = true }
            if declaration.isPreview { frame.isPreview = true }
            for member in declaration.members { walk(member, frame) }
        case .func, .`init`, .subscript:
            walkFunction(declaration, &frame)
        case .var, .let:
            walkProperty(declaration, frame)
        default: break
        }
    }

    private mutating func walkFunction(
        _ declaration: OutlineDeclaration, _ frame: inout WalkFrame
    ) {
        frame.function = declaration.line
        for parameter in declaration.parameters {
            if let value = parameter.standard {
                visit(value, as: parameter.type, forced: true, frame)
            }
            if let name = parameter.name {
                frame.locals[name] = WalkFrame.Local(type: parameter.type)
            }
        }
        frame.result = declaration.type
        if declaration.resolvesItsGeneric || declaration.registersItsGeneric {
            frame.isPassingOn = true
        }
        walkBody(declaration.body ?? [], frame)
    }

    private mutating func walkProperty(_ declaration: OutlineDeclaration, _ outer: WalkFrame) {
        var frame = outer
        frame.property = declaration.name
        frame.function = declaration.line
        noteEnvironment(declaration, frame)
        noteWrappers(declaration, frame)
        if let value = declaration.value {
            visit(
                value, as: declaration.type,
                forced: !(declaration.type.map(TypeText.isOptional) ?? false), frame)
        }
        frame.result = declaration.type
        walkBody(declaration.body ?? [], frame)
    }

    // MARK: Statements

    /// A body; one expression alone is what it gives.
    mutating func walkBody(_ body: [OutlineStatement], _ outer: WalkFrame) {
        var frame = outer
        if body.count == 1, case .expression(let only) = body[0].kind {
            visit(only, as: frame.result, forced: false, frame)
            return
        }
        frame.returned = Set(body.compactMap(\.returnedName))
        // A function is known in all of the body that declares it, before it, too.
        for case .declaration(let local) in body.map(\.kind)
        where local.kind == .func && local.generics.isEmpty {
            frame.functions[local.name] = local.type
        }
        for statement in body { walk(statement, &frame) }
    }

    mutating func walk(_ statement: OutlineStatement, _ frame: inout WalkFrame) {
        switch statement.kind {
        case .declaration(let declaration):
            declaration.kind == .let || declaration.kind == .var
                ? bind(declaration, &frame, forced: false) : walk(declaration, frame)
        case .expression(let expression): visit(expression, frame)
        case .leave(_, let value):
            if let value { visit(value, as: frame.result, forced: false, frame) }
        case .branch(let first, let bodies):
            let isFatal = bodies.count == 1 && bodies[0].endsProgram
            var inner = frame
            for statement in first {
                if case .declaration(let declaration) = statement.kind {
                    bind(declaration, &inner, forced: isFatal)
                } else {
                    walk(statement, &inner)
                }
            }
            // What `guard` binds is seen after it.
            frame.locals = inner.locals
            inner.isConditional = true
            if isFatal, first.contains(where: \.mentionsResolving) { inner.isGuarding = true }
            for body in bodies {
                var part = inner
                for statement in body { walk(statement, &part) }
            }
        case .loop(let first, let body):
            var inner = frame
            for statement in first { walk(statement, &inner) }
            inner.isConditional = true
            inner.isInLoop = true
            for statement in body { walk(statement, &inner) }
        }
    }

    mutating func bind(
        _ declaration: OutlineDeclaration, _ frame: inout WalkFrame, forced: Bool
    ) {
        noteWrappers(declaration, frame)
        if let value = declaration.value {
            let isOptional = declaration.type.map(TypeText.isOptional) ?? false
            visit(
                value, as: declaration.type,
                forced: forced
                    || (declaration.type != nil && !isOptional && !declaration.isUnwrapped),
                frame)
        }
        if let body = declaration.body {
            var inner = frame
            inner.result = declaration.type
            walkBody(body, inner)
        }
        // `if let self` and `guard let container` mean what they meant before.
        if declaration.isUnwrapped, declaration.value == nil { return }
        if declaration.name == "self" { return }
        frame.locals[declaration.name] = WalkFrame.Local(
            type: declaration.type,
            value: declaration.value.flatMap { value in
                value.kind == .name(declaration.name, generics: []) ? nil : value
            },
            scope: ownScope(of: declaration, frame))
    }

    /// The name of a container that is made here and that nothing else can see, as it is not given away.
    private func ownScope(of declaration: OutlineDeclaration, _ frame: WalkFrame) -> String? {
        guard declaration.value?.makesContainer == true, let type = frame.type,
            !frame.returned.contains(declaration.name)
        else { return nil }
        return type + "." + declaration.name
    }

    // MARK: Expressions

    /// Notes what an expression registers and resolves.
    ///
    /// - Parameters:
    ///   - expected: The type that it has to give, as written; nil if nothing says so.
    ///   - forced: Whether nothing is no answer.
    /// - Returns: The number of the registration that it is.
    @discardableResult
    mutating func visit(
        _ expression: OutlineExpression, as expected: String? = nil, forced: Bool = false,
        _ frame: WalkFrame
    ) -> Int? {
        noteTrap(expression, frame)
        switch expression.kind {
        case .unwrapped(let inner, let isForced):
            return visit(inner, as: expected, forced: isForced, frame)
        case .attempt(let inner, let mark):
            return visit(
                inner, as: expected, forced: mark == "!" || (mark.isEmpty && forced), frame)
        case .cast(let inner, let type, let mark):
            return visit(inner, as: type, forced: mark == "!" || (mark.isEmpty && forced), frame)
        case .operation("=", let target, let value):
            return visitAssignment(target, value, frame)
        case .operation("~>", let base, let right):
            noteArrow(from: base, to: right, as: expected, at: expression.line, in: frame)
        case .operation("??", let left, let right):
            visit(left, as: expected, forced: false, frame)
            visit(right, as: expected, forced: forced, frame)
        case .operation(_, let left, let right):
            visit(left, frame)
            visit(right, frame)
        case .call(let callee, let arguments):
            return visitCall(
                expression, of: callee, with: arguments, as: expected, forced: forced, in: frame)
        case .closure(let closure): visitClosure(closure, frame)
        case .member(let base, _, _): if let base { visit(base, frame) }
        case .list(let parts):
            let element = expected.flatMap(Self.element)
            for part in parts { visit(part, as: element, forced: forced, frame) }
        case .group(let parts): for part in parts { visit(part, frame) }
        case .choice(let statements):
            var inner = frame
            inner.result = expected
            for statement in statements { walkChoice(statement, expected, inner) }
        case .keyPath(_, let parts): noteKeyPath(parts)
        case .name, .literal, .metatype: break
        }
        return nil
    }

    private mutating func walkChoice(
        _ statement: OutlineStatement, _ expected: String?, _ frame: WalkFrame
    ) {
        guard case .branch(let first, let bodies) = statement.kind else { return }
        var inner = frame
        for condition in first { walk(condition, &inner) }
        inner.isConditional = true
        for body in bodies { walkBody(body, inner) }
    }

    private static func element(_ text: String) -> String? {
        let text = TypeText.key(text)
        guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    mutating func visitClosure(_ closure: OutlineClosure, _ outer: WalkFrame) {
        var frame = outer
        for capture in closure.captures { bind(capture, &frame, forced: false) }
        for parameter in closure.parameters {
            if let name = parameter.name {
                frame.locals[name] = WalkFrame.Local(type: parameter.type)
            }
        }
        // What is done in a closure that is handed on is done later.
        if frame.registration != nil { frame.isLater = true }
        frame.result = closure.result
        walkBody(closure.body, frame)
    }

    private mutating func visitAssignment(
        _ target: OutlineExpression, _ value: OutlineExpression, _ frame: WalkFrame
    ) -> Int? {
        if noteStored(target, value, frame) { return nil }
        noteAssignment(of: value, to: target, frame)
        visit(target, frame)
        let type = target.assignedType.flatMap { $0(typeOf, frame) }
        return visit(value, as: type, forced: false, frame)
    }
}

extension OutlineExpression {
    /// What tells the type of something that is assigned.
    fileprivate var assignedType: ((TypeOfExpression, WalkFrame) -> String?)? {
        { typeOf, frame in typeOf.typeName(of: self, frame) }
    }

    /// Whether it makes a container that knows no other: `Container()`.
    var makesContainer: Bool {
        guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
            case .name("Container", _) = callee.kind
        else { return false }
        return true
    }
}

extension OutlineStatement {
    /// The name that a `return` gives; nil for any other statement.
    fileprivate var returnedName: String? {
        guard case .leave("return", let value?) = kind, case .name(let name, _) = value.kind else {
            return nil
        }
        return name
    }
}

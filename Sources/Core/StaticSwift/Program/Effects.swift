import SwiftSyntax

/// Tells code that does no more than give a value from code that may change something around it.
///
/// It looks at the text alone, and at the text of what is called. What it cannot tell counts as a
/// change.
final class Effects {
    private let declarations: Declarations
    private let globals: Scope
    private var answers: [SyntaxIdentifier: Bool] = [:]
    private var waiting: Set<SyntaxIdentifier> = []
    /// The code that does not act unless what waits for it does.
    private var assumed: Set<SyntaxIdentifier> = []
    /// How much more code may be looked at.
    private var steps: Int
    private var found: [String: [Body]] = [:]

    /// Code that a name may stand for, and the names in it that are its own.
    private struct Body {
        let code: CodeBlockItemListSyntax
        var own: Set<String> = []
    }

    /// Judges code of a program.
    ///
    /// - Parameter steps: How many names and calls are looked at in all; whatever is asked after that
    ///   counts as a change.
    init(declarations: Declarations, globals: Scope, steps: Int = 1_000_000) {
        self.declarations = declarations
        self.globals = globals
        self.steps = steps
    }

    /// Whether code may change anything outside of itself.
    func mayAct(_ node: Syntax) -> Bool { mayAct(node, own: []) }

    private func mayAct(_ node: Syntax, own: Set<String>) -> Bool {
        guard steps > 0 else { return true }
        if let answer = answers[node.id] { return answer }
        // What calls itself acts only if something else in it does.
        guard !assumed.contains(node.id), waiting.insert(node.id).inserted else { return false }
        let finder = EffectFinder(node, own: own, effects: self)
        finder.walk(node)
        waiting.remove(node.id)
        note(node.id, acts: finder.acts)
        return finder.acts
    }

    /// Keeps an answer; while others wait for it, a no may rest on theirs, and all of them act if one
    /// of them does.
    private func note(_ node: SyntaxIdentifier, acts: Bool) {
        if acts {
            answers[node] = true
        } else {
            assumed.insert(node)
        }
        guard waiting.isEmpty else { return }
        if !acts { for node in assumed { answers[node] = false } }
        assumed = []
    }

    /// Counts what is looked at.
    ///
    /// - Returns: Whether there was a step left.
    fileprivate func step() -> Bool {
        steps -= 1
        return steps > 0
    }

    /// Whether one of the program's functions or properties of a name may change anything.
    func mayAct(callOf name: String) -> Bool {
        bodies(of: name).contains { mayAct(Syntax($0.code), own: $0.own) }
    }

    /// Whether the program has a function or a computed property of a name.
    func declares(_ name: String) -> Bool { !bodies(of: name).isEmpty }

    /// Whether what a type of the program can do may change anything but the instance.
    func mayAct(asInstanceOf type: String) -> Bool {
        guard let type = declarations.type(type), type.kind != .addition else { return false }
        return ([type] + type.parts).contains { type in
            type.functions.values.joined().contains { mayAct(Syntax($0.body)) }
        }
    }

    /// The labels of arguments that one of the program's functions of a name evaluates itself.
    func delayedLabels(of name: String) -> Set<String?> {
        guard declarations.hasDelayedParameters else { return [] }
        var functions = globals.functions(named: name) ?? []
        for type in declarations.all {
            functions += type.functions[name, default: []]
            if type.name == name || type.name.hasSuffix("." + name) || name == "init" {
                functions += type.initializers
            }
        }
        return Set(functions.flatMap(\.parameters).filter(\.isDelayed).map(\.label))
    }

    /// Looks again for what names stand for: there are more declarations now.
    func refresh() { found = [:] }

    private func bodies(of name: String) -> [Body] {
        if let known = found[name] { return known }
        var bodies = (globals.functions(named: name) ?? []).map { Body(code: $0.body) }
        for type in declarations.all {
            var code = type.functions[name, default: []].map(\.body)
            code += [type.computed[name]?.body, type.staticComputed[name]?.body].compactMap(\.self)
            if name == "subscript" { code += type.subscripts.map(\.body) }
            bodies += code.map { Body(code: $0) }
            if name == "init" || type.name == name || type.name.hasSuffix("." + name) {
                // An initializer may set what it makes.
                let own = Set(type.stored.map(\.name) + ["self"])
                bodies += type.initializers.map { Body(code: $0.body, own: own) }
            }
        }
        found[name] = bodies
        return bodies
    }
}

/// Walks one piece of code.
private final class EffectFinder: SyntaxVisitor {
    private(set) var acts = false
    private let effects: Effects
    /// What the code declares itself.
    private let own: Set<String>
    private let ownFunctions: Set<String>

    init(_ node: Syntax, own: Set<String>, effects: Effects) {
        self.effects = effects
        let names = OwnNames(viewMode: .sourceAccurate)
        names.walk(node)
        self.own = own.union(names.variables)
        ownFunctions = names.functions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard step() else { return .skipChildren }
        let name = node.operatorName
        let isComparison = ["==", "!=", "<=", ">=", "===", "!=="].contains(name)
        if name.hasSuffix("="), !isComparison { note(changeOf: node.leftOperand) }
        if effects.mayAct(callOf: name) { acts = true }
        return acts ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        note(changeOf: node.expression)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard step() else { return .skipChildren }
        if effects.mayAct(callOf: node.declName.baseName.identifierText) { acts = true }
        return acts ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard step() else { return .skipChildren }
        let name = node.baseName.identifierText
        if !own.contains(name), effects.mayAct(callOf: name) { acts = true }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard step() else { return .skipChildren }
        let callee = node.calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            note(callOf: name)
        } else if let member = callee.as(MemberAccessExprSyntax.self) {
            note(callOf: member)
        } else if !callee.is(ClosureExprSyntax.self), !callee.is(ArrayExprSyntax.self),
            !callee.is(DictionaryExprSyntax.self), !callee.is(GenericSpecializationExprSyntax.self)
        {
            acts = true
        }
        return acts ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        acts = acts || !["file", "filePath", "fileID", "line"].contains(node.macroName.text)
        return .visitChildren
    }

    private func step() -> Bool {
        if !effects.step() { acts = true }
        return !acts
    }

    private func note(callOf name: String) {
        // A function that it declares is walked where it stands.
        if ownFunctions.contains(name) { return }
        if own.contains(name) {
            // What it has been given may be any function.
            acts = true
        } else if !effects.declares(name), !StandardNames.functions.contains(name),
            name.first?.isUppercase != true
        {
            acts = true
        }
    }

    private func note(callOf member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.identifierText
        guard let base = member.base, !StandardNames.readers.contains(name),
            !effects.declares(name)
        else { return }
        // A variable of its own may change; so may whatever is not a path.
        if StandardNames.mutators.contains(name) {
            note(changeOf: base)
        } else if let root = base.root, !own.contains(root), root.first?.isUppercase != true,
            !root.hasPrefix("$")
        {
            acts = true
        }
    }

    private func note(changeOf place: ExprSyntax) {
        if place.is(DiscardAssignmentExprSyntax.self) { return }
        if let tuple = place.as(TupleExprSyntax.self) {
            for element in tuple.elements { note(changeOf: element.expression) }
        } else if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            acts = acts || !own.contains(name)
        } else if let index = place.as(SubscriptCallExprSyntax.self) {
            note(changeOf: index.calledExpression)
        } else if let member = place.as(MemberAccessExprSyntax.self), own.contains("self"),
            member.base?.trimmedDescription == "self"
        {
            return
        } else {
            // What has a property that is set may be an instance that others know too.
            acts = true
        }
    }
}

/// The names that a piece of code declares.
private final class OwnNames: SyntaxVisitor {
    private(set) var variables: Set<String> = []
    private(set) var functions: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.identifier.identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name that a path of members and elements starts with.
    fileprivate var root: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.identifierText
        case .memberAccessExpr(let node): node.base?.root
        case .subscriptCallExpr(let node): node.calledExpression.root
        case .optionalChainingExpr(let node): node.expression.root
        case .forceUnwrapExpr(let node): node.expression.root
        default: nil
        }
    }
}

import Codebase
import SwiftSyntax

/// Reads the declarations and uses of one parsed text in one walk.
///
/// What a node means for the names in it is told on the way down, so that no node looks at those
/// around it. Nodes that are nested too deep for the stack are passed over.
struct DetailsExtractor {
    var reading: SignatureReading
    var declarations: [DeclarationDetails] = []
    var uses: [NameUse] = []
    var scope = Scope()
    var conditions = ConditionStack()
    var locals = LocalNames()
    /// What the cases of the statement are compared with that is being walked.
    var subject: SubjectDetails?
    /// The declaration whose result is returned where the walk is; nil if no type of it is written.
    var given: Int?
    /// Where types follow from, by the dot that an expression begins with.
    var expected: [AbsolutePosition: ImplicitContext] = [:]
    /// The pattern whose expression is being walked.
    var openPattern: OpenPattern?
    /// Whether the walk is in a string.
    var isInterpolated = false
    /// Whether something was too deep to be read.
    private(set) var isCut = false
    private var depth = 0

    /// How deep a tree is read; a worker's stack has room for several times as much, also for
    /// walks with larger frames.
    private static let deepest = 2_000

    /// The declaration that a walk is in.
    struct Scope {
        var parent: Int?
        var container: String?
        var isLocal = false
        /// Whether members are declared here and not local names.
        var hasMembers = true
        var isProtocol = false

        /// Makes it the inside of something whose names nothing outside sees.
        mutating func makeLocal() { (isLocal, container, hasMembers) = (true, nil, false) }
    }

    init(places: TextPlaces) {
        reading = SignatureReading(places: places)
    }

    var places: TextPlaces { reading.places }

    /// What was read, with the access of each declaration.
    var details: (declarations: [DeclarationDetails], uses: [NameUse]) {
        var rules = AccessRules(declarations)
        var found = declarations
        for number in found.indices { found[number].access = rules.access(of: number) }
        return (found, uses)
    }

    /// Deals with a node and everything in it.
    mutating func walk(_ node: some SyntaxProtocol) {
        deeper {
            let node = Syntax(node)
            if let expression = node.as(ExprSyntax.self) {
                _ = $0.walkValue(expression)
            } else if !($0.walkDeclaration(node) || $0.walkStatement(node) || $0.walkType(node)) {
                $0.walkChildren(node)
            }
        }
    }

    /// Goes into something, unless the stack has no room for it.
    mutating func deeper(_ body: (inout DetailsExtractor) -> Void) {
        guard depth < Self.deepest else {
            isCut = true
            return
        }
        depth += 1
        body(&self)
        depth -= 1
    }

    mutating func walk(_ node: (some SyntaxProtocol)?) {
        if let node { walk(node) }
    }

    /// Deals with what a node consists of, in the order of the text.
    mutating func walkChildren(_ node: Syntax) {
        for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
            walk(child)
        }
    }

    /// Adds a declaration where the walk is.
    ///
    /// - Returns: Its number.
    mutating func declare(_ declaration: DeclarationDetails) -> Int {
        var declaration = declaration
        declaration.parent = scope.parent
        declaration.container = scope.container
        declaration.isLocal = scope.isLocal
        declaration.conditions = conditions.conditions
        declarations.append(declaration)
        return declarations.count - 1
    }

    /// Makes a local declaration seen from here on.
    mutating func bind(_ name: String, _ number: Int) {
        for use in locals.add(name, number) { uses[use].local = number }
    }

    /// Deals with something inside a declaration.
    mutating func inside(
        _ number: Int, _ change: (inout Scope) -> Void = { _ in },
        _ body: (inout DetailsExtractor) -> Void
    ) {
        let outer = scope
        scope.parent = number
        change(&scope)
        body(&self)
        scope = outer
    }

    /// Deals with something whose local names end with it.
    mutating func locally(
        hidesValues: Bool = false, _ body: (inout DetailsExtractor) -> Void
    ) {
        locals.open(hidesValues: hidesValues)
        body(&self)
        locals.close()
    }

    /// Deals with `#if`: the names in its conditions are no uses.
    mutating func walkConditional(_ config: IfConfigDeclSyntax) {
        conditions.open()
        for clause in config.clauses {
            conditions.next(clause)
            switch clause.elements {
            case .statements(let list): walk(list)
            case .switchCases(let list): walk(list)
            case .decls(let list): walk(list)
            case .postfixExpression(let expression): walk(expression)
            case .attributes(let list): walk(list)
            case nil: break
            }
        }
        conditions.close()
    }
}

import Codebase
import SwiftSyntax

/// A closure that makes an object, taken apart.
struct FactoryBody {
    /// What it calls the container.
    private let container: String
    /// What it is called with after the container.
    let parameters: [OutlineParameter]
    private let closure: ClosureExprSyntax
    private let places: TextPlaces
    /// Whether its parameters have no names.
    private let isAnonymous: Bool

    init(_ closure: ClosureExprSyntax, places: TextPlaces) {
        self.closure = closure
        self.places = places
        let all: [OutlineParameter]
        switch closure.signature?.parameterClause {
        case .simpleInput(let list):
            all = list.map { OutlineParameter(label: nil, name: $0.name.outlineName, type: nil) }
        case .parameterClause(let clause):
            all = clause.parameters.map {
                OutlineParameter(
                    label: nil, name: ($0.secondName ?? $0.firstName).outlineName,
                    type: $0.type?.outlineText)
            }
        case nil: all = []
        }
        isAnonymous = all.isEmpty
        container = all.first?.name ?? "$0"
        parameters = Array(all.dropFirst())
    }

    /// What stands in a node, with what is asked for cut out.
    func pieces(of node: Syntax) -> [FactoryPiece] {
        var cutter = Cutter(body: self, text: Array(node.description.utf8), start: node.position)
        cutter.cut(node)
        return cutter.finished
    }

    /// What the closure takes of the code around it.
    var captured: [String] {
        let finder = CaptureFinder(around: closure.surroundings, container: container)
        finder.walk(closure.statements)
        var found = finder.found
        if isAnonymous, finder.usesArguments { found.insert("$1") }
        return found.sorted()
    }

    /// What a node asks for; nil if it asks for nothing.
    fileprivate func asked(_ node: Syntax) -> AskedText? {
        if let forced = node.as(ForceUnwrapExprSyntax.self) {
            return asked(Syntax(forced.expression)).map { one in
                AskedText(
                    type: one.type, name: one.name, arguments: one.arguments, isForced: true,
                    line: one.line)
            }
        }
        if let arrow = node.as(PostfixOperatorExprSyntax.self), arrow.operator.text == "~>",
            isContainer(arrow.expression)
        {
            return AskedText(
                type: nil, name: nil, arguments: [], isForced: true, line: line(of: arrow))
        }
        guard let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "resolve", let base = member.base,
            isContainer(base)
        else { return nil }
        return asked(call, line: line(of: member.declName))
    }

    private func asked(_ call: FunctionCallExprSyntax, line: Int) -> AskedText {
        var type: String?
        var name: String?
        var given: [[FactoryPiece]] = []
        for argument in call.arguments {
            if argument.label?.text == "name" {
                let text = argument.expression.plainText
                name = text == "nil" ? nil : text
            } else if argument.label == nil, type == nil,
                let member = argument.expression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "self"
            {
                type = member.base?.plainText
            } else {
                given.append(pieces(of: Syntax(argument.expression)))
            }
        }
        return AskedText(type: type, name: name, arguments: given, isForced: false, line: line)
    }

    private func isContainer(_ node: ExprSyntax) -> Bool { node.isContainer(called: container) }

    private func line(of node: some SyntaxProtocol) -> Int {
        places.position(node.positionAfterSkippingLeadingTrivia).line
    }
}

/// Cuts what is asked for out of a text.
private struct Cutter {
    let body: FactoryBody
    let text: [UInt8]
    let start: AbsolutePosition
    private var pieces: [FactoryPiece] = []
    private var end = 0

    init(body: FactoryBody, text: [UInt8], start: AbsolutePosition) {
        self.body = body
        self.text = text
        self.start = start
    }

    mutating func cut(_ node: Syntax) {
        if let asked = body.asked(node) {
            let from = node.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset
            addText(upTo: from)
            pieces.append(.asked(asked))
            end = node.endPositionBeforeTrailingTrivia.utf8Offset - start.utf8Offset
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { cut(child) }
    }

    var finished: [FactoryPiece] {
        var copy = self
        copy.addText(upTo: text.count)
        return copy.pieces
    }

    private mutating func addText(upTo place: Int) {
        guard place > end, text.indices.contains(place - 1) else { return }
        pieces.append(.text(String(decoding: text[end..<place], as: UTF8.self)))
        end = place
    }
}

/// Finds what a closure takes of the code around it.
private final class CaptureFinder: SyntaxVisitor {
    private(set) var found: Set<String> = []
    private(set) var usesArguments = false
    private let around: Set<String>
    private let container: String
    private var own: Set<String> = []

    init(around: Set<String>, container: String) {
        self.around = around
        self.container = container
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        own.insert(node.identifier.outlineName)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "resolve", let base = member.base,
            node.arguments.first?.expression.description.hasSuffix(".self") == true
        else { return .visitChildren }
        // The container itself is not taken along; another one still would be asked.
        if !base.isContainer(called: container) { found.insert(base.plainText) }
        walk(node.arguments)
        return .skipChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        node.operator.text == "~>" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.outlineName
        if name.hasPrefix("$"), name != "$0" { usesArguments = true }
        if name == container || name == "self" || (around.contains(name) && !own.contains(name)) {
            found.insert(name)
        }
        return .visitChildren
    }
}

extension ClosureExprSyntax {
    /// The names that the functions and types around it declare.
    fileprivate var surroundings: Set<String> {
        var names: Set<String> = []
        var node = parent
        while let current = node {
            if let block = current.as(CodeBlockItemListSyntax.self) {
                for item in block { names.formUnion(item.item.declaredNames) }
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters {
                    names.insert((parameter.secondName ?? parameter.firstName).outlineName)
                }
            }
            if let members = current.as(MemberBlockItemListSyntax.self) {
                for member in members { names.formUnion(member.decl.declaredNames) }
            }
            node = current.parent
        }
        return names
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate var declaredNames: [String] {
        if case .decl(let declaration) = self { return declaration.declaredNames }
        return []
    }
}

extension DeclSyntax {
    /// The names of the variables and functions that it declares.
    fileprivate var declaredNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.name.outlineName] }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.outlineName
        } ?? []
    }
}

extension ExprSyntax {
    /// Whether it is what a closure calls the container, or called as one.
    fileprivate func isContainer(called name: String) -> Bool {
        let words = ["container", "resolver"]
        if let inner = self.as(OptionalChainingExprSyntax.self) {
            return inner.expression.isContainer(called: name)
        }
        if let member = self.as(MemberAccessExprSyntax.self) {
            return words.contains(member.declName.baseName.text)
        }
        guard let own = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return own == name || words.contains(own)
    }
}

import Codebase
@_spi(RawSyntax) import SwiftSyntax

/// Reads the facts of one parsed file in one walk.
///
/// It walks the raw tree and counts bytes as it goes: no node object is made, no trivia is parsed,
/// and positions cost an addition. That is why it knows the layout of a few nodes by heart.
struct FactsExtractor {
    /// What was found so far.
    var facts: FactsRecorder
    /// The first byte not dealt with yet.
    var offset = 0
    /// What the identifier patterns being walked declare; nil where they bind local names.
    var binding: (kind: Declaration.Kind, access: AccessLevel)?
    private var depth = TreeDepth()

    init(bytes: UnsafeBufferPointer<UInt8>, lines: LineTable, names: NameTable) {
        facts = FactsRecorder(bytes: bytes, lines: lines, names: names)
    }

    var bytes: UnsafeBufferPointer<UInt8> { facts.bytes }

    /// Whether the tree is so deep that other walks could fail on it.
    var isVeryDeep: Bool { depth.isVeryDeep }

    /// Deals with a node and everything in it.
    mutating func walk(_ node: RawSyntax) {
        guard let layout = node.layoutView, depth.canEnter else {
            offset += node.byteLength
            return
        }
        if node.byteLength == 0 { return }
        depth.enter()
        defer { depth.leave() }
        switch node.kind {
        case .declReferenceExpr, .identifierType, .binaryOperatorExpr, .prefixOperatorExpr,
            .postfixOperatorExpr:
            walkNaming(layout)
        case .memberType:
            // The module of its outermost type is the one that matters.
            walkNaming(layout, exposes: false)
        case .genericParameter:
            noteGenericParameter(layout)
            walkChildren(layout)
        case .macroExpansionExpr, .macroExpansionDecl:
            walkMacro(layout)
        case .functionCallExpr where facts.draft != nil:
            walkPreviewCall(layout)
        case .stringSegment, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr:
            offset += node.byteLength
        case .importDecl:
            walkImport(layout)
        case .ifConfigDecl:
            facts.conditions.open()
            walkChildren(layout)
            facts.conditions.close()
        case .ifConfigClause:
            walkClause(layout)
        case .codeBlock, .closureExpr, .accessorBlock, .switchCaseList:
            walkLocally(layout)
        default:
            if !walkDeclaration(layout, node.kind) { walkChildren(layout) }
        }
    }

    /// Deals with what a node consists of, in the order of the text.
    mutating func walkChildren(_ layout: RawSyntaxLayoutView) {
        for case let child? in layout.children { walk(child) }
    }

    private mutating func walkLocally(_ layout: RawSyntaxLayoutView) {
        let outside = facts.enterBody()
        let outer = binding
        binding = nil
        walkChildren(layout)
        binding = outer
        facts.leaveBody(outside)
    }

    /// A node whose own identifier is a use of something declared elsewhere.
    mutating func walkNaming(_ layout: RawSyntaxLayoutView, exposes: Bool = true) {
        for case let child? in layout.children {
            if let token = child.tokenView {
                if token.namesSomething { noteUse(token, exposes: exposes) }
                offset += child.byteLength
            } else {
                walk(child)
            }
        }
    }

    private mutating func noteUse(_ token: RawSyntaxTokenView, exposes: Bool) {
        let start = offset + token.leadingTriviaByteLength
        facts.noteUse(
            start..<start + token.textByteLength, isOperator: token.rawKind != .identifier,
            exposes: exposes)
    }

    /// The text of a node at the current place, without what stands around it.
    func text(of node: RawSyntax) -> String { text(of: node, at: offset) }

    /// The text of a node that begins at some byte, without what stands around it.
    func text(of node: RawSyntax, at first: Int) -> String {
        String(decoding: bytes[extent(of: node, at: first)], as: UTF8.self)
    }

    /// The bytes of a node without what stands around it.
    func extent(of node: RawSyntax, at first: Int) -> Range<Int> {
        let start = first + node.leadingTriviaByteLength
        let end = max(start, first + node.byteLength - node.trailingTriviaByteLength)
        return start..<min(end, bytes.count)
    }
}

extension RawSyntaxTokenView {
    fileprivate var namesSomething: Bool {
        switch rawKind {
        case .identifier, .binaryOperator, .prefixOperator, .postfixOperator:
            presence == .present
        default:
            false
        }
    }
}

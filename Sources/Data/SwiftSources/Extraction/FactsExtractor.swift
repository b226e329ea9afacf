import Codebase
@_spi(RawSyntax) import SwiftSyntax

/// Reads the facts of one parsed file in one walk.
///
/// It walks the raw tree and counts bytes as it goes: no node object is made, no trivia is parsed,
/// and positions cost an addition. That is why it knows the layout of a few nodes by heart.
struct FactsExtractor {
    let bytes: UnsafeBufferPointer<UInt8>
    var lines: LineTable
    let names: NameTable
    var imports: [ImportStatement] = []
    var declarations: [Declaration] = []
    var inheritances: [Inheritance] = []
    var previews: [PreviewStatement] = []
    /// The first byte not dealt with yet.
    var offset = 0
    var scope = DeclarationScope()
    var conditions = ConditionStack()
    /// What the identifier patterns being walked declare; nil where they bind local names.
    var binding: (kind: Declaration.Kind, access: AccessLevel)?
    /// The preview that is being walked.
    var draft: PreviewDraft?
    /// The names that are declared for a scope or for this file alone.
    var hidden = HiddenNames()
    /// What others see of the declaration that is being walked.
    var exposure = Exposure()
    private var depth = TreeDepth()

    init(bytes: UnsafeBufferPointer<UInt8>, lines: LineTable, names: NameTable) {
        self.bytes = bytes
        self.lines = lines
        self.names = names
    }

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
        case .functionCallExpr where draft != nil:
            walkPreviewCall(layout)
        case .stringSegment, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr:
            offset += node.byteLength
        case .importDecl:
            walkImport(layout)
        case .ifConfigDecl:
            conditions.open()
            walkChildren(layout)
            conditions.close()
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
        let wasLocal = scope.isLocal
        let outer = (binding, exposure.level)
        scope.isLocal = true
        binding = nil
        if !exposure.isInlinable { exposure.level = nil }
        walkChildren(layout)
        scope.isLocal = wasLocal
        (binding, exposure.level) = outer
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
        var start = offset + token.leadingTriviaByteLength
        var end = start + token.textByteLength
        guard start < end, end <= bytes.count else { return }
        if bytes[start] == UInt8(ascii: "`"), end - start > 2 {
            start += 1
            end -= 1
        } else if bytes[start] == UInt8(ascii: "$"), end - start > 1 {
            start += 1
        }
        if token.rawKind != .identifier, StandardOperators.contains(bytes[start..<end]) { return }
        if draft != nil, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start] {
            draft?.uses.insert(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        if exposes, exposure.level != nil { expose(start..<end) }
        names.add(start..<end, of: bytes, line: lines.line(at: start))
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

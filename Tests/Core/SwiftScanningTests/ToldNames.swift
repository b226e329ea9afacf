import SwiftParser
import SwiftScanning
import SwiftSyntax

/// Writes down what a scanner tells of names and of what begins and ends.
final class ToldNames: SourceScannerDelegate {
    /// A name that is used or declared.
    struct Name: Hashable {
        let text: String
        let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var used: Set<Name> = []
    private(set) var declared: [String] = []
    /// What began and did not end yet.
    private(set) var open: [String] = []
    /// What ended without being the last to begin.
    private(set) var mismatches: [String] = []
    /// The conditions of clauses, as they are written.
    private(set) var conditions: [String] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// What is told of a text.
    static func told(of text: String) throws(GivenUp) -> ToldNames {
        let bytes = Array(text.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        defer { buffer.deallocate() }
        let told = ToldNames(UnsafeBufferPointer(buffer))
        try SourceScanner.scan(UnsafeBufferPointer(buffer), telling: told)
        return told
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func end(_ what: String) {
        if open.popLast() != what { mismatches.append(what) }
    }

    func use(_ name: Range<Int>, as role: NameRole) {
        guard role != .operator else { return }
        used.insert(Name(text: text(name), offset: name.lowerBound))
    }
    func bind(_ name: Range<Int>) {}
    func beginBody() { open.append("body") }
    func endBody() { end("body") }
    func beginInitialValue(isTyped: Bool) { open.append("value") }
    func endInitialValue() { end("value") }
    func beginDeclaration(hasAttributes: Bool) { open.append("declaration") }
    func endAttributes() {}
    func readHeading(_ heading: DeclarationHeading) -> Bool { true }
    func declare(_ name: Range<Int>, as keyword: DeclarationKeyword, access: AccessModifier?) {
        declared.append("\(access.map { "\($0) " } ?? "")\(keyword) \(text(name))")
    }
    func declareGenericParameter(_ name: Range<Int>) {}
    func beginMembers(of type: ScannedType) { open.append("members") }
    func endMembers(closedAt end: Int) {
        if bytes[end] != UInt8(ascii: "}") { mismatches.append("no brace closes the members") }
        self.end("members")
    }
    func beginCase(_ name: Range<Int>) { open.append("case") }
    func endCase() { end("case") }
    func endDeclaration() { end("declaration") }
    func importModule(_ statement: ScannedImport) {
        declared.append("import \(text(statement.path))")
    }
    func beginConditional() { open.append("conditional") }
    func beginClause(_ condition: Range<Int>?, isCompound: Bool) {
        conditions.append(condition.map(text) ?? "else")
    }
    func endConditional() { end("conditional") }
    func beginMacro(_ name: Range<Int>, from start: Int, attributes: [Range<Int>]) -> ScanInterest {
        .nothing
    }
    func endMacro(_ arguments: [ScannedArgument]) {}
    func beginCall(of name: Range<Int>) -> ScanInterest { .nothing }
    func endCall(_ first: ScannedArgument?, from start: Int) {}
}

/// The names that a tree uses: references and types, without operators.
final class TreeNames: SyntaxVisitor {
    private(set) var used: Set<ToldNames.Name> = []

    /// The names of a text, and whether SwiftParser finds no error in it.
    static func names(of text: String) -> (used: Set<ToldNames.Name>, isSound: Bool) {
        let tree = Parser.parse(source: text)
        let names = TreeNames(viewMode: .sourceAccurate)
        names.walk(tree)
        return (names.used, !tree.hasError)
    }

    private func note(_ token: TokenSyntax) {
        guard case .identifier = token.tokenKind else { return }
        used.insert(
            ToldNames.Name(
                text: token.text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    // What a condition asks for is no code.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.macroName)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.macroName)
        return .visitChildren
    }
}

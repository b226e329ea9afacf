import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One file of a program: its tree, with operators folded by precedence.
///
/// Of a file that is nested too deep to be walked the tree is empty.
struct ParsedFile: Sendable {
    let path: String
    let isMain: Bool
    let isLibrary: Bool
    let tree: SourceFileSyntax
    let isTooDeep: Bool
    /// The standard operators and those that the file declares.
    let operators: OperatorTable
    /// The most that is parsed: a tree takes a hundred times the size of its text.
    private static let mostBytes = 1 << 20
    private let converter: SourceLocationConverter

    init(_ source: SourceText) {
        path = source.path
        isMain = source.isMain
        isLibrary = source.isLibrary
        var text = source.text
        let isReadable = text.withUTF8 { text in
            text.count <= Self.mostBytes && BracketNesting.exceededLimit(in: text) == nil
                && !ChainNesting.isExceeded(in: text)
        }
        let whole = Parser.parse(source: isReadable ? source.text : "")
        isTooDeep = !isReadable || TreeDepth.isExceeded(by: whole)
        let parsed = isTooDeep ? Parser.parse(source: "") : whole
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(parsed) { _ in }
        self.operators = operators
        let folded = operators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
        converter = SourceLocationConverter(fileName: source.path, tree: tree)
    }

    func position(of node: Syntax) -> SourcePosition {
        let location = node.startLocation(converter: converter)
        return SourcePosition(file: path, line: location.line, column: location.column)
    }
}

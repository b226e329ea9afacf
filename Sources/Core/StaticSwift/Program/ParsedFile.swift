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
    /// How many members its types and extensions have, wherever they nest.
    let members: Int
    /// The standard operators and those that the file declares.
    let operators: OperatorTable
    /// The most that is parsed: a tree takes a hundred times the size of its text.
    private static let mostBytes = 1 << 19
    /// Where its lines begin, ascending.
    private let lineStarts: [Int]

    /// - Parameter isAffordable: Whether there are steps enough to parse it.
    init(_ source: SourceText, isAffordable: Bool = true) {
        path = source.path
        isMain = source.isMain
        isLibrary = source.isLibrary
        var text = source.text
        let isReadable =
            isAffordable
            && text.withUTF8 { text in
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
        members = Self.members(in: tree)
        lineStarts = isTooDeep ? [0] : text.withUTF8(Self.lineStarts)
    }

    /// Behind each LF, CR LF and CR; a tree walks all its tokens for it.
    private static func lineStarts(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        for (offset, byte) in text.enumerated() {
            let endsLine =
                byte == UInt8(ascii: "\n")
                || byte == UInt8(ascii: "\r")
                    && (offset + 1 == text.count || text[offset + 1] != UInt8(ascii: "\n"))
            if endsLine { starts.append(offset + 1) }
        }
        return starts
    }

    private static func members(in tree: SourceFileSyntax) -> Int {
        var waiting = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
        var count = 0
        while let next = waiting.popLast() {
            guard let group = next.asProtocol((any DeclGroupSyntax).self) else { continue }
            count += group.memberBlock.members.count
            waiting += group.memberBlock.members.map(\.decl)
        }
        return count
    }

    func position(of node: Syntax) -> SourcePosition {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        // The first line that begins after it.
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return SourcePosition(file: path, line: low, column: offset - lineStarts[low - 1] + 1)
    }
}
